import Reporting

/// Reads JSON (RFC 8259) and throws a diagnostic at the first place where it is none.
struct JSONReader {
    /// The first thing that is wrong.
    struct Problem: Error {
        var diagnostic: Diagnostic
    }

    /// Objects and lists around each other; it bounds the stack.
    private static let deepest = 32

    private let file: SourceFile
    private var at: Int

    /// The value that makes up a file. A byte order mark is passed over.
    static func read(_ file: SourceFile) throws(Problem) -> JSONValue {
        if let offset = file.firstByteThatIsNoText {
            throw Problem(diagnostic: file.encodingProblem(at: offset))
        }
        var reader = JSONReader(file)
        let value = try reader.value(depth: 0)
        reader.skipSpaces()
        guard reader.at == file.bytes.count else { throw reader.problem("expected nothing more here") }
        return value
    }

    private init(_ file: SourceFile) {
        self.file = file
        at = file.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    }

    private mutating func value(depth: Int) throws(Problem) -> JSONValue {
        skipSpaces()
        let start = at
        guard depth < JSONReader.deepest else { throw problem("values are nested too deeply") }
        let content: JSONValue.Content
        switch peek {
        case "{": content = .object(try members(depth: depth))
        case "[": content = .array(try elements(depth: depth))
        case "\"": content = .string(try string())
        case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": content = .number(try number())
        case nil: throw problem("expected a value, and the file ends")
        default: content = try word()
        }
        return JSONValue(content: content, span: span(start..<at))
    }

    private mutating func members(depth: Int) throws(Problem) -> [JSONValue.Member] {
        at += 1
        var members: [JSONValue.Member] = []
        skipSpaces()
        if take("}") { return [] }
        while true {
            skipSpaces()
            let start = at
            guard peek == "\"" else {
                throw problem("expected a key in double quotes", hint: "for example \"title\": \"Touches\"")
            }
            let key = try string()
            let keySpan = span(start..<at)
            skipSpaces()
            guard take(":") else { throw problem("expected ':' behind the key '\(key)'") }
            members.append(.init(key: key, keySpan: keySpan, value: try value(depth: depth + 1)))
            skipSpaces()
            if take("}") { return members }
            guard take(",") else { throw problem("expected ',' or '}'") }
            skipSpaces()
            guard peek != "}" else {
                throw problem("expected a key behind the comma", hint: "take the last comma away")
            }
        }
    }

    private mutating func elements(depth: Int) throws(Problem) -> [JSONValue] {
        at += 1
        var elements: [JSONValue] = []
        skipSpaces()
        if take("]") { return [] }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpaces()
            if take("]") { return elements }
            guard take(",") else { throw problem("expected ',' or ']'") }
        }
    }

    private mutating func word() throws(Problem) -> JSONValue.Content {
        let start = at
        while let next = peek, next.properties.isAlphabetic { at += 1 }
        let text = String(decoding: file.bytes[start..<at], as: UTF8.self)
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            at = start
            throw problem("expected a value", hint: text.isEmpty ? nil : "texts are in double quotes")
        }
    }

    private mutating func number() throws(Problem) -> Double {
        let start = at
        while let next = peek, "+-.eE0123456789".unicodeScalars.contains(next) { at += 1 }
        let text = String(decoding: file.bytes[start..<at], as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        let isForm =
            text.filter { $0 == "-" }.count <= 2 && digits.first?.isNumber == true && !text.hasSuffix(".")
            && !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
        guard isForm, let number = Double(text), number.isFinite else {
            at = start
            throw problem("expected a number")
        }
        return number
    }

    private mutating func string() throws(Problem) -> String {
        let start = at
        at += 1
        var units: [UInt8] = []
        while let next = peek {
            switch next {
            case "\"":
                at += 1
                return String(decoding: units, as: UTF8.self)
            case "\\": units += try escape()
            case "\u{0}"..."\u{1F}":
                if next == "\n" || next == "\r" { throw unclosed(start) }
                throw problem("a control character is in a text", hint: "write it as an escape")
            default:
                units.append(file.bytes[at])
                at += 1
            }
        }
        throw unclosed(start)
    }

    private func unclosed(_ start: Int) -> Problem {
        Problem(
            diagnostic: JSONReader.diagnostic(
                "the text has no closing quote", at: span(start..<start + 1), nil))
    }

    private mutating func escape() throws(Problem) -> [UInt8] {
        let start = at
        at += 1
        let simple: [Unicode.Scalar: UInt8] = [
            "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
        ]
        if let next = peek, let byte = simple[next] {
            at += 1
            return [byte]
        }
        guard take("u"), var value = hexDigits() else {
            at = start
            throw problem("unknown escape")
        }
        if (0xD800..<0xDC00).contains(value), take("\\"), take("u"), let low = hexDigits(),
            (0xDC00..<0xE000).contains(low)
        {
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else {
            at = start
            throw problem("half of a character is missing")
        }
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func hexDigits() -> UInt32? {
        guard at + 4 <= file.bytes.count else { return nil }
        let text = String(decoding: file.bytes[at..<at + 4], as: UTF8.self)
        guard text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else { return nil }
        at += 4
        return value
    }

    private var peek: Unicode.Scalar? {
        at < file.bytes.count ? Unicode.Scalar(file.bytes[at]) : nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        at += 1
        return true
    }

    private mutating func skipSpaces() {
        while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { at += 1 }
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: file, range: range)
    }

    private func problem(_ message: String, hint: String? = nil) -> Problem {
        let rest = file.bytes[at...]
        if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
            let comment = span(at..<min(at + (rest.first == UInt8(ascii: "#") ? 1 : 2), file.bytes.count))
            return Problem(
                diagnostic: JSONReader.diagnostic("JSON has no comments", at: comment, "take it away"))
        }
        let place = span(at..<min(at + 1, file.bytes.count))
        return Problem(diagnostic: JSONReader.diagnostic(message, at: place, hint))
    }

    private static func diagnostic(_ message: String, at span: SourceSpan, _ hint: String?) -> Diagnostic {
        Diagnostic(code: .badJSON, message, at: span, hint: hint)
    }
}
