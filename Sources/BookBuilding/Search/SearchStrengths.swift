import Foundation

/// One place of a key.
struct SearchPlace: Equatable {
    static let strengths: ClosedRange<UInt8> = 1...63

    /// The number of the section.
    var section: Int32
    /// How much the key says about it, one of `strengths`.
    var strength: UInt8
}

/// How much each key says about one section.
struct SearchStrengths {
    private(set) var words = SearchWords()
    /// Those that say something about the section that was read last.
    private(set) var keys: [Int] = []
    /// By the number of the key; 0 for those that say nothing.
    private var values: [Double] = []
    private var kind = SearchSection.Kind.section

    /// How much more a word says where it is in the paragraph under the heading.
    private static let lead = 6.0
    /// Calls are weaker, sections as strong or stronger.
    static let leastOfSection = 3

    /// Reads a section of a page with a title, and forgets the one before.
    mutating func read(_ section: SearchSection, page: String) {
        for key in keys { values[key] = 0 }
        keys.removeAll(keepingCapacity: true)
        kind = section.kind
        if kind == .call {
            words.read(section.text)
            for key in words.found where !isNumber(key) { add(1, to: key) }
        } else {
            addHeadings(of: section, page: page)
            addTexts(of: section)
        }
    }

    /// As places have it.
    func strength(of key: Int) -> UInt8 {
        let least = kind == .call ? 1 : Double(Self.leastOfSection)
        return UInt8(min(63, max(least, (values[key] * kind.factor).rounded())))
    }

    /// A title says most, a heading the more the shorter it is.
    private mutating func addHeadings(of section: SearchSection, page: String) {
        let weight = section.level > 2 ? 0.6 : 1
        let title: Double = section.kind == .title ? 4 : 0
        let count = max(1, section.title.split(separator: " ").count)
        words.read(section.title)
        for key in words.found { add(weight * (26 + 20 / Double(count)) + title, to: key) }
        for (context, strength) in [(page, 6.0), (section.above, 4)] {
            words.read(context)
            for key in words.found { add(strength, to: key) }
        }
        for title in section.scenarios { raise(wordsOf: title, from: 14) }
        for phrase in section.phrases { raise(wordsOf: phrase, from: 20) }
    }

    /// What is in the text, in code and in logs follows.
    private mutating func addTexts(of section: SearchSection) {
        let length = Double(section.text.utf8.count) / 700
        words.read(section.text)
        for key in words.found {
            let often = 7 + 4 * min(3, log2(Double(words.count(of: key))))
            add(often / (0.8 + 0.2 * min(6, length)), to: key)
        }
        words.read(section.lead)
        for key in words.found { add(Self.lead, to: key) }
        words.read(section.code)
        for key in words.found { add(4 + min(3, log2(Double(words.count(of: key)))), to: key) }
        words.read(section.trace)
        for key in words.found where !isNumber(key) { add(2, to: key) }
    }

    private mutating func add(_ strength: Double, to key: Int) { set(key, value(of: key) + strength) }

    private mutating func raise(_ key: Int, to strength: Double) { set(key, max(value(of: key), strength)) }

    /// The fewer words a text has, the more each of them says.
    private mutating func raise(wordsOf text: String, from strength: Double) {
        let count = max(1, text.split(separator: " ").count)
        words.read(text)
        for key in words.found { raise(key, to: strength + 10 / Double(count)) }
    }

    private func value(of key: Int) -> Double { key < values.count ? values[key] : 0 }

    private mutating func set(_ key: Int, _ strength: Double) {
        if key >= values.count { values += Array(repeating: 0, count: key + 1 - values.count) }
        if values[key] == 0 { keys.append(key) }
        values[key] = strength
    }

    private func isNumber(_ key: Int) -> Bool {
        words.keys[key].utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
