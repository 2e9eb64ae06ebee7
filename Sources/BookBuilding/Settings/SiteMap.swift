/// The pages of the book in reading order, as the navigation of every page needs them.
package struct SiteMap: Sendable {
    /// One line of the table of contents.
    package struct Entry: Sendable {
        package var title: String
        /// The page inside the site; nil for a chapter still to come.
        package var page: String?
        /// The index of its part in `parts`; nil for chapters in front of the first part.
        package var part: Int?
        /// How deeply it is nested in its part: 0, 1, ...
        package var depth: Int
        /// Its number in the book, `2.1`; nil for a preface and the like.
        package var number: String?
        /// What it is about, in the words of `SUMMARY.md`; nil when that says nothing.
        package var sentence: String?
    }

    /// The book's title.
    package var title: String
    /// The titles of the parts, in order.
    package var parts: [String]
    package var entries: [Entry]
    /// The position in `entries` of each page.
    private let positions: [String: Int]

    package init(title: String, parts: [String], entries: [Entry]) {
        self.title = title
        self.parts = parts
        self.entries = entries
        var positions: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            if let page = entry.page, positions[page] == nil { positions[page] = index }
        }
        self.positions = positions
    }

    /// Where a page is in `entries`; nil for the index page.
    package func position(of page: String) -> Int? { positions[page] }

    /// The nearest page before a position.
    package func entry(before position: Int) -> Entry? {
        entries[..<position].last { $0.page != nil }
    }

    /// The nearest page behind a position.
    package func entry(after position: Int) -> Entry? {
        entries[(position + 1)...].first { $0.page != nil }
    }

    /// More entries than this are not all listed beside every page, for the site's size would grow with the
    /// square of the book's.
    static let sidebarLimit = 40

    /// The entries that the navigation of a page lists: all of a small book; of a large one the page's own
    /// part; of a large part the neighbours.
    package func sidebar(for page: String) -> ArraySlice<Entry> {
        guard entries.count > Self.sidebarLimit else { return entries[...] }
        guard let position = positions[page] else { return [] }
        let part = entries[position].part
        let reach = Self.sidebarLimit / 2
        var lower = position
        while lower > 0, position - lower < reach, entries[lower - 1].part == part { lower -= 1 }
        var upper = position + 1
        while upper < entries.count, upper - position < reach, entries[upper].part == part { upper += 1 }
        return entries[lower..<upper]
    }
}
