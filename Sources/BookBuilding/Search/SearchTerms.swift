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

    private var places: [String: [Place]] = [:]
    private var words = SearchWords()

    /// Adds a section; numbers ascend.
    mutating func add(_ section: SearchSection, page: String, as number: Int) {
        var strengths: [String: Double] = [:]
        if section.kind == .call {
            for key in words.keys(of: section.text).keys where !Self.isNumber(key) { strengths[key] = 1 }
        } else {
            addTexts(of: section, page: page, to: &strengths)
        }
        for (key, strength) in strengths {
            let least = section.kind == .call ? 1.0 : Double(SearchTerms.leastOfSection)
            let value = UInt8(min(63, max(least, (strength * section.kind.factor).rounded())))
            places[key, default: []].append(Place(section: Int32(number), strength: value))
        }
    }

    /// Calls are weaker, sections as strong or stronger.
    static let leastOfSection = 3

    /// A title says most, a heading the more the shorter it is; what stands in the text, in code and in logs
    /// follows.
    private mutating func addTexts(
        of section: SearchSection, page: String, to strengths: inout [String: Double]
    ) {
        let heading = words.keys(of: section.title)
        let count = max(1, section.title.split(separator: " ").count)
        for key in heading.keys {
            let weight = section.level > 2 ? 0.6 : 1
            let title: Double = section.kind == .title ? 4 : 0
            strengths[key, default: 0] += weight * (26 + 20 / Double(count)) + title
        }
        for (context, strength) in [(page, 6.0), (section.above, 4)] {
            for key in words.keys(of: context).keys { strengths[key, default: 0] += strength }
        }
        for title in section.scenarios {
            let count = max(1, title.split(separator: " ").count)
            for key in words.keys(of: title).keys {
                strengths[key] = max(strengths[key] ?? 0, 14 + 10 / Double(count))
            }
        }
        let length = Double(section.text.utf8.count) / 700
        for (key, count) in words.keys(of: section.text) {
            let often = 7 + 4 * min(3, log2(Double(count)))
            strengths[key, default: 0] += often / (0.8 + 0.2 * min(6, length))
        }
        for (key, count) in words.keys(of: section.code) {
            strengths[key, default: 0] += 4 + min(3, log2(Double(count)))
        }
        for key in words.keys(of: section.trace).keys where !Self.isNumber(key) {
            strengths[key, default: 0] += 2
        }
    }

    private static func isNumber(_ key: String) -> Bool {
        key.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    // MARK: Reading

    /// All keys, sorted by their bytes.
    var keys: [String] { places.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// In how many sections a key is found; calls do not count.
    func count(of key: String) -> Int {
        places[key]?.count { $0.strength >= SearchTerms.leastOfSection } ?? 0
    }

    /// The strongest places of a key, by section: for each the distance from the one before in digits of base
    /// 32, the last of which is the only one below 32, and a digit for the strength.
    func encoded(_ key: String) -> [UInt8] {
        var kept = places[key] ?? []
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
