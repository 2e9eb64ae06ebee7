/// The words of a Swift file with what is needed to tell declarations from uses: which stand behind a dot,
/// and how many braces lie around each. Comments and the text of literals are left out; what stands between
/// the parentheses of an interpolation is read.
struct SwiftWords {
    struct Word: Equatable {
        let text: String
        let isBehindDot: Bool
        /// Whether a comma is the last mark before it.
        let isBehindComma: Bool
        /// How many braces lie around it.
        let depth: Int
        /// 1-based.
        let line: Int
    }

    private(set) var words: [Word] = []

    private let bytes: [UInt8]
    private var at = 0
    private var depth = 0
    private var line = 1
    private var isBehindDot = false
    private var isBehindComma = false

    static func words(of lines: [Substring]) -> [Word] {
        var scanner = SwiftWords(Array(lines.joined(separator: "\n").utf8))
        scanner.scan(untilParenthesis: false)
        return scanner.words
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter untilParenthesis: to the end of an interpolation and not of the text.
    private mutating func scan(untilParenthesis: Bool) {
        var open = 0
        while at < bytes.count {
            if skipsComment() { continue }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && beginsRawLiteral {
                skipLiteral()
                continue
            }
            if SwiftWords.isLetter(byte) {
                readWord()
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if untilParenthesis, open < 0 { return }
            case UInt8(ascii: "\n"): line += 1
            default: break
            }
            isBehindDot = byte == UInt8(ascii: ".")
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
                isBehindComma = byte == UInt8(ascii: ",")
            }
            at += 1
        }
    }

    private mutating func readWord() {
        let start = at
        while at < bytes.count, SwiftWords.isLetter(bytes[at]) { at += 1 }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        words.append(
            Word(
                text: text, isBehindDot: isBehindDot, isBehindComma: isBehindComma, depth: depth, line: line))
        isBehindDot = false
        isBehindComma = false
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    // MARK: What is left out

    private func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        return at + count <= bytes.count && (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }

    private mutating func skipsComment() -> Bool {
        if stands("//") {
            while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
            return true
        }
        guard stands("/*") else { return false }
        var nested = 0
        repeat {
            if stands("/*") { nested += 1 }
            if stands("*/") { nested -= 1 }
            at += stands("/*") || stands("*/") ? 2 : 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "\n") { line += 1 }
        } while nested > 0 && at < bytes.count
        return true
    }

    private var beginsRawLiteral: Bool {
        let marks = bytes[at...].prefix { $0 == UInt8(ascii: "#") }
        return marks.endIndex < bytes.count && bytes[marks.endIndex] == UInt8(ascii: "\"")
    }

    private mutating func skipLiteral() {
        var marks = 0
        while stands("#") {
            marks += 1
            at += 1
        }
        let quotes = stands("\"\"\"") ? 3 : 1
        at += quotes
        while at < bytes.count {
            if ends(quotes: quotes, marks: marks) {
                at += quotes + marks
                return
            }
            guard bytes[at] == UInt8(ascii: "\\"), bytes[(at + 1)...].prefix(marks).allSatisfy({ $0 == 0x23 })
            else {
                if bytes[at] == UInt8(ascii: "\n") { line += 1 }
                at += 1
                continue
            }
            at += 1 + marks
            if stands("(") {
                at += 1
                scan(untilParenthesis: true)
            }
            at += 1
        }
    }

    private func ends(quotes: Int, marks: Int) -> Bool {
        let end = at + quotes + marks
        guard end <= bytes.count else { return false }
        return bytes[at..<at + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
            && bytes[(at + quotes)..<end].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
