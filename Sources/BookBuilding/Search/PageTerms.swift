/// The keys of the search on one page, each with the sections that it is found in.
///
/// They are made with the page and kept with its chapter, so that a book whose chapters are all known puts
/// them together without reading a word again.
struct PageTerms: Sendable {
    /// The bytes of the keys, each once and with a line end behind it, which no key has: a book has hundreds
    /// of thousands, and few of them are asked for as text.
    private var keys: [UInt8] = []
    /// For each key the number of its places, and for each place how far its section is behind the one
    /// before and the strength; all in bytes of seven bits, the lowest first, of which only the last is
    /// below 128.
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
        put(found.count)
        var last: Int32 = 0
        for place in found {
            put(Int(place.section - last))
            places.append(place.strength)
            last = place.section
        }
    }

    private mutating func put(_ number: Int) {
        var rest = number
        while rest >= 0x80 {
            places.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        places.append(UInt8(rest))
    }

    private static let keyEnd = UInt8(ascii: "\n")

    /// Calls a function with the bytes of each key, in their order.
    func forEachKey(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        keys.withUnsafeBufferPointer { keys in
            var start = 0
            for end in keys.indices where keys[end] == Self.keyEnd {
                body(UnsafeBufferPointer(rebasing: keys[start..<end]))
                start = end + 1
            }
        }
    }

    /// Calls a function with each place of each key, the keys in their order and the places in that of the
    /// page.
    ///
    /// - Returns: whether that was all; false where places and keys do not belong together.
    @discardableResult
    func forEachPlace(_ body: (_ key: Int, _ place: SearchPlace) -> Void) -> Bool {
        var rest = places[...]
        for key in 0..<keys.count(where: { $0 == Self.keyEnd }) {
            guard let count = Self.number(&rest), count <= rest.count else { return false }
            var section = 0
            for _ in 0..<count {
                guard let distance = Self.number(&rest), let strength = rest.popFirst() else { return false }
                section += distance
                guard let number = Int32(exactly: section) else { return false }
                body(key, SearchPlace(section: number, strength: strength))
            }
        }
        return rest.isEmpty
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var (number, shift) = (0, 0)
        while let byte = bytes.popFirst(), shift < 28 {
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }
}

extension PageTerms: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(bytes: keys)
        writer.add(bytes: places)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        keys = Array(try reader.nextBytes())
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
