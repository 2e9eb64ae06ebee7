/// The whole book on one page, for printers and for searching with the browser's own means.
///
/// Ids begin with the chapter's, so that each is unique: `01-who-is-hit.tap-red.L4`, in a folder
/// `advanced:hit.tap-red.L4`. What only a screen has use for is left out: the narrow drawings, the tables
/// behind them, and the folded reasons.
package enum PrintPage: AppendixPage {
    /// Its path inside the site.
    package static let path = "print.html"

    static let paths = [path]
    static var menuTitle: KeyPath<SiteStrings, String> { \.print }

    /// The markup of a large book would be more than a browser shows with pleasure.
    static func isPart(of book: BookContext) -> Bool { book.hasOnePage }

    static func files(_ material: AppendixMaterial) -> [SiteFile] {
        [write(material.chapters.map(\.page), material.book)]
    }

    private static func write(_ chapters: [PageFrame.Written], _ book: BookContext) -> SiteFile {
        let pages = Set(chapters.map(\.file.path))
        var frame = PageFrame(book: book, page: path)
        frame.hasFurniture = false
        let most = chapters.reduce(1 << 20) { $0 + $1.text.count }
        return frame.write(title: book.map.title, sections: [], capacity: most) { main in
            main.element(.h1, text: book.map.title)
            writeContents(of: book, into: &main)
            for chapter in chapters {
                let page = chapter.file.path
                let number = book.map.position(of: page).flatMap { book.map.entries[$0].number }
                main.element(.section, .class("chapter"), .id(prefix(of: page))) { section in
                    if let number { section.element(.p, .class("number"), text: number) }
                    section.append(rendered: text(of: chapter, among: pages))
                }
            }
        }.file
    }

    private static func writeContents(of book: BookContext, into main: inout HTMLWriter) {
        main.element(.ol, .class("chapters")) { list in
            var part: Int?
            for entry in book.map.entries {
                if entry.part != part, let number = entry.part {
                    list.element(.li, .class("part"), text: book.map.parts[number])
                }
                part = entry.part
                list.element(.li, attributes: HTMLAttribute.depth(of: entry)) { item in
                    guard let page = entry.page else {
                        return item.element(.span, .class("draft"), text: entry.title)
                    }
                    item.element(.a, .href("#" + prefix(of: page))) { $0.title(of: entry) }
                }
            }
        }
    }

    private static func text(of chapter: PageFrame.Written, among pages: Set<String>) -> [UInt8] {
        let page = chapter.file.path
        let own = prefix(of: page) + "."
        var links = Links(page: page, pages: pages)
        let shown = PageExcerpt(chapter.file.bytes, chapter.text).without(screenOnly)
        return PageExcerpt(shown).rewritten { reference in
            switch reference {
            case .id(let id): own + id
            case .link(let link): links.moved(link)
            }
        }
    }

    /// What only a screen has use for.
    private static let screenOnly = [
        (opening: "<pre class=\"narrow\"", closing: "</pre>\n"),
        (opening: "<svg ", closing: "</svg>"),
        (opening: "<template ", closing: "</template>\n"),
        (opening: "<details class=\"facts\">", closing: "</details>\n"),
        (opening: "<details class=\"why\">", closing: "</details>\n"),
    ]

    /// The links of a chapter's page as this page writes them. It remembers where paths lead: a chapter links
    /// often, and to few pages.
    private struct Links {
        let page: String
        let pages: Set<String>
        private var heads: [Substring: Head] = [:]

        /// What is in front of the anchor.
        private enum Head {
            case chapter(String)
            case file(String)
            case elsewhere
        }

        init(page: String, pages: Set<String>) {
            self.page = page
            self.pages = pages
        }

        mutating func moved(_ link: String) -> String {
            let hash = link.utf8.firstIndex(of: UInt8(ascii: "#")) ?? link.endIndex
            let anchor = link[hash...]
            guard !anchor.utf8.contains(UInt8(ascii: ":")) else { return link }
            let path = link[..<hash]
            let head = heads[path] ?? head(of: String(path))
            heads[path] = head
            switch head {
            case .chapter(let prefix): return prefix + (anchor.isEmpty ? "" : "." + anchor.dropFirst())
            case .file(let address): return address + anchor
            case .elsewhere: return link
            }
        }

        private func head(of path: String) -> Head {
            guard let (file, _) = SitePath.target(of: path, on: page) else { return .elsewhere }
            guard pages.contains(file) else {
                return .file(SitePath.address(of: SitePath.link(from: PrintPage.path, to: file)))
            }
            return .chapter("#" + PrintPage.prefix(of: file))
        }
    }

    /// The id of a chapter on this page: its path without the ending, another one for each path.
    fileprivate static func prefix(of page: String) -> String {
        let name = page.hasSuffix(".html") ? page.dropLast(5) : page[...]
        return name.unicodeScalars.map { scalar in
            if scalar == "/" { return ":" }
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar == "-" || scalar == "_"
            return isPlain ? String(scalar) : "=" + String(scalar.value, radix: 16) + "="
        }.joined()
    }
}
