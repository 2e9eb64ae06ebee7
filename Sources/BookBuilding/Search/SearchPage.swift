/// What the search knows of a page: its keys, and what it shows of the sections that they are found in.
struct SearchPage: Sendable {
    /// A page as a text: its path inside the site, its title and its sections in reading order.
    typealias Text = (page: String, title: String, sections: [SearchSection])

    let path: String
    let title: String
    /// What is shown of the sections, one behind the other: for each a JSON array of its anchor, its title,
    /// the beginning of its text, and the phrases that mean it, which are not shown.
    private let rows: [UInt8]
    /// Where each of them ends.
    private let ends: [Int]
    /// How many sections are no calls.
    let counted: Int
    let terms: PageTerms

    /// How many sections it has.
    var count: Int { ends.count }
    /// What is shown of a section, as JSON.
    func row(_ section: Int) -> ArraySlice<UInt8> {
        rows[(section == 0 ? 0 : ends[section - 1])..<ends[section]]
    }
    /// How many bytes all rows have.
    var size: Int { rows.count }

    /// - Parameter book: the book's title, which is found on the front page only.
    init(_ text: Text, book: String) {
        var strengths = SearchStrengths()
        self.init(text, book: book, &strengths)
    }

    /// Several pages, in less time than one after the other: most words of a page were on those before it.
    static func pages(_ texts: [Text], book: String) -> [SearchPage] {
        var strengths = SearchStrengths()
        return texts.map { SearchPage($0, book: book, &strengths) }
    }

    private init(_ text: Text, book: String, _ strengths: inout SearchStrengths) {
        (path, title) = (text.page, text.title)
        var (json, ends) = (JSONWriter(), [Int]())
        for section in text.sections {
            json.put("[")
            json.list([section.anchor, section.title, section.shown] + section.phrases)
            json.put("]")
            ends.append(json.bytes.count)
        }
        (rows, self.ends) = (json.bytes, ends)
        counted = text.sections.count { $0.kind != .call }
        terms = PageTerms(text.sections, title: title == book ? "" : title, &strengths)
    }
}

extension SearchSection {
    /// No more characters of a text are shown with a result.
    private static let mostShown = 1200

    /// What is shown of the text: its beginning, where it is very long.
    fileprivate var shown: String {
        text.utf8.count > Self.mostShown ? String(text.prefix(Self.mostShown)) : text
    }
}

extension JSONWriter {
    /// Appends strings with commas between them.
    mutating func list(_ strings: [String]) {
        for (index, text) in strings.enumerated() {
            if index > 0 { put(",") }
            string(text)
        }
    }
}

extension SearchPage: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(path)
        writer.add(title)
        writer.add(bytes: rows)
        writer.add(ends)
        writer.add(counted)
        writer.add(terms)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        path = try reader.next()
        title = try reader.next()
        rows = Array(try reader.nextBytes())
        ends = try reader.next()
        counted = try reader.next()
        terms = try reader.next()
        let areInOrder = zip([0] + ends, ends).allSatisfy { $0 <= $1 } && ends.last ?? 0 == rows.count
        guard areInOrder, (0...ends.count).contains(counted), terms.belong(toSections: ends.count) else {
            throw KeptDamage()
        }
    }
}
