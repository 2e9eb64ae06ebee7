import Foundation

/// The words of a text as the search compares them. The script of the search, `Theme/words.js`, takes queries
/// apart by the same steps: a change here is a change there.
///
/// - Letters are folded (NFKC, lower case); all else divides words, but for the point in a number.
/// - An identifier is found as a whole and by its parts: `touchesBegan`, `touches`, `Began`.
/// - An English word is found in all its forms: `cancelled` by `cancel`, too.
/// - Chinese, Japanese and Korean have no blanks between words: each two and each three letters in succession
///   are a word.
///
/// A book has the same few thousand keys again and again: each gets a number, by which texts are counted.
struct SearchWords {
    /// All keys so far; the place of each is its number.
    private(set) var keys: [String] = []
    /// The numbers of the keys of the text that was read last, each once.
    private(set) var found: [Int] = []

    /// How often each key occurs in that text.
    private var counts: [Int] = []
    private var numbers: [String: Int] = [:]
    /// The keys of each word so far that has other letters than those of ASCII.
    private var known: [String: [Int]] = [:]
    /// Words of ASCII, and by their numbers the keys of each.
    private var plain = WordNumbers()
    private var plainKeys: [[Int]] = []

    /// Reads the keys of a text.
    mutating func read(_ text: String) {
        for key in found { counts[key] = 0 }
        found.removeAll(keepingCapacity: true)
        var text = text
        let isPlain = text.withUTF8 { bytes in
            let isPlain = bytes.allSatisfy { $0 < 0x80 }
            if isPlain { readPlain(bytes) }
            return isPlain
        }
        if !isPlain { readFolded(text.precomposedStringWithCompatibilityMapping) }
    }

    /// How often a key occurs in the text that was read last.
    func count(of key: Int) -> Int { counts[key] }

    /// The number of a key; nil for one that no text had so far.
    func number(of key: String) -> Int? { numbers[key] }

    // MARK: Texts

    /// A text of ASCII alone.
    private mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start: Int?
        for index in bytes.indices {
            let isInWord = Self.isPlainLetter(bytes[index]) || Self.isPoint(index, in: bytes)
            if isInWord == (start != nil) { continue }
            if let first = start {
                add(plain: UnsafeBufferPointer(rebasing: bytes[first..<index]))
                start = nil
            } else {
                start = index
            }
        }
        if let start { add(plain: UnsafeBufferPointer(rebasing: bytes[start...])) }
    }

    private mutating func add(plain word: UnsafeBufferPointer<UInt8>) {
        if let number = plain.number(of: word) {
            for key in plainKeys[number] { count(key) }
            return
        }
        let keys = Self.keys(ofWord: String(decoding: word, as: UTF8.self)).map { number($0) }
        plain.add(word)
        plainKeys.append(keys)
        for key in keys { count(key) }
    }

    private static func isPlainLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Whether a point is between two digits.
    private static func isPoint(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[index] == UInt8(ascii: "."), index > 0, index + 1 < bytes.count else { return false }
        return [bytes[index - 1], bytes[index + 1]].allSatisfy { (0x30...0x39).contains($0) }
    }

    /// A text in any script.
    private mutating func readFolded(_ text: String) {
        var word = String.UnicodeScalarView()
        var kind = Kind.other
        var last: Unicode.Scalar?
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            var next = Kind(of: scalar)
            let isPoint = scalar == "." && last.map(Self.isDigit) ?? false
                && index + 1 < scalars.count && Self.isDigit(scalars[index + 1])
            if isPoint { next = .letter }
            if next != kind {
                add(word, kind)
                word.removeAll(keepingCapacity: true)
                kind = next
            }
            if next != .other { word.append(scalar) }
            last = scalar
        }
        add(word, kind)
    }

    // MARK: Words

    private enum Kind {
        case letter
        case ideograph
        case other

        init(of scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
            case 0..<0x80: self = .other
            case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
                0x20000...0x3FFFF:
                self = .ideograph
            default:
                let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                self = isLetter ? .letter : .other
            }
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private mutating func add(_ word: String.UnicodeScalarView, _ kind: Kind) {
        switch kind {
        case .other: return
        case .letter: add(String(word))
        case .ideograph:
            let letters = Array(word)
            for length in 2...3 where letters.count >= length {
                for start in 0...letters.count - length {
                    var key = String.UnicodeScalarView()
                    key.append(contentsOf: letters[start..<start + length])
                    count(number(String(key)))
                }
            }
            if letters.count == 1 { count(number(String(word))) }
        }
    }

    private mutating func add(_ word: String) {
        if let keys = known[word] {
            for key in keys { count(key) }
            return
        }
        let keys = Self.keys(ofWord: word).map { number($0) }
        known[word] = keys
        for key in keys { count(key) }
    }

    private mutating func count(_ key: Int) {
        if counts[key] == 0 { found.append(key) }
        counts[key] += 1
    }

    /// The number of a key, which may be a new one.
    private mutating func number(_ key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        counts.append(0)
        return keys.count - 1
    }

    /// The word, its stem, and the stems of its parts; each once. A very long one is found by its beginning.
    static func keys(ofWord word: String) -> [String] {
        // No letter has less than a byte.
        let isLong = word.utf8.count > mostLetters && word.unicodeScalars.count > mostLetters
        let cut = isLong ? String(word.unicodeScalars.prefix(mostLetters)) : word
        let whole = cut.lowercased()
        var keys = [whole]
        func add(_ key: String) {
            if !keys.contains(key) { keys.append(key) }
        }
        add(stem(of: whole))
        // Nothing divides letters that are all small.
        if whole == cut, cut.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return keys }
        let parts = parts(of: cut)
        if parts.count > 1 {
            for part in parts where part.count > 1 { add(stem(of: part.lowercased())) }
        }
        return keys
    }

    /// No key has more letters.
    static let mostLetters = 64

    /// `UITapGesture2` is `UI`, `Tap`, `Gesture`, `2`.
    static func parts(of word: String) -> [String] {
        let letters = Array(word.utf8)
        if letters.allSatisfy({ $0 < 0x80 }) {
            return parts(of: letters).map { String(decoding: letters[$0], as: UTF8.self) }
        }
        let characters = Array(word)
        return parts(of: characters).map { String(characters[$0]) }
    }

    private static func parts(of word: [some WordLetter]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for index in word.indices.dropFirst() {
            let next = index + 1 < word.count ? word[index + 1] : nil
            guard begins(word[index], after: word[index - 1], before: next) else { continue }
            parts.append(start..<index)
            start = index
        }
        return word.isEmpty ? [] : parts + [start..<word.count]
    }

    private static func begins<Letter: WordLetter>(
        _ letter: Letter, after last: Letter, before next: Letter?
    ) -> Bool {
        if last.isNumber != letter.isNumber { return !letter.isPoint && !last.isPoint }
        guard letter.isUppercase else { return false }
        return !last.isUppercase || next?.isLowercase ?? false
    }

    // MARK: Stems

    /// An English word without what shows its form: `cancelled`, `cancels` and `cancelling` are `cancel`.
    static func stem(of word: String) -> String {
        var letters = Array(word.utf8)
        guard letters.count > 3, letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
        func ends(_ ending: String) -> Bool { letters.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
        if ends("ies"), letters.count > 4 {
            letters.replaceSubrange((letters.count - 3)..., with: "y".utf8)
        } else if ends("s"), !ends("ss"), !ends("us"), !ends("is") {
            letters.removeLast()
        }
        for (ending, shortest) in [("ing", 6), ("ed", 5), ("able", 7)] where ends(ending) {
            let rest = letters.dropLast(ending.utf8.count)
            let hasVowel = rest.contains { "aeiouy".utf8.contains($0) }
            let isForm = hasVowel && letters.count >= shortest && !unformed.contains(word)
            if isForm { letters = Array(rest) }
            break
        }
        if letters.count > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
        let count = letters.count
        if count > 3, letters[count - 1] == letters[count - 2] { letters.removeLast() }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Words that look like forms of others.
    private static let unformed: Set<String> = ["disable", "enable", "unable", "variable", "string", "during"]
}

/// What the parts of a word are told by.
private protocol WordLetter {
    var isNumber: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isPoint: Bool { get }
}

extension Character: WordLetter {
    fileprivate var isPoint: Bool { self == "." }
}

/// A letter of ASCII.
extension UInt8: WordLetter {
    fileprivate var isNumber: Bool { (0x30...0x39).contains(self) }
    fileprivate var isUppercase: Bool { (0x41...0x5A).contains(self) }
    fileprivate var isLowercase: Bool { (0x61...0x7A).contains(self) }
    fileprivate var isPoint: Bool { self == UInt8(ascii: ".") }
}
