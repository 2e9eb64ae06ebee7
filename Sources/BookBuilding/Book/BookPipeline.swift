import Reporting

/// From the files of a book to its site.
package enum BookPipeline {
    /// - Parameter scheduler: how the chapters' work is spread; it has no influence on the outcome.
    package static func build(_ source: BookSource, scheduler: some ChapterScheduler) -> BookBuild {
        let plan = BookPlan(source)
        let pipeline = ChapterPipeline(book: plan.context)
        let chapters = scheduler.map(count: plan.chapters.count) { index in
            pipeline.build(plan.chapters[index].file, path: plan.chapters[index].path)
        }
        var diagnostics = plan.diagnostics + chapters.flatMap(\.diagnostics)
        let pages = chapters.compactMap { chapter in chapter.page.map { ($0.file.path, chapter.targets) } }
        let targets = Dictionary(pages, uniquingKeysWith: { first, _ in first })
        diagnostics += AnchorCheck.diagnostics(for: chapters.flatMap(\.pendingLinks), in: targets)
        let whole = SitePipeline(
            plan: plan, chapters: chapters.filter { $0.page != nil }, pictures: source.pictures)
        diagnostics += whole.diagnostics
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return BookBuild(
            diagnostics: diagnostics, chapterCount: plan.chapters.count,
            staleFences: chapters.flatMap(\.staleFences),
            falseClaims: chapters.flatMap(\.falseClaims), scenarios: scenarios(of: chapters),
            site: hasErrors ? nil : whole.site, acceptances: chapters.compactMap(\.acceptance))
    }

    /// The scenarios of all chapters, each with the claims that any chapter makes of it.
    private static func scenarios(of chapters: [ChapterBuild]) -> [ScenarioListing] {
        var claims: [String: Int] = [:]
        for chapter in chapters { claims.merge(chapter.claimCounts, uniquingKeysWith: +) }
        return chapters.flatMap(\.scenarios).map { scenario in
            var scenario = scenario
            scenario.claims = claims[scenario.name] ?? 0
            return scenario
        }
    }
}
