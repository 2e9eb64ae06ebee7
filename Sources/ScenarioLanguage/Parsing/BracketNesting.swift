/// How deep brackets lie in one another. For each square bracket the parser looks ahead through all that is
/// in it, so that its time is multiplied with every level; for the others it grows with the cube of the
/// levels. What is deeper than the bounds here must not reach it.
///
/// Brackets in comments and in the text of strings do not count. Where it cannot be told what is text (behind
/// a regular expression, say), only opening ones count from there on, so that no code is ever taken for
/// shallower than it is.
struct BracketNesting {
    /// How many may be open at once: that many levels are parsed in milliseconds.
    struct Bounds {
        var square = 8
        var all = 32
    }

    /// A bracket that lies too deep. Offsets are in UTF-8 bytes from the start of the text.
    struct TooDeep: Equatable {
        var offset: Int
        /// How many brackets may be open around it, and whether only square ones count.
        var bound: Int
        var isSquare: Bool
        /// Where something begins whose end cannot be told, if that is why.
        var doubt: Int?
    }

    /// A string whose interpolation is being read.
    private struct Enclosing {
        var string: Quote
        var parentheses = 0
    }

    private struct Quote {
        var pounds = 0
        var isMultiline = false
        var start: Int
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var square = 0
    private var round = 0
    private var curly = 0
    private var enclosing: [Enclosing] = []
    private var doubt: Int?

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The first bracket that is deeper than the bounds; nil when there is none.
    static func firstTooDeep(in text: String, bounds: Bounds = Bounds()) -> TooDeep? {
        var nesting = BracketNesting(text)
        while nesting.skipPlainBytes() {
            if nesting.doubt == nil { nesting.readCode() } else { nesting.readDoubtfully() }
            if nesting.square > bounds.square { return nesting.tooDeep(bounds.square, isSquare: true) }
            if nesting.all > bounds.all { return nesting.tooDeep(bounds.all, isSquare: false) }
        }
        return nil
    }

    /// Goes on to the next byte that may mean something; false at the end of the text. Most bytes are letters
    /// and blanks.
    private mutating func skipPlainBytes() -> Bool {
        let special = Self.special
        var next = offset
        while next < bytes.count, !special[Int(bytes[next])] { next += 1 }
        offset = next
        return next < bytes.count
    }

    /// By the number of a byte: whether code with it is read by more than going on.
    private static let special: [Bool] = {
        var special = [Bool](repeating: false, count: 256)
        for byte in "[]{}()\"'#/`<>\n\r".utf8 { special[Int(byte)] = true }
        return special
    }()

    private var all: Int { square + round + curly + enclosing.count }

    private func tooDeep(_ bound: Int, isSquare: Bool) -> TooDeep {
        TooDeep(offset: offset - 1, bound: bound, isSquare: isSquare, doubt: doubt)
    }

    private func byte(_ ahead: Int = 0) -> UInt8? {
        let index = offset + ahead
        return bytes.indices.contains(index) ? bytes[index] : nil
    }

    private func isNext(_ words: StaticString, from ahead: Int = 0) -> Bool {
        (0..<words.utf8CodeUnitCount).allSatisfy { byte(ahead + $0) == words.utf8Start[$0] }
    }

    private mutating func readDoubtfully() {
        switch bytes[offset] {
        case UInt8(ascii: "["): square += 1
        case UInt8(ascii: "("), UInt8(ascii: "{"): round += 1
        default: break
        }
        offset += 1
    }

    private mutating func readCode() {
        switch bytes[offset] {
        case UInt8(ascii: "["): square += 1
        case UInt8(ascii: "]"): square = max(0, square - 1)
        case UInt8(ascii: "{"): curly += 1
        case UInt8(ascii: "}"): curly = max(0, curly - 1)
        case UInt8(ascii: "("): changeParentheses(by: 1)
        case UInt8(ascii: ")"):
            if let string = endedInterpolation() { return readText(of: string) }
            changeParentheses(by: -1)
        case UInt8(ascii: "\""): return readString(pounds: 0)
        case UInt8(ascii: "'"): return readSingleQuotes()
        case UInt8(ascii: "#"): return readPounds()
        case UInt8(ascii: "/"): return readSlash()
        case UInt8(ascii: "`"): return readQuotedName()
        case UInt8(ascii: "<") where isNext("<#") || isNext("<<<<"): doubt = offset
        case UInt8(ascii: ">") where isNext(">>>>"): doubt = offset
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            if let string = enclosing.first(where: { !$0.string.isMultiline })?.string {
                // An interpolation without end: what was taken for text may be code.
                doubt = string.start
                offset = string.start
            }
        default: break
        }
        offset += 1
    }

    private mutating func changeParentheses(by change: Int) {
        round = max(0, round + change)
        guard !enclosing.isEmpty else { return }
        enclosing[enclosing.count - 1].parentheses += change
    }

    /// The string that goes on after the parenthesis here.
    private mutating func endedInterpolation() -> Quote? {
        guard let innermost = enclosing.last, innermost.parentheses == 0 else { return nil }
        enclosing.removeLast()
        offset += 1
        return innermost.string
    }

    /// A string with pounds before its quote, or else a directive, or a regular expression.
    private mutating func readPounds() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "/") || byte(pounds) == UInt8(ascii: "!") { doubt = offset }
        offset += pounds
        if byte() == UInt8(ascii: "\"") { readString(pounds: pounds) }
    }

    /// A name in backticks, such as `default`.
    private mutating func readQuotedName() {
        offset += 1
        while let next = byte().map({ Character(Unicode.Scalar($0)) }),
            next == "_" || next.isLetter || next.isNumber
        {
            offset += 1
        }
        if byte() == UInt8(ascii: "`") { offset += 1 } else { doubt = offset }
    }

    private mutating func readString(pounds: Int) {
        let isMultiline = isNext("\"\"\"")
        let string = Quote(pounds: pounds, isMultiline: isMultiline, start: offset)
        offset += isMultiline ? 3 : 1
        if isMultiline, !isAtLineEnd {
            // With more in its first line it is an error, or a short string of quotes.
            doubt = string.start
        } else {
            readText(of: string)
        }
    }

    /// A string in the marks of other languages; an error, but the parser reads it.
    private mutating func readSingleQuotes() {
        let start = offset
        offset += 1
        while let next = byte(), next != UInt8(ascii: "\\"), !isAtLineEnd {
            offset += 1
            if next == UInt8(ascii: "'") { return }
        }
        doubt = start
    }

    /// Reads text until the string ends, or an interpolation begins. An unclosed string ends with its line.
    private mutating func readText(of string: Quote) {
        while let next = byte(), string.isMultiline || !isAtLineEnd {
            if next == UInt8(ascii: "\\"), hasPounds(string.pounds, from: 1) {
                offset += 1 + string.pounds
                guard byte() != UInt8(ascii: "(") else {
                    offset += 1
                    return enclosing.append(Enclosing(string: string))
                }
                if !isAtLineEnd { offset += 1 }
            } else if closes(string) {
                offset += (string.isMultiline ? 3 : 1) + string.pounds
                return
            } else {
                offset += 1
            }
        }
    }

    private var isAtLineEnd: Bool { byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") }

    private func closes(_ string: Quote) -> Bool {
        let isQuote = string.isMultiline ? isNext("\"\"\"") : byte() == UInt8(ascii: "\"")
        return isQuote && hasPounds(string.pounds, from: string.isMultiline ? 3 : 1)
    }

    private func hasPounds(_ count: Int, from ahead: Int) -> Bool {
        (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
    }

    private mutating func readSlash() {
        if isNext("//") {
            while offset < bytes.count, !isAtLineEnd { offset += 1 }
        } else if isNext("/*") {
            readComment()
        } else {
            if mayBeginExpression() { doubt = offset }
            offset += 1
        }
    }

    private mutating func readComment() {
        var level = 0
        while offset < bytes.count {
            if isNext("/*") { level += 1 } else if isNext("*/") { level -= 1 }
            offset += isNext("/*") || isNext("*/") ? 2 : 1
            if level == 0 { return }
        }
    }

    /// Whether the slash here may be the first one of a regular expression: no blank follows it, and another
    /// one in its line. One that touches a name, a number or a closing bracket divides: `width/2`; one behind
    /// a name and a blank does, unless the name is a word of the language: `a /~/ b`, `infix operator /~/`.
    private func mayBeginExpression() -> Bool {
        if let before = byte(-1).map({ Character(Unicode.Scalar($0)) }),
            before.isASCII, before.isLetter || before.isNumber || "_)]}\"".contains(before)
        {
            return false
        }
        let blank = UInt8(ascii: " ")
        let line = bytes[..<offset].reversed().drop { $0 == blank }
        let word = line.prefix { Character(Unicode.Scalar($0)).isNameLike }.reversed()
        if [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(line.first) { return false }
        if !word.isEmpty, !Self.wordsBeforeExpressions.contains(String(decoding: word, as: UTF8.self)) {
            return false
        }
        guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\t") else { return false }
        let rest = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return rest.contains(UInt8(ascii: "/"))
    }

    /// The words of the language behind which an expression may begin.
    private static let wordsBeforeExpressions: Set<String> = [
        "return", "in", "case", "if", "else", "guard", "while", "where", "switch", "try", "throw", "await",
        "as", "is", "do", "repeat", "defer", "default", "for", "yield", "copy", "consume", "any", "some",
    ]
}

extension Character {
    fileprivate var isNameLike: Bool { isASCII && (isLetter || isNumber) || self == "_" }
}
