/// What surrounds the text of every page: head, bar, contents, links onwards. Its ids begin with `~`, which
/// no heading and no scenario can have.
struct PageFrame {
    let book: BookContext
    /// The page's path inside the site.
    let page: String
    /// The chapter's path inside Chapters; nil for a page that is made of no chapter.
    var chapter: String?
    /// One sentence that says what the page is about, for search engines and those who share a link.
    var summary: String?
    /// Whether links must work from any folder, as those of the page for what is not there.
    var isFoundAnywhere = false
    /// Whether the site's script adds players, search and buttons to the page.
    var hasFurniture = true

    /// The pages before and after one that is no chapter.
    var neighbours: [Neighbour] = []

    private var map: SiteMap { book.map }
    private var strings: SiteStrings { book.strings }

    /// A page that the reader may turn to.
    struct Neighbour: Sendable {
        var title: String
        /// Its path inside the site.
        var page: String
        var isNext: Bool
    }

    /// A heading that the contents list under the current chapter.
    struct Section: Sendable {
        /// 2 or 3.
        var level: Int
        var id: String
        /// Its words without markup.
        var text: String
    }

    /// No script but the site's own, no frame, no form, nothing from another place.
    private static let policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'"
    /// So soon the policy is in every page; nothing of the author's comes before it but the language.
    static let mostBytesBeforeMark = 4096

    /// Whether bytes begin as every page of a site does, with what no other page says: the policy.
    static func begins(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: "<!DOCTYPE html>\n<html lang=\"".utf8) else { return false }
        let head = bytes.prefix(mostBytesBeforeMark)
        return head.contains(policyMark.utf8)
    }

    static let policyMark =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; "
    /// A drawing of ours as the icon, in the page itself, so that no browser asks for `favicon.ico`.
    private static let icon =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 7 7'%3E"
        + "%3Cpath stroke='%23b31' d='M2 2l3 3m0-3l-3 3'/%3E%3C/svg%3E"

    /// A page, and where in it the text is that `main` wrote.
    struct Written {
        var file: SiteFile
        var text: Range<Int>
    }

    /// The whole page.
    ///
    /// - Parameter capacity: how many bytes it may come to.
    func write(
        title: String, sections: [Section], capacity: Int = 32 << 10, main: (inout HTMLWriter) -> Void
    ) -> Written {
        var html = HTMLWriter(capacity: capacity)
        var range = 0..<0
        html.doctype()
        html.element(.html, .lang(book.settings.language)) { html in
            html.element(.head) { writeHead(title: title, into: &$0) }
            html.element(.body, attributes: hasFurniture ? [] : [.data("furniture", "none")]) { body in
                body.element(.a, .class("skip"), .href("#~text"), text: strings.skipToText)
                body.newline()
                writeBar(into: &body)
                body.element(.div, .class("page")) { frame in
                    writeContents(sections: sections, into: &frame)
                    frame.element(.main, .id("~text"), .focusTarget) { text in
                        let start = text.bytes.count
                        main(&text)
                        range = start..<text.bytes.count
                        writeTurn(into: &text)
                        writeEditLink(into: &text)
                    }
                }
            }
        }
        return Written(file: SiteFile(path: page, bytes: html.trimmedBytes), text: range)
    }

    private func writeHead(title: String, into head: inout HTMLWriter) {
        head.void(.meta, .charset("utf-8"))
        head.void(.meta, .httpEquiv("Content-Security-Policy"), .content(Self.policy))
        head.void(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
        if let author = book.settings.author { head.void(.meta, .name("author"), .content(author)) }
        let fullTitle = title == map.title ? title : "\(title) - \(map.title)"
        head.element(.title, text: fullTitle)
        if let summary { head.void(.meta, .name("description"), .content(summary)) }
        if let base = book.settings.baseURL {
            head.void(.link, .rel("canonical"), .href(base + SitePath.address(of: page)))
            writeCard(title: fullTitle, base: base, into: &head)
        }
        head.void(.link, .rel("icon"), .href(Self.icon))
        head.void(.link, .rel("stylesheet"), .href(link(to: StyleSheet.path)))
        // It sets the reader's colours before anything is drawn; the rest of it waits for the page. A browser
        // runs a script behind a style sheet when the sheet is there: it measures what the sheet lays out.
        head.element(.script, .source(link(to: Script.path)), text: "")
    }

    /// What others show of a link to the page.
    private func writeCard(title: String, base: String, into head: inout HTMLWriter) {
        head.void(.meta, .property("og:type"), .content("article"))
        head.void(.meta, .property("og:site_name"), .content(map.title))
        head.void(.meta, .property("og:title"), .content(title))
        head.void(.meta, .property("og:url"), .content(base + SitePath.address(of: page)))
        if let summary { head.void(.meta, .property("og:description"), .content(summary)) }
    }

    private func writeBar(into body: inout HTMLWriter) {
        body.element(.header, .class("bar")) { bar in
            bar.element(.a, .href(link(to: IndexPage.path)), text: map.title)
            bar.element(.button, .type("button"), .opens("~contents"), text: strings.contents)
        }
    }

    private func writeContents(sections: [Section], into frame: inout HTMLWriter) {
        frame.element(.nav, .class("contents"), .id("~contents"), .popover, .label(strings.contents)) { nav in
            let entries = map.sidebar(for: page)
            nav.element(.ol) { list in
                var part: Int?
                for entry in entries {
                    if entry.part != part, let number = entry.part {
                        list.element(.li, .class("part"), text: map.parts[number])
                    }
                    part = entry.part
                    list.element(.li) { writeEntry(entry, sections: sections, into: &$0) }
                }
                if entries.count < map.entries.count {
                    list.element(.li, .class("all")) { item in
                        item.element(.a, .href(link(to: IndexPage.path)), text: strings.allChapters)
                    }
                }
            }
            writeExtras(sections: sections, into: &nav)
        }
    }

    /// The pages that the book has besides its chapters.
    private func writeExtras(sections: [Section], into nav: inout HTMLWriter) {
        nav.element(.ul, .class("extras")) { list in
            for appendix in Appendices.all(of: book) {
                guard let target = appendix.paths.first else { continue }
                let words = strings[keyPath: appendix.menuTitle]
                list.element(.li) { item in
                    guard appendix.paths.contains(page) else {
                        return item.element(.a, .href(link(to: target)), text: words)
                    }
                    let mark = target == page ? HTMLAttribute.currentPage : .currentPart
                    item.element(.a, .href(link(to: target)), mark, text: words)
                    write(sections, into: &item)
                }
            }
        }
    }

    private func writeEntry(_ entry: SiteMap.Entry, sections: [Section], into item: inout HTMLWriter) {
        guard let target = entry.page else {
            return item.element(.span, .class("draft"), text: entry.title)
        }
        let current: [HTMLAttribute] = target == page ? [.currentPage] : []
        let attributes = [.href(link(to: target))] + HTMLAttribute.depth(of: entry) + current
        item.element(.a, attributes: attributes) { $0.title(of: entry) }
        if target == page { write(sections, into: &item) }
    }

    /// What is on the page itself.
    private func write(_ sections: [Section], into item: inout HTMLWriter) {
        guard !sections.isEmpty else { return }
        item.newline()
        item.element(.ol, .class("sections")) { list in
            for section in sections {
                list.element(.li, attributes: section.level > 2 ? [.class("deeper")] : []) { line in
                    line.element(.a, .href("#" + section.id), text: section.text)
                }
            }
        }
    }

    private func writeTurn(into main: inout HTMLWriter) {
        let turns = map.position(of: page).map(neighbours(at:)) ?? neighbours
        guard !turns.isEmpty else { return }
        main.element(.nav, .class("turn"), .label(strings.pages)) { nav in
            for turn in turns {
                nav.element(.a, .href(link(to: turn.page)), .rel(turn.isNext ? "next" : "prev")) { link in
                    link.element(.small, text: turn.isNext ? strings.next : strings.previous)
                    link.text(turn.title)
                }
            }
        }
    }

    /// The chapters before and after one.
    private func neighbours(at position: Int) -> [Neighbour] {
        let entries = [(map.entry(before: position), false), (map.entry(after: position), true)]
        return entries.compactMap { entry, isNext in
            guard let entry, let page = entry.page else { return nil }
            return Neighbour(title: entry.title, page: page, isNext: isNext)
        }
    }

    private func writeEditLink(into main: inout HTMLWriter) {
        guard let base = book.settings.editURL, let chapter else { return }
        main.element(.p, .class("edit")) { line in
            line.element(.a, .href(base + SitePath.address(of: chapter)), text: strings.edit)
        }
    }

    private func link(to target: String) -> String {
        if isFoundAnywhere, let base = book.settings.baseURL { return base + SitePath.address(of: target) }
        return SitePath.address(of: SitePath.link(from: page, to: target))
    }
}

extension HTMLWriter {
    /// A chapter's number and title.
    mutating func title(of entry: SiteMap.Entry) {
        if let number = entry.number { element(.b, text: number) }
        text(entry.title)
    }
}

extension HTMLAttribute {
    /// How deep in the book a chapter is; nothing for one at the top.
    static func depth(of entry: SiteMap.Entry) -> [HTMLAttribute] {
        entry.depth == 0 ? [] : [.class("depth\(min(entry.depth, 3))")]
    }
}
