import CommonMark

/// How a page shows a phrase that claims something: as a link to the row of the log that shows it, with a
/// quiet mark; a false one with a loud mark and the reason.
struct ClaimMarkup {
    private let marks: [Int: ChapterClaims.Mark]
    /// The page's path inside the site.
    private let page: String
    /// By scenario: the numbers of the log rows that the page shows.
    private let rows: [String: Set<Int>]
    private let strings: SiteStrings

    init(_ claims: ChapterClaims, page: String, rows: [String: Set<Int>], strings: SiteStrings) {
        marks = claims.marks
        self.page = page
        self.rows = rows
        self.strings = strings
    }

    /// The tags around the phrase; nil for a link that claims nothing.
    func tags(of link: Link) -> HTMLReplacements.Tags? {
        guard let mark = marks[link.index] else { return nil }
        var opening = HTMLWriter()
        let title = HTMLAttribute.title(mark.words + (mark.evidence.map { " (\($0))" } ?? ""))
        if mark.refutation == nil {
            opening.open(.a, .href(destination(of: mark)), title)
        } else {
            opening.open(.a, .class("false"), .href(destination(of: mark)), title)
        }
        var closing = HTMLWriter()
        closing.close(.a)
        if let refutation = mark.refutation {
            closing.element(.small, .class("refuted"), text: " (\(strings.isFalse): \(refutation))")
        }
        return HTMLReplacements.Tags(
            opening: String(decoding: opening.bytes, as: UTF8.self),
            closing: String(decoding: closing.bytes, as: UTF8.self))
    }

    /// The log row that shows it; the scenario where no log shows such a row, or where the claim is about
    /// what never happened.
    private func destination(of mark: ChapterClaims.Mark) -> String {
        let shown = mark.chapter == nil ? rows[mark.scenario] ?? [] : mark.rows
        let row = mark.proof.first { shown.contains($0 + 1) }
        let anchor = row.map { PageAnchors.id($0 + 1, in: mark.scenario) } ?? mark.scenario
        guard let chapter = mark.chapter else { return "#" + anchor }
        let target = SitePath.link(from: page, to: SitePath.page(ofChapter: chapter))
        return SitePath.address(of: target) + "#" + anchor
    }
}
