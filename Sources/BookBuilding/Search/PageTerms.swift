/// The keys of the search on one page, each with the sections that it is found in.
///
/// They are made with the page and kept with its chapter, so that a book whose chapters are all known puts
/// them together without reading a word again.
struct PageTerms: Sendable {
    /// The bytes of the keys, each once and with a line end behind it, which no key has: a book has hundreds
    /// of thousands, and few of them are asked for as text.
    private var keys: [UInt8] = []
    /// For each key the number of its places. Numbers are bytes of seven bits, the lowest first, of which
    /// only the last is below 128.
    private var counts: [UInt8] = []
    /// For each place of each key how far its section is behind the one before, a number, and the strength.
    private var places: [UInt8] = []

    /// - Parameters:
    ///   - sections: in reading order; their numbers on the page are their places.
    ///   - title: the title of the page, which says a little about each of its sections.
    ///   - strengths: reads them; it knows the words of pages before this one.
    init(_ sections: [SearchSection], title: String, _ strengths: inout SearchStrengths) {
        var slots: [Int: Int] = [:]
        var found: [(key: Int, places: [SearchPlace])] = []
        for (number, section) in sections.enumerated() {
            strengths.read(section, page: title)
            for key in strengths.keys {
                let place = SearchPlace(section: Int32(number), strength: strengths.strength(of: key))
                if let slot = slots[key] {
                    found[slot].places.append(place)
                } else {
                    slots[key] = found.count
                    found.append((key, [place]))
                }
            }
        }
        for (key, places) in found { add(strengths.words.keys[key], places) }
    }

    private mutating func add(_ key: String, _ found: [SearchPlace]) {
        keys += key.utf8
        keys.append(Self.keyEnd)
        Self.put(found.count, into: &counts)
        var last: Int32 = 0
        for place in found {
            Self.put(Int(place.section - last), into: &places)
            places.append(place.strength)
            last = place.section
        }
    }

    private static func put(_ number: Int, into bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static let keyEnd = UInt8(ascii: "\n")

    /// Calls a function with the bytes of each key and the number of its places, in their order.
    func forEachKey(_ body: (UnsafeBufferPointer<UInt8>, _ places: Int) -> Void) {
        keys.withUnsafeBufferPointer { keys in
            counts.withUnsafeBufferPointer { bytes in
                var counts = Numbers(bytes)
                var start = 0
                for end in keys.indices where keys[end] == Self.keyEnd {
                    body(UnsafeBufferPointer(rebasing: keys[start..<end]), counts.next() ?? 0)
                    start = end + 1
                }
            }
        }
    }

    /// Calls a function with each place of each key, the keys in their order and the places in that of the
    /// page.
    ///
    /// - Returns: whether that was all; false where places and keys do not belong together.
    @discardableResult
    func forEachPlace(_ body: (_ key: Int, _ place: SearchPlace) -> Void) -> Bool {
        counts.withUnsafeBufferPointer { counts in
            places.withUnsafeBufferPointer { places in
                var (counts, places, key) = (Numbers(counts), Numbers(places), 0)
                while let count = counts.next() {
                    var section = 0
                    for _ in 0..<count {
                        guard let distance = places.next(), let strength = places.nextByte() else {
                            return false
                        }
                        section += distance
                        guard let number = Int32(exactly: section) else { return false }
                        body(key, SearchPlace(section: number, strength: strength))
                    }
                    key += 1
                }
                return counts.isAtEnd && places.isAtEnd && key == keys.count { $0 == Self.keyEnd }
            }
        }
    }

    /// Numbers one behind the other.
    private struct Numbers {
        private let bytes: UnsafeBufferPointer<UInt8>
        private var at = 0

        init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        var isAtEnd: Bool { at == bytes.count }

        mutating func nextByte() -> UInt8? {
            guard at < bytes.count else { return nil }
            defer { at += 1 }
            return bytes[at]
        }

        /// Nil where none is, or a larger one than was ever written.
        mutating func next() -> Int? {
            var (number, shift) = (0, 0)
            while shift < 28, let byte = nextByte() {
                number |= Int(byte & 0x7F) << shift
                if byte < 0x80 { return number }
                shift += 7
            }
            return nil
        }
    }
}

extension PageTerms: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(bytes: keys)
        writer.add(bytes: counts)
        writer.add(bytes: places)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        keys = Array(try reader.nextBytes())
        counts = Array(try reader.nextBytes())
        places = Array(try reader.nextBytes())
    }

    /// Whether all places are of a page with so many sections, and as strong as places can be.
    func belong(toSections count: Int) -> Bool {
        var areRight = true
        let areAll = forEachPlace { _, place in
            if place.section >= count || !SearchPlace.strengths.contains(place.strength) { areRight = false }
        }
        return areAll && areRight
    }
}
