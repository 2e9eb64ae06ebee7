/// Takes the title of a `check:` link apart into words, quoted texts and marks.
struct ClaimScanner {
    struct Token: Equatable {
        enum Kind: Equatable {
            case word
            /// Without its quotes; `\"` and `\\` are read, `\n` is a line end.
            case quoted
            case semicolon, comma, arrow, plus
            case end
        }

        var kind: Kind
        var text: String
        var range: Range<Int>
    }

    /// All tokens; the last one is `end`.
    private(set) var tokens: [Token] = []
    /// Where a quote opens that nothing closes.
    private(set) var unclosedQuotes: [Range<Int>] = []

    private let bytes: [UInt8]
    private var at = 0

    init(_ title: String) {
        bytes = Array(title.utf8)
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: " "), 0x09...0x0D: at += 1
            case UInt8(ascii: ";"): add(.semicolon, length: 1)
            case UInt8(ascii: ","): add(.comma, length: 1)
            case UInt8(ascii: "\""): addQuoted()
            case UInt8(ascii: "+"): add(.plus, length: 1)
            case UInt8(ascii: "-") where isArrow(at): add(.arrow, length: 2)
            default: addWord()
            }
        }
        tokens.append(Token(kind: .end, text: "", range: at..<at))
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        at + distance < bytes.count ? bytes[at + distance] : nil
    }

    private func isArrow(_ place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == UInt8(ascii: "-")
            && bytes[place + 1] == UInt8(ascii: ">")
    }

    private mutating func add(_ kind: Token.Kind, length: Int) {
        tokens.append(Token(kind: kind, text: text(at..<at + length), range: at..<at + length))
        at += length
    }

    private mutating func addWord() {
        let start = at
        while let byte = peek(), !isArrow(at) {
            switch byte {
            case UInt8(ascii: " "), 0x09...0x0D, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
                return addWord(from: start)
            case UInt8(ascii: "+"): return addWord(from: start)
            default: at += 1
            }
        }
        addWord(from: start)
    }

    private mutating func addWord(from start: Int) {
        tokens.append(Token(kind: .word, text: text(start..<at), range: start..<at))
    }

    private mutating func addQuoted() {
        let start = at
        var read: [UInt8] = []
        at += 1
        while let byte = peek(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let next = peek(1), let meant = ClaimScanner.escape(next) {
                read.append(meant)
                at += 2
            } else if let (scalar, end) = scalarEscape() {
                read += String(scalar).utf8
                at = end
            } else {
                read.append(byte)
                at += 1
            }
        }
        if peek() == nil { unclosedQuotes.append(start..<start + 1) } else { at += 1 }
        tokens.append(
            Token(kind: .quoted, text: String(decoding: read, as: UTF8.self), range: start..<at))
    }

    /// The character of `\u{7}`, as logs write those that cannot be seen, and where it ends.
    private func scalarEscape() -> (Unicode.Scalar, end: Int)? {
        let rest = bytes[at...]
        guard rest.starts(with: "\\u{".utf8), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
            return nil
        }
        return UInt32(text(at + 3..<end), radix: 16).flatMap(Unicode.Scalar.init).map { ($0, end + 1) }
    }

    private static func escape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "0"): 0
        default: nil
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
