import CommonMark
import Reporting

/// A chapter as a page of the site: libcmark's HTML, with figures where the scenarios are, headings that can
/// be linked to, and links that lead to pages.
struct ChapterPage {
    /// The page, and where its text is in it.
    private(set) var written: PageFrame.Written
    /// Its title.
    let title: String
    /// What the search finds on it.
    let search: SearchPage
    /// What it is about: the sentence that `SUMMARY.md` has of it, else its own first one.
    let summary: String?
    /// The figure that the front page shows, when it is one of this page.
    let cover: IndexPage.Cover?
    /// What other pages can link to.
    private(set) var targets: PageTargets
    private(set) var links: BookLinks
    /// Ids given twice, and links that lead nowhere.
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ chapter: Chapter, sources: SourceLines, runs: ScenarioRuns, outputs: ChapterOutputs,
        freshness: FreshnessReport, claims: ChapterClaims, book: BookContext
    ) {
        let document = chapter.document
        let path = SitePath.page(ofChapter: chapter.path)
        let rulesPage = SitePath.address(of: SitePath.link(from: path, to: RulesPage.path))
        let figures = ChapterFigures(
            chapter, sources: sources, runs: runs, outputs: outputs, freshness: freshness,
            book: book, rulesPage: rulesPage)
        let anchors = HeadingAnchors(
            document.headings, in: document.file,
            reserved: figures.targets.ids.union(document.footnoteIDs))
        targets = figures.targets
        targets.ids.formUnion(anchors.ids)
        links = BookLinks(document, chapter: chapter.path, targets: targets, destinations: book.destinations)
        diagnostics =
            anchors.problems + ChapterPage.clashes(anchors, figures.targets, document) + links.diagnostics
        let headings = ChapterHeadings(document, ids: anchors.ids, strings: book.strings)
        let rewritten = links.rewritten
        let marks = ClaimMarkup(claims, page: path, rows: figures.page.anchors.numbers, strings: book.strings)
        var replacements = HTMLReplacements(
            fence: { figures.markup[$0.index] },
            heading: { headings.tags(of: $0) },
            link: { link in
                marks.tags(of: link).map { .tags($0) } ?? rewritten[link.index].map { .destination($0) }
            },
            joinsWideLines: true)
        replacements.marksOmittedHTML = false
        // Every other link with a title is a claim.
        replacements.titledLinkClass = "titled"
        replacements.alertTitle = { book.strings.alerts[$0] ?? $0.title }
        replacements.footnoteReturn = book.strings.footnoteReturn
        let body = document.html(replacements)
        let entry = book.map.position(of: path).map { book.map.entries[$0] }
        let title = headings.title?.text ?? entry?.title ?? book.map.title
        self.title = title
        let sections = SearchSection.all(
            of: chapter, headings: anchors.ids, outputs: outputs, sources: book.strings.sources)
        search = SearchPage((path, title, sections), book: book.map.title)
        summary = entry?.sentence ?? document.firstSentence
        cover = chapter.scenarios.first { chapter.scenarioPath($0.name) == book.settings.cover }
            .flatMap { figures.markup[$0.fence.index] }
            .map { IndexPage.Cover(page: path, title: title, markup: $0) }
        let frame = PageFrame(book: book, page: path, chapter: chapter.path, summary: summary)
        written = frame.write(title: title, sections: headings.sections) { main in
            if headings.title == nil { main.element(.h1, text: title) }
            var links = ProseLinks(on: path)
            main.append(rendered: links.linked(body))
        }
    }

    /// Headings whose own id is that of a log row or a line of code.
    private static func clashes(
        _ anchors: HeadingAnchors, _ figures: PageTargets, _ document: MarkdownDocument
    ) -> [Diagnostic] {
        document.headings.compactMap(\.explicitID).filter {
            figures.contains($0.id) && !figures.ids.contains($0.id)
        }
        .map { heading in
            Diagnostic(
                code: .duplicateID, "a line of a scenario has the id '\(heading.id)' already",
                at: SourceSpan(file: document.file, range: heading.range),
                hint: "choose another id for the heading")
        }
    }
}
