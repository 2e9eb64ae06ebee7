import Foundation

/// A part of a finished page that is to be on another page: its ids and links have to be rewritten.
///
/// The markup is our own and well-formed, and quotes in text are escaped, so `="` is only in tags.
struct PageExcerpt {
    /// What is rewritten.
    enum Reference {
        /// The id of an element, or the name of one that is not a link.
        case id(String)
        /// Where a link or picture leads, as written.
        case link(String)
    }

    private let bytes: [UInt8]
    /// Where in the bytes it is.
    private let part: Range<Int>

    init(_ bytes: [UInt8], _ part: Range<Int>? = nil) {
        self.bytes = bytes
        self.part = part ?? 0..<bytes.count
    }

    /// The markup with other ids and links.
    func rewritten(_ rewrite: (Reference) -> String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(part.count + part.count / 8)
        var copied = part.lowerBound
        var position = part.lowerBound
        let quote = UInt8(ascii: "\"")
        while let equals = bytes.place(of: UInt8(ascii: "="), in: position..<part.upperBound) {
            position = equals + 1
            guard position < part.upperBound, bytes[position] == quote else { continue }
            let start = position + 1
            guard let end = bytes.place(of: quote, in: start..<part.upperBound) else { break }
            position = end + 1
            guard let attribute = attribute(before: equals) else { continue }
            let value = String(decoding: bytes[start..<end], as: UTF8.self)
            result += bytes[copied..<start]
            result += rewrite(attribute.isLink ? .link(value) : .id(value)).utf8
            copied = end
        }
        return result + bytes[copied..<part.upperBound]
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
        Attribute("src", isLink: true), Attribute("aria-labelledby", isLink: false),
    ]

    private func attribute(before equals: Int) -> Attribute? {
        Self.attributes.first { attribute in
            let start = equals - attribute.name.count
            return start >= part.lowerBound && bytes.has(attribute.name, at: start, before: equals)
        }
    }

    /// Without the elements that begin with a tag as written and hold none of their own kind, nor of another
    /// one that is left out.
    func without(_ elements: [(opening: String, closing: String)]) -> [UInt8] {
        let elements = elements.map { (opening: Array($0.opening.utf8), closing: Array($0.closing.utf8)) }
        let beginnings = elements.compactMap { $0.opening.dropFirst().first }
        var result: [UInt8] = []
        result.reserveCapacity(part.count)
        var copied = part.lowerBound
        var position = part.lowerBound
        while let tag = bytes.place(of: UInt8(ascii: "<"), in: position..<part.upperBound) {
            position = tag + 1
            guard position < part.upperBound, beginnings.contains(bytes[position]),
                let element = elements.first(where: { element in
                    bytes.has(element.opening, at: tag, before: part.upperBound)
                }),
                let end = Self.end(of: element.closing, in: bytes, tag..<part.upperBound)
            else { continue }
            result += bytes[copied..<tag]
            copied = end
            position = end
        }
        return result + bytes[copied..<part.upperBound]
    }

    /// Where the first place of some bytes that begin with `<` ends.
    static func end(of wanted: [UInt8], in bytes: [UInt8], _ part: Range<Int>) -> Int? {
        var position = part.lowerBound
        while let start = bytes.place(of: UInt8(ascii: "<"), in: position..<part.upperBound) {
            if bytes.has(wanted, at: start, before: part.upperBound) { return start + wanted.count }
            position = start + 1
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
