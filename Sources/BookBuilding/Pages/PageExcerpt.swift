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
            guard let attribute = attribute(before: equals) else { continue }
            let value = String(decoding: markup[start..<end], as: UTF8.self)
            result += markup[copied..<start]
            result += rewrite(attribute.isLink ? .link(value) : .id(value)).utf8
            copied = end
        }
        return result + markup[copied...]
    }

    /// An attribute whose value is an id or leads somewhere.
    private struct Attribute {
        /// With the blank in front of it.
        let name: [UInt8]
        let isLink: Bool

        init(_ name: String, isLink: Bool) {
            self.name = Array(" \(name)".utf8)
            self.isLink = isLink
        }
    }

    /// No two are of one length.
    private static let attributes = [
        Attribute("id", isLink: false), Attribute("href", isLink: true),
        Attribute("src", isLink: true), Attribute("data-source", isLink: false),
        Attribute("aria-labelledby", isLink: false),
    ]

    private func attribute(before equals: Int) -> Attribute? {
        Self.attributes.first { markup[..<equals].suffix($0.name.count).elementsEqual($0.name) }
    }

    /// Without the elements that begin with a tag as written and hold none of their own kind, nor of another
    /// one that is left out.
    func without(_ elements: [(opening: String, closing: String)]) -> [UInt8] {
        let elements = elements.map { (opening: Array($0.opening.utf8), closing: Array($0.closing.utf8)) }
        var result: [UInt8] = []
        result.reserveCapacity(markup.count)
        var copied = markup.startIndex
        var position = markup.startIndex
        while let tag = markup[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = tag + 1
            let rest = markup[tag...]
            guard let element = elements.first(where: { rest.starts(with: $0.opening) }),
                let end = Self.end(of: element.closing, in: rest)
            else { continue }
            result += markup[copied..<tag]
            copied = end
            position = end
        }
        return result + markup[copied...]
    }

    /// Where the first place of some bytes that begin with `<` ends.
    static func end(of bytes: [UInt8], in markup: ArraySlice<UInt8>) -> Int? {
        var rest = markup
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            if rest[start...].starts(with: bytes) { return start + bytes.count }
            rest = rest[(start + 1)...]
        }
        return nil
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
