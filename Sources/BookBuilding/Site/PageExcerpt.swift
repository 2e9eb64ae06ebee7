import Foundation

/// A part of a finished page that is to stand on another page: its ids and links have to be rewritten.
///
/// The markup is our own and well-formed, and quotes in text are escaped, so `="` only stands in tags.
struct PageExcerpt {
    /// What is rewritten.
    enum Reference {
        /// The id of an element, or the name of one that is not a link.
        case id(String)
        /// Where a link or picture leads, as written.
        case link(String)
    }

    let markup: ArraySlice<UInt8>

    init(_ markup: ArraySlice<UInt8>) {
        self.markup = markup
    }

    /// The markup with other ids and links.
    func rewritten(_ rewrite: (Reference) -> String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(markup.count + markup.count / 8)
        var copied = markup.startIndex
        var position = markup.startIndex
        let quote = UInt8(ascii: "\"")
        while let equals = markup[position...].firstIndex(of: UInt8(ascii: "=")) {
            position = equals + 1
            guard position < markup.endIndex, markup[position] == quote else { continue }
            let start = position + 1
            guard let end = markup[start...].firstIndex(of: quote) else { break }
            position = end + 1
            let value = String(decoding: markup[start..<end], as: UTF8.self)
            guard let reference = reference(named: name(before: equals), value) else { continue }
            result += markup[copied..<start]
            result += rewrite(reference).utf8
            copied = end
        }
        return result + markup[copied...]
    }

    private func name(before equals: Int) -> ArraySlice<UInt8> {
        let start = markup[..<equals].lastIndex(of: UInt8(ascii: " ")) ?? markup.startIndex
        return markup[start..<equals].dropFirst()
    }

    private func reference(named name: ArraySlice<UInt8>, _ value: String) -> Reference? {
        switch String(decoding: name, as: UTF8.self) {
        case "id", "data-source", "data-row", "aria-labelledby": .id(value)
        case "href", "src": .link(value)
        default: nil
        }
    }

    /// Without the elements that begin with a tag as written and hold none of their own kind.
    func without(_ opening: String, closing: String) -> [UInt8] {
        let text = String(decoding: markup, as: UTF8.self)
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: opening) {
            guard let end = rest[start.upperBound...].range(of: closing) else { break }
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return Array((result + rest).utf8)
    }
}

extension SitePath {
    /// A link of one page as another page has to write it; links that leave the site stay.
    ///
    /// - Parameter source: the page that the link was written for.
    static func moved(_ link: String, from source: String, to page: String) -> String {
        guard let (target, anchor) = target(of: link, on: source) else { return link }
        return address(of: SitePath.link(from: page, to: target)) + (anchor.map { "#" + $0 } ?? "")
    }

    /// The file inside the site and the anchor, as written, that a link leads to; nil for one that leaves.
    static func target(of link: String, on page: String) -> (file: String, anchor: String?)? {
        guard !link.contains(":"), !link.hasPrefix("/") else { return nil }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let anchor = parts.count > 1 ? String(parts[1]) : nil
        guard let path = parts.first, !path.isEmpty else { return (page, anchor) }
        guard let decoded = path.removingPercentEncoding, let file = resolve(decoded, from: page) else {
            return nil
        }
        return (file, anchor)
    }
}
