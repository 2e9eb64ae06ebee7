import Foundation

/// Where each key of the search is found, and how much it says there.
struct SearchTerms {
    /// One place: the number of the section, and from 1 to 63 how much the key says about it.
    struct Place: Equatable {
        var section: Int32
        var strength: UInt8
    }

    /// So many places of a key are kept, the strongest.
    static let mostPlaces = 1000

    /// By the number of the key.
    private var places: [[Place]] = []
    private var words = SearchWords()
    private var strengths = Strengths()

    /// How much each key says about one section.
    private struct Strengths {
        /// By the number of the key; 0 for those that say nothing.
        private(set) var values: [Double] = []
        /// Those that say something.
        private(set) var keys: [Int] = []

        mutating func add(_ strength: Double, to key: Int) { set(key, self[key] + strength) }

        mutating func raise(_ key: Int, to strength: Double) { set(key, max(self[key], strength)) }

        mutating func removeAll() {
            for key in keys { values[key] = 0 }
            keys.removeAll(keepingCapacity: true)
        }

        subscript(key: Int) -> Double { key < values.count ? values[key] : 0 }

        private mutating func set(_ key: Int, _ strength: Double) {
            if key >= values.count { values += Array(repeating: 0, count: key + 1 - values.count) }
            if values[key] == 0 { keys.append(key) }
            values[key] = strength
        }
    }

    /// Adds a section; numbers ascend.
    mutating func add(_ section: SearchSection, page: String, as number: Int) {
        strengths.removeAll()
        if section.kind == .call {
            words.read(section.text)
            for key in words.found where !isNumber(key) { strengths.add(1, to: key) }
        } else {
            addTexts(of: section, page: page)
        }
        let missing = words.keys.count - places.count
        if missing > 0 { places += Array(repeating: [], count: missing) }
        let least = section.kind == .call ? 1.0 : Double(SearchTerms.leastOfSection)
        for key in strengths.keys {
            let value = UInt8(min(63, max(least, (strengths[key] * section.kind.factor).rounded())))
            places[key].append(Place(section: Int32(number), strength: value))
        }
    }

    /// Calls are weaker, sections as strong or stronger.
    static let leastOfSection = 3

    /// A title says most, a heading the more the shorter it is; what stands in the text, in code and in logs
    /// follows.
    private mutating func addTexts(of section: SearchSection, page: String) {
        addHeadings(of: section, page: page)
        let length = Double(section.text.utf8.count) / 700
        words.read(section.text)
        for key in words.found {
            let often = 7 + 4 * min(3, log2(Double(words.count(of: key))))
            strengths.add(often / (0.8 + 0.2 * min(6, length)), to: key)
        }
        words.read(section.code)
        for key in words.found { strengths.add(4 + min(3, log2(Double(words.count(of: key)))), to: key) }
        words.read(section.trace)
        for key in words.found where !isNumber(key) { strengths.add(2, to: key) }
    }

    private mutating func addHeadings(of section: SearchSection, page: String) {
        let weight = section.level > 2 ? 0.6 : 1
        let title: Double = section.kind == .title ? 4 : 0
        let count = max(1, section.title.split(separator: " ").count)
        words.read(section.title)
        for key in words.found { strengths.add(weight * (26 + 20 / Double(count)) + title, to: key) }
        for (context, strength) in [(page, 6.0), (section.above, 4)] {
            words.read(context)
            for key in words.found { strengths.add(strength, to: key) }
        }
        for title in section.scenarios {
            let count = max(1, title.split(separator: " ").count)
            words.read(title)
            for key in words.found { strengths.raise(key, to: 14 + 10 / Double(count)) }
        }
    }

    private func isNumber(_ key: Int) -> Bool {
        words.keys[key].utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    // MARK: Reading

    /// All keys, sorted by their bytes.
    var keys: [String] {
        let used = zip(words.keys, places).filter { !$0.1.isEmpty }.map(\.0)
        return used.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func places(of key: String) -> [Place] {
        guard let number = words.number(of: key), number < places.count else { return [] }
        return places[number]
    }

    /// In how many sections a key is found; calls do not count.
    func count(of key: String) -> Int {
        places(of: key).count { $0.strength >= SearchTerms.leastOfSection }
    }

    /// The strongest places of a key, by section: for each the distance from the one before in digits of base
    /// 32, the last of which is the only one below 32, and a digit for the strength.
    func encoded(_ key: String) -> [UInt8] {
        var kept = places(of: key)
        if kept.count > Self.mostPlaces {
            kept.sort { ($1.strength, $0.section) < ($0.strength, $1.section) }
            kept.removeLast(kept.count - Self.mostPlaces)
            kept.sort { $0.section < $1.section }
        }
        var bytes: [UInt8] = []
        var last = -1
        for place in kept {
            var rest = Int(place.section) - last - 1
            last = Int(place.section)
            while rest >= 32 {
                bytes.append(Self.digits[32 + rest % 32])
                rest /= 32
            }
            bytes.append(Self.digits[rest])
            bytes.append(Self.digits[Int(place.strength)])
        }
        return bytes
    }

    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
