import EventEngine

/// Rendered prose in which the ids of rules, such as `E-41`, lead to the page of rules.
///
/// Ids inside links, code, headings and figures stay as they are.
struct RuleLinks {
    /// The link to the page of rules, without an anchor.
    let rulesPage: String

    /// The elements whose text is left alone.
    private static let closed: Set<String> = [
        "a", "code", "pre", "figure", "h1", "h2", "h3", "h4", "h5", "h6",
    ]

    /// - Parameter markup: well-formed; `<` and `>` in text are escaped.
    func linked(_ markup: String) -> [UInt8] {
        let bytes = Array(markup.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        var depth = 0
        var position = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") {
                let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
                depth += RuleLinks.change(of: bytes[position...end])
                result += bytes[position...end]
                position = end + 1
            } else {
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                if depth > 0 {
                    result += bytes[position..<end]
                } else {
                    append(bytes[position..<end], to: &result)
                }
                position = end
            }
        }
        return result
    }

    /// 1 where a tag opens one of the closed elements, -1 where it closes one.
    private static func change(of tag: ArraySlice<UInt8>) -> Int {
        let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
        let name = tag.dropFirst(isEnd ? 2 : 1).prefix { byte in
            byte != UInt8(ascii: " ") && byte != UInt8(ascii: ">")
        }
        guard closed.contains(String(decoding: name, as: UTF8.self)) else { return 0 }
        return isEnd ? -1 : 1
    }

    private func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
        var copied = text.startIndex
        for index in text.indices where text[index] == UInt8(ascii: "-") {
            let (start, end) = (index - 1, index + 3)
            guard start >= copied, end <= text.endIndex,
                !RuleLinks.isWord(start > text.startIndex ? text[start - 1] : nil),
                !RuleLinks.isWord(end < text.endIndex ? text[end] : nil)
            else { continue }
            let word = String(decoding: text[start..<end], as: UTF8.self)
            guard let rule = RuleID(parsing: word), rule.description == word,
                RuleCatalogue.rule(rule) != nil
            else { continue }
            result += text[copied..<start]
            var link = HTMLWriter()
            link.element(.a, .class("cited"), .href("\(rulesPage)#\(word)"), text: word)
            result += link.bytes
            copied = end
        }
        result += text[copied...]
    }

    /// Whether a byte beside an id makes it part of a longer word.
    private static func isWord(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
