import Reporting

/// The names in the code of a chapter's scenarios that look like others of it.
struct LookAlikeNames {
    /// A warning for each, at the first place where it is written.
    private(set) var warnings: [Diagnostic] = []

    private var seen: Set<String> = []
    /// By skeleton.
    private var first: [String: (name: String, span: SourceSpan?)] = [:]

    init(_ scenarios: [ScenarioBlock]) {
        for scenario in scenarios {
            let code = scenario.fence.embeddedText
            for (name, range) in LookAlikeNames.names(in: code.text) where seen.insert(name).inserted {
                compare(name, at: code.span(of: range))
            }
        }
    }

    private mutating func compare(_ name: String, at span: SourceSpan?) {
        let skeleton = LookAlike.skeleton(of: name)
        guard let other = first[skeleton] else { return first[skeleton] = (name, span) }
        guard warnings.count < LookAlikeNames.mostWarnings else { return }
        let points = LookAlike.difference(between: other.name, and: name)
        warnings.append(
            Diagnostic(
                .warning, code: .lookAlikeNames,
                "'\(name)' looks like another name of the chapter, and is none: \(points)", at: span,
                hint: "give one of them a name that readers can tell apart",
                notes: [Diagnostic(.note, code: .lookAlikeNames, "the other one is here", at: other.span)]))
    }

    /// It bounds what a stranger's chapter can say.
    private static let mostWarnings = 20

    /// The words of some code, and their bytes, in order; comments and texts have none.
    private static func names(in text: String) -> [(name: String, range: Range<Int>)] {
        var names: [(String, Range<Int>)] = []
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "/") where bytes[at...].starts(with: "//".utf8):
                at = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            case UInt8(ascii: "\""): at = endOfText(bytes, from: at)
            case let byte where isNameByte(byte):
                let end = bytes[at...].firstIndex { !isNameByte($0) } ?? bytes.count
                let isNumber = (0x30...0x39).contains(byte)
                if !isNumber { names.append((String(decoding: bytes[at..<end], as: UTF8.self), at..<end)) }
                at = end
            default: at += 1
            }
        }
        return names
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    /// Behind the quote that ends a text; behind the line for one that never ends.
    private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
        let quotes = bytes[start...].prefix { $0 == UInt8(ascii: "\"") }.count
        guard quotes != 2 else { return start + 2 }
        let isBlock = quotes >= 3
        var at = start + (isBlock ? 3 : 1)
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\\"): at += 2
            case UInt8(ascii: "\""):
                if !isBlock { return at + 1 }
                if bytes[at...].starts(with: "\"\"\"".utf8) { return at + 3 }
                at += 1
            case UInt8(ascii: "\n") where !isBlock: return at
            default: at += 1
            }
        }
        return bytes.count
    }
}
