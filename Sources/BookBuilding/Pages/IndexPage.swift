/// The front page: the book's title and its table of contents.
package enum IndexPage {
    /// Its path inside the site.
    package static let path = "index.html"

    /// The page of a book whose chapters have none of this name.
    static func write(_ book: BookContext) -> SiteFile {
        let frame = PageFrame(book: book, page: path)
        let bytes = frame.write(title: book.map.title, sections: []) { main in
            main.element(.h1, text: book.map.title)
            var rest = book.map.entries[...]
            while let first = rest.first {
                if let part = first.part { main.element(.h2, text: book.map.parts[part]) }
                let chapters = rest.prefix { $0.part == first.part }
                rest = rest.dropFirst(chapters.count)
                main.element(.ol, .class("chapters")) { list in
                    for chapter in chapters { write(chapter, into: &list) }
                }
            }
        }
        return SiteFile(path: path, bytes: bytes)
    }

    private static func write(_ chapter: SiteMap.Entry, into list: inout HTMLWriter) {
        list.element(.li, .class("depth\(min(chapter.depth, 3))")) { item in
            if let page = chapter.page {
                item.element(.a, .href(SitePath.address(of: page))) { $0.title(of: chapter) }
            } else {
                item.element(.span, .class("draft"), text: chapter.title)
            }
        }
    }
}
