/// The front page: the book's title and its table of contents.
package enum IndexPage {
    /// Its path inside the site.
    package static let path = "index.html"

    /// - Parameter introduction: rendered text between title and contents; may be empty.
    static func write(in frame: PageFrame, introduction: [UInt8]) -> SiteFile {
        let bytes = frame.write(title: frame.map.title, sections: []) { main in
            main.element(.h1, text: frame.map.title)
            main.append(rendered: introduction)
            main.element(.ol, .class("chapters")) { list in
                var part: Int?
                for entry in frame.map.entries {
                    if entry.part != part, let number = entry.part {
                        list.element(.li, .class("part"), text: frame.map.parts[number])
                    }
                    part = entry.part
                    list.element(.li, .class("depth\(min(entry.depth, 3))")) { item in
                        guard let page = entry.page else {
                            return item.element(.span, .class("draft"), text: entry.title)
                        }
                        item.element(.a, .href(page), text: entry.title)
                    }
                }
            }
        }
        return SiteFile(path: path, bytes: bytes)
    }
}
