/// What the search looks through, as a script that calls the site's own: pages that were opened as files may
/// load scripts, and nothing else.
enum SearchIndex {
    /// Its path inside the site.
    static let path = "search-index.js"

    /// - Parameter pages: each with its path, its title and its sections.
    static func file(of pages: [(page: String, title: String, sections: [SearchSection])]) -> SiteFile {
        var json = JSONWriter()
        json.put("tracebookIndex([")
        for (number, page) in pages.enumerated() {
            json.put(number == 0 ? "\n[" : ",\n[")
            json.list([SitePath.address(of: page.page), page.title])
            json.put(",[")
            for (index, section) in page.sections.enumerated() {
                json.put(index == 0 ? "\n[" : ",\n[")
                json.list([section.anchor, section.title, section.text])
                json.put("]")
            }
            json.put("]]")
        }
        json.put("\n]);\n")
        return SiteFile(path: path, bytes: json.bytes)
    }
}

extension JSONWriter {
    /// Appends strings with commas between them.
    fileprivate mutating func list(_ strings: [String]) {
        for (index, text) in strings.enumerated() {
            if index > 0 { put(",") }
            string(text)
        }
    }
}
