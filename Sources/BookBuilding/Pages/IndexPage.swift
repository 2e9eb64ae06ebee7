/// The front page: what the book is, one figure of it, its contents, and where its facts come from.
package enum IndexPage {
    /// Its path inside the site.
    package static let path = "index.html"
    private static let factsID = "where-this-comes-from"

    /// A figure of a chapter that the front page shows.
    struct Cover: Sendable {
        var page: String
        var title: String
        /// The figure's markup as the chapter's page has it.
        var markup: String
    }

    /// What the front page tells of the chapters.
    struct Overview: Sendable {
        /// A sentence on each page, by its path.
        var summaries: [String: String] = [:]
        var cover: Cover?
        /// How many there are, each with its word.
        var counts: [(number: Int, word: String)] = []
    }

    /// The page of a book whose chapters have none of this name.
    static func write(_ book: BookContext, _ overview: Overview) -> SiteFile {
        let frame = PageFrame(book: book, page: path, summary: book.settings.description)
        return frame.write(title: book.map.title, sections: []) { main in
            main.element(.section, .class("hero")) { hero in
                hero.element(.h1, text: book.map.title)
                if let description = book.settings.description { hero.element(.p, text: description) }
                if let first = book.map.entries.lazy.compactMap(\.page).first {
                    hero.element(
                        .a, .class("start"), .href(SitePath.address(of: first)),
                        text: book.strings.startReading)
                }
            }
            if let cover = overview.cover { write(cover, into: &main, book.strings) }
            writeChapters(book, overview, into: &main)
            writeFacts(overview, into: &main, book.strings)
        }.file
    }

    /// What the search finds on it.
    ///
    /// - Parameter summaries: a sentence on each page, by its path.
    static func sections(_ book: BookContext, _ summaries: [String: String]) -> [SearchPage.Text] {
        let sentences = book.map.entries.compactMap { entry in entry.page.flatMap { summaries[$0] } }
        let text = [book.settings.description].compactMap(\.self) + sentences
        let title = SearchSection(
            kind: .appendix, anchor: "", title: book.map.title, text: text.joined(separator: " "))
        let facts = SearchSection(
            kind: .sources, anchor: factsID, title: book.strings.frontFacts,
            text: book.strings.frontFactsText)
        return [(path, book.map.title, [title, facts])]
    }

    private static func write(_ cover: Cover, into main: inout HTMLWriter, _ strings: SiteStrings) {
        main.element(.section, .class("cover")) { section in
            let markup = PageExcerpt(Array(cover.markup.utf8)).rewritten { reference in
                switch reference {
                case .id(let id): id
                case .link(let link) where link.hasPrefix("#"): link
                case .link(let link): SitePath.moved(link, from: cover.page, to: path)
                }
            }
            section.append(rendered: markup)
            section.element(.p, .class("from")) { line in
                line.text(strings.fromChapter + " ")
                line.element(.a, .href(SitePath.address(of: cover.page)), text: cover.title)
            }
        }
    }

    private static func writeChapters(
        _ book: BookContext, _ overview: Overview, into main: inout HTMLWriter
    ) {
        var rest = book.map.entries[...]
        while let first = rest.first {
            let title = first.part.map { book.map.parts[$0] } ?? book.strings.contents
            main.element(.h2, text: title)
            let chapters = rest.prefix { $0.part == first.part }
            rest = rest.dropFirst(chapters.count)
            main.element(.ol, .class("chapters")) { list in
                for chapter in chapters { write(chapter, overview, into: &list) }
            }
        }
    }

    private static func write(
        _ chapter: SiteMap.Entry, _ overview: Overview, into list: inout HTMLWriter
    ) {
        list.element(.li, attributes: HTMLAttribute.depth(of: chapter)) { item in
            guard let page = chapter.page else {
                return item.element(.span, .class("draft"), text: chapter.title)
            }
            item.element(.a, .href(SitePath.address(of: page))) { $0.title(of: chapter) }
            if let summary = overview.summaries[page] { item.element(.p, text: summary) }
        }
    }

    private static func writeFacts(
        _ overview: Overview, into main: inout HTMLWriter, _ strings: SiteStrings
    ) {
        main.element(.section, .class("facts")) { section in
            section.element(.h2, .id(factsID), text: strings.frontFacts)
            section.element(.p, text: strings.frontFactsText)
            section.element(.ul, .class("counts")) { list in
                for (number, word) in overview.counts {
                    list.element(.li) { item in
                        item.element(.strong, text: String(number))
                        item.text(" " + word)
                    }
                }
            }
        }
    }
}
