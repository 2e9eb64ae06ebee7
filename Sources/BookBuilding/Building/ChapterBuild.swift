import Reporting

/// What a chapter gives: its page, and everything that is to say about it. The traces are gone by then, so
/// that a large book needs no more memory than its pages.
///
/// An object, for a large book has many, and lists of them are gone through often. Nobody changes it once it
/// is among others.
final class ChapterBuild: @unchecked Sendable {
    /// Nil when the chapter is no text.
    var page: PageFrame.Written?
    var title = ""
    /// Its first sentence.
    var summary: String?
    /// What the search finds on its page.
    var search: SearchPage?
    /// The figure that the front page shows, when it is one of this chapter.
    var cover: IndexPage.Cover?
    /// What other pages can link to.
    var targets = PageTargets()
    /// The links to anchors of other pages, still to be checked.
    var pendingLinks: [BookLinks.Pending] = []
    /// The pictures that the page needs, by their path inside Chapters.
    var pictures: Set<String> = []
    var scenarios: [ScenarioListing] = []
    var staleFences: [StaleFence] = []
    var falseClaims: [FalseClaim] = []
    /// How many claims it makes, by the scenario that they are about.
    var claimCounts: [String: Int] = [:]
    /// The other chapters, by their path inside Chapters, that its claims are about and its scenarios extend.
    var consulted: Set<String> = []
    /// The Swift files, by path from the book's folder, that its scenarios are compiled with.
    var usedSources: Set<String> = []
    /// What is to be remembered of its fences, as the file of all of them has it; nil without any.
    var recordLines: [UInt8]?
    /// What was asked of the committed record, with its answers.
    var recalled: [FenceRecord.Memory] = []
    var diagnostics: [Diagnostic]

    /// Whether something is wrong that keeps the book from being built.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// A chapter of which nothing is known but what is wrong.
    init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// A chapter that cannot even be parsed.
    init(unreadable problem: Diagnostic) {
        diagnostics = [problem]
    }

    init(
        _ chapter: Chapter, assembly: ScenarioAssembly, runs: ScenarioRuns, page: ChapterPage,
        freshness: FreshnessReport, claims: ChapterClaims, diagnostics: [Diagnostic]
    ) {
        self.page = page.written
        title = page.title
        summary = page.summary
        search = page.search
        cover = page.cover
        targets = page.targets
        pendingLinks = page.links.pending
        pictures = page.links.pictures
        scenarios = chapter.scenarios.map { scenario in
            ScenarioListing(
                name: chapter.scenarioPath(scenario.name), title: scenario.title,
                page: page.written.file.path, anchor: scenario.name, span: scenario.nameSpan,
                block: scenario.fence.range,
                outputs: chapter.outputs.filter { $0.of == scenario.name }.map(\.word),
                rules: runs.rules(of: scenario.name),
                uses: runs.uses(of: scenario.name))
        }
        staleFences = freshness.stale.map(\.report)
        recordLines = freshness.records.isEmpty ? nil : FenceRecord.bytes(of: freshness.records)
        recalled = freshness.recalled
        falseClaims = claims.falseClaims
        claimCounts = claims.counts
        consulted = claims.consulted.union(assembly.consulted)
        usedSources = claims.usedSources.union(assembly.usedSources)
        self.diagnostics = (diagnostics + page.diagnostics).bounded(to: ChapterBudget.mostProblems)
    }
}

extension ChapterBuild {
    /// Takes its page out of memory.
    func move(to shelf: any PageShelf) { page?.file.move(to: shelf) }
}
