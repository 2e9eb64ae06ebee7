import CommonMark

/// The headings of a page: one title, every other one below it, each with an id and a link to itself.
struct ChapterHeadings {
    /// The chapter's first heading of level 1.
    let title: Heading?
    private let ids: [String]
    private let document: MarkdownDocument
    private let strings: SiteStrings

    init(_ document: MarkdownDocument, ids: [String], strings: SiteStrings) {
        title = document.headings.first { $0.level == 1 }
        self.document = document
        self.ids = ids
        self.strings = strings
    }

    /// What the contents list below the chapter.
    var sections: [PageFrame.Section] {
        zip(document.headings, ids).compactMap { heading, id in
            let level = self.level(of: heading)
            guard level == 2 || level == 3 else { return nil }
            return PageFrame.Section(level: level, id: id, text: heading.text)
        }
    }

    /// A heading is the link to itself. One that has a link of the author's cannot be, and has a sign behind
    /// it instead.
    func tags(of heading: Heading) -> HTMLReplacements.Tags {
        let level = level(of: heading)
        let id = ids[heading.index]
        var (name, opening, closing) = (HTMLWriter(), HTMLWriter(), HTMLWriter())
        name.text(id)
        if level > 1, canBeLink(heading) {
            opening.open(.a, .href("#" + id))
            closing.close(.a)
        } else if level > 1 {
            closing.element(.a, .class("permalink"), .href("#" + id), .label(strings.permalink), text: "#")
        }
        return HTMLReplacements.Tags(
            opening: "<h\(level) id=\"\(Self.text(of: name))\">\(Self.text(of: opening))",
            closing: "\(Self.text(of: closing))</h\(level)>")
    }

    private static func text(of html: HTMLWriter) -> String { String(decoding: html.bytes, as: UTF8.self) }

    private func canBeLink(_ heading: Heading) -> Bool {
        let inside = heading.node..<document.nodes[heading.node].end
        return !document.nodes[inside].contains { node in
            switch node.kind {
            case .link, .footnoteReference: true
            default: false
            }
        }
    }

    /// A page has one heading of level 1; further ones count as level 2.
    private func level(of heading: Heading) -> Int {
        heading.level == 1 && heading.index != title?.index ? 2 : heading.level
    }
}
