import EventEngine

/// Rendered prose in which the ids of rules, such as `E-41`, lead to the page of rules, and names of UIKit,
/// such as `hitTest(_:with:)`, to what the language pages say of them: the first time in each section.
///
/// What is inside links, headings, listings and figures stays as it is.
struct ProseLinks {
    /// The path of the page that the prose is on.
    let page: String
    /// The link to the page of rules, without an anchor.
    private let rulesPage: String
    /// The names that the section has linked already.
    private var linkedNames: Set<String> = []

    init(on page: String) {
        self.page = page
        rulesPage = SitePath.address(of: SitePath.link(from: page, to: RulesPage.path))
    }

    /// The elements whose text is left alone; none holds another one of its kind.
    private static let closed = ["a", "code", "pre", "figure", "h1", "h2", "h3", "h4", "h5", "h6"].map {
        (name: Array($0.utf8), end: Array("</\($0)>".utf8))
    }

    private static let code = (opening: Array("<code>".utf8), closing: Array("</code>".utf8))

    /// - Parameter markup: well-formed; `<` and `>` in text are escaped.
    mutating func linked(_ markup: String) -> [UInt8] {
        let bytes = Array(markup.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        var position = 0
        while let tag = bytes.place(of: UInt8(ascii: "<"), in: position..<bytes.count) {
            append(bytes[position..<tag], to: &result)
            position = ProseLinks.end(ofTagAt: tag, in: bytes)
            append(element: bytes[tag..<position], to: &result)
        }
        append(bytes[position...], to: &result)
        return result
    }

    /// Appends a tag, or an element that is left alone; a name of UIKit becomes a link.
    private mutating func append(element: ArraySlice<UInt8>, to result: inout [UInt8]) {
        if element.starts(with: "<h".utf8) { linkedNames = [] }
        guard let address = address(ofNameIn: element) else { return result.append(contentsOf: element) }
        var link = HTMLWriter()
        link.element(.a, .href(address)) { $0.append(rendered: element) }
        result += link.bytes
    }

    /// Where the name between the tags of a piece of code is explained; nil for other code, and for a name
    /// that the section has linked already.
    private mutating func address(ofNameIn element: ArraySlice<UInt8>) -> String? {
        let (opening, closing) = (Self.code.opening, Self.code.closing)
        guard element.count < 100, element.starts(with: opening),
            element.suffix(closing.count) == closing[...]
        else { return nil }
        let text = element.dropFirst(opening.count).dropLast(closing.count)
        let name = String(decoding: text, as: UTF8.self)
        guard let target = ReferenceAddresses.standard.address(of: name), linkedNames.insert(name).inserted
        else { return nil }
        let (path, anchor) = (target.prefix { $0 != "#" }, target.drop { $0 != "#" })
        guard path != page else { return String(anchor) }
        return SitePath.address(of: SitePath.link(from: page, to: String(path))) + anchor
    }

    /// Where a tag ends; of an element that is left alone, where the element does.
    private static func end(ofTagAt tag: Int, in bytes: [UInt8]) -> Int {
        var end = tag + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: " "), bytes[end] != UInt8(ascii: ">") { end += 1 }
        let element = closed.first { element in
            element.name.count == end - tag - 1 && bytes.has(element.name, at: tag + 1, before: end)
        }
        let rest = end..<bytes.count
        if let element, let end = PageExcerpt.end(of: element.end, in: bytes, rest) { return end }
        return bytes.place(of: UInt8(ascii: ">"), in: rest).map { $0 + 1 } ?? bytes.count
    }

    private func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
        var copied = text.startIndex
        for index in text.indices where text[index] == UInt8(ascii: "-") {
            let (start, end) = (index - 1, index + 3)
            guard start >= copied, end <= text.endIndex,
                !ProseLinks.isWord(start > text.startIndex ? text[start - 1] : nil),
                !ProseLinks.isWord(end < text.endIndex ? text[end] : nil)
            else { continue }
            let word = String(decoding: text[start..<end], as: UTF8.self)
            guard let rule = RuleID(parsing: word), rule.description == word,
                RuleCatalogue.rule(rule) != nil
            else { continue }
            result += text[copied..<start]
            var link = HTMLWriter()
            link.element(.a, .href("\(rulesPage)#\(word)"), text: word)
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
