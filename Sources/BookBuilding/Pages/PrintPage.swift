/// The whole book on one page, for printers and for searching with the browser's own means.
///
/// Ids begin with the chapter's, so that each is unique: `01-who-is-hit.tap-red.L4`. What only a screen has
/// use for is left out: the narrow drawings, the tables behind them, and the folded reasons.
package enum PrintPage {
    /// Its path inside the site.
    package static let path = "print.html"

    static func write(_ chapters: [PageFrame.Written], _ book: BookContext) -> SiteFile {
        let pages = Set(chapters.map(\.file.path))
        var frame = PageFrame(book: book, page: path)
        frame.hasFurniture = false
        return frame.write(title: book.map.title, sections: []) { main in
            for chapter in chapters {
                let page = chapter.file.path
                main.element(.section, .class("chapter"), .id(prefix(of: page))) { section in
                    section.append(rendered: text(of: chapter, among: pages))
                }
            }
        }.file
    }

    private static func text(of chapter: PageFrame.Written, among pages: Set<String>) -> [UInt8] {
        let page = chapter.file.path
        var bytes = chapter.file.bytes[chapter.text]
        for (opening, closing) in [
            ("<pre class=\"narrow\">", "</pre>\n"), ("<details class=\"facts\">", "</details>\n"),
            ("<details class=\"why\">", "</details>\n"),
        ] {
            bytes = PageExcerpt(bytes).without(opening, closing: closing)[...]
        }
        return PageExcerpt(bytes).rewritten { reference in
            switch reference {
            case .id(let id): prefix(of: page) + "." + id
            case .link(let link): moved(link, from: page, among: pages)
            }
        }
    }

    private static func moved(_ link: String, from page: String, among pages: Set<String>) -> String {
        guard let (file, anchor) = SitePath.target(of: link, on: page), pages.contains(file) else {
            return SitePath.moved(link, from: page, to: path)
        }
        return "#" + prefix(of: file) + (anchor.map { "." + $0 } ?? "")
    }

    /// The id of a chapter on this page: its path without the ending.
    private static func prefix(of page: String) -> String {
        let name = page.hasSuffix(".html") ? page.dropLast(5) : page[...]
        return String(name.map { $0 == "/" || $0.isWhitespace ? "." : $0 })
    }
}
