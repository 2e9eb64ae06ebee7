import Reporting

/// From the files of a book to its site.
package enum BookPipeline {
    /// - Parameter scheduler: how the chapters' work is spread; it has no influence on the outcome.
    package static func build(_ source: BookSource, scheduler: some ChapterScheduler) -> BookBuild {
        let plan = BookPlan(source)
        let chapters = chapters(of: plan, knowing: [:], nil, nil, scheduler)
        return build(source, plan, chapters, nil, nil, scheduler)
    }

    /// The same, for those who build a book again and again.
    ///
    /// - Parameter memory: of the last build; it remembers this one afterwards. It has no influence on the
    ///   outcome.
    package static func build(
        _ source: BookSource, scheduler: some ChapterScheduler, memory: inout BookMemory
    ) -> BookBuild {
        let plan = BookPlan(source)
        let known = memory.unchanged(in: source)
        let chapters = chapters(of: plan, knowing: known, memory.kept(of: source), memory.shelf, scheduler)
        let paths = plan.chapters.map(\.path)
        memory.remember(
            Dictionary(zip(paths, chapters), uniquingKeysWith: { first, _ in first }), of: source,
            renewed: paths.filter { known[$0] == nil })
        let kept = memory.keptAppendices(of: source)
        var build = build(source, plan, chapters, kept, memory.shelf, scheduler)
        let isPlanned = !plan.diagnostics.contains { $0.severity == .error }
        if memory.isForPreview, build.site == nil, isPlanned {
            let shown = memory.withoutErrors(chapters, at: paths)
            build.preview = sitePipeline(source, plan, shown, kept, memory.shelf).site(scheduler)
            build.isPreviewSound = !shown.contains(where: \.hasErrors)
            build.notFoundPage = NotFoundPage.write(plan.context, root: "/")
        }
        return build
    }

    private static func chapters(
        of plan: BookPlan, knowing known: [String: ChapterBuild], _ kept: KeptChapters?,
        _ shelf: (any PageShelf)?, _ scheduler: some ChapterScheduler
    ) -> [ChapterBuild] {
        let pipeline = ChapterPipeline(book: plan.context)
        return scheduler.map(count: plan.chapters.count) { index in
            let chapter = plan.chapters[index]
            if let earlier = known[chapter.path] { return earlier }
            return self.chapter(chapter, pipeline, kept, shelf, scheduler)
        }
    }

    /// A chapter as it was kept; else it is built, and kept.
    static func chapter(
        _ chapter: BookPlan.Entry, _ pipeline: ChapterPipeline, _ kept: KeptChapters?,
        _ shelf: (any PageShelf)?, _ scheduler: some ChapterScheduler
    ) -> ChapterBuild {
        let make = { @Sendable in pipeline.build(chapter.file, path: chapter.path) }
        if let earlier = kept?.chapter(chapter, remake: { scheduler.alone(make) }) { return earlier }
        let build = make()
        kept?.keep(build, of: chapter)
        if let shelf { build.move(to: shelf) }
        return build
    }

    private static func build(
        _ source: BookSource, _ plan: BookPlan, _ chapters: [ChapterBuild], _ kept: KeptAppendices?,
        _ shelf: (any PageShelf)?, _ scheduler: some ChapterScheduler
    ) -> BookBuild {
        var diagnostics = plan.diagnostics + chapters.flatMap(\.diagnostics)
        let pages = chapters.compactMap { chapter in chapter.page.map { ($0.file.path, chapter.targets) } }
        let targets = Dictionary(pages, uniquingKeysWith: { first, _ in first })
        diagnostics += AnchorCheck.diagnostics(for: chapters.flatMap(\.pendingLinks), in: targets)
        let whole = sitePipeline(source, plan, chapters, kept, shelf)
        diagnostics += whole.diagnostics
        if let problem = plan.problem(withPagesOf: chapters) { diagnostics.append(problem) }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return BookBuild(
            diagnostics: diagnostics, chapterNames: plan.chapters.map { Chapter.name(ofPath: $0.path) },
            staleFences: chapters.flatMap(\.staleFences),
            falseClaims: chapters.flatMap(\.falseClaims),
            listings: MadeOnce { scenarios(of: chapters) },
            site: hasErrors ? nil : whole.site(scheduler),
            notFoundPage: hasErrors ? nil : NotFoundPage.write(plan.context, root: "/"),
            acceptances: zip(plan.chapters, chapters).compactMap { entry, chapter in
                ChapterAcceptance(chapter.staleFences, of: entry.file)
            })
    }

    private static func sitePipeline(
        _ source: BookSource, _ plan: BookPlan, _ chapters: [ChapterBuild], _ kept: KeptAppendices?,
        _ shelf: (any PageShelf)?
    ) -> SitePipeline {
        SitePipeline(plan, chapters: chapters, pictures: source.pictures, kept: kept, shelf: shelf)
    }

    /// The scenarios of all chapters, each with the claims that any chapter makes of it.
    static func scenarios(of chapters: [ChapterBuild]) -> [ScenarioListing] {
        var claims: [String: Int] = [:]
        for chapter in chapters { claims.merge(chapter.claimCounts, uniquingKeysWith: +) }
        return chapters.flatMap(\.scenarios).map { scenario in
            var scenario = scenario
            scenario.claims = claims[scenario.name] ?? 0
            return scenario
        }
    }
}
