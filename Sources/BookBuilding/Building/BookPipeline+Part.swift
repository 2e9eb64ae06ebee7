import CommonMark
import Reporting

extension BookPipeline {
    /// Builds one part of a book: what is wrong with its chapters and with the book as a whole, and their
    /// pages. What is made of all chapters together, such as the search index, is left out.
    ///
    /// - Parameter memory: of earlier builds; it is not changed.
    package static func build(
        _ source: BookSource, part: BookPart, scheduler: some ChapterScheduler, memory: BookMemory
    ) -> BookBuild {
        let plan = BookPlan(source)
        let pipeline = ChapterPipeline(book: plan.context)
        let kept = memory.kept(of: source)
        let own = part.chapters(of: plan)
        let chapters = scheduler.map(count: own.count) { index in
            chapter(plan.chapters[own[index]], pipeline, kept, memory.shelf, scheduler)
        }
        let whole = SitePipeline(plan, chapters: chapters, pictures: source.pictures, isPart: true)
        var diagnostics = plan.diagnostics + chapters.flatMap(\.diagnostics) + whole.diagnostics
        diagnostics += AnchorCheck.diagnostics(
            for: chapters.flatMap(\.pendingLinks), in: targets(of: chapters, plan, scheduler))
        let hasErrors = diagnostics.contains { $0.severity == .error }
        var build = BookBuild(
            diagnostics: diagnostics, chapterNames: own.map { Chapter.name(ofPath: plan.chapters[$0].path) },
            staleFences: chapters.flatMap(\.staleFences), falseClaims: chapters.flatMap(\.falseClaims),
            listings: MadeOnce { scenarios(of: chapters) }, site: nil, notFoundPage: nil,
            acceptances: zip(own, chapters).compactMap { place, chapter in
                ChapterAcceptance(chapter.staleFences, of: plan.chapters[place].file)
            })
        build.part = ReportedPart(part, of: source, isBuilt: !hasErrors)
        build.pagesOfPart = hasErrors ? [] : chapters.compactMap { $0.page?.file }
        return build
    }

    /// What the part's own pages have to offer, and those of other parts that its links lead to. Headings and
    /// scenarios are read off a chapter; only for a row of a log is it run.
    private static func targets(
        of chapters: [ChapterBuild], _ plan: BookPlan, _ scheduler: some ChapterScheduler
    ) -> [String: PageTargets] {
        var targets: [String: PageTargets] = [:]
        for chapter in chapters {
            if let page = chapter.page { targets[page.file.path] = chapter.targets }
        }
        let own = Set(targets.keys)
        var wanted: [String: Set<String>] = [:]
        for link in chapters.flatMap(\.pendingLinks) where !own.contains(link.page) {
            wanted[link.page, default: []].insert(link.anchor)
        }
        let anchors = wanted
        let others = plan.chapters.filter { anchors[SitePath.page(ofChapter: $0.path)] != nil }
        let context = plan.context
        let found = scheduler.unwatched.map(count: others.count) { index -> (String, PageTargets)? in
            let (path, file) = (others[index].path, others[index].file)
            let page = SitePath.page(ofChapter: path)
            if let read = PageTargets(withoutRunning: file, path: path),
                anchors[page, default: []].allSatisfy(read.contains)
            {
                return (page, read)
            }
            let build = ChapterPipeline(book: context).build(file, path: path)
            // A chapter with errors has no page; they are reported by its own part.
            return build.page.map { ($0.file.path, build.targets) }
        }
        for (page, offer) in found.compactMap(\.self) { targets[page] = offer }
        return targets
    }
}

extension PageTargets {
    /// The headings, scenarios and lines of code of a chapter. Nil for one that cannot be read.
    fileprivate init?(withoutRunning file: SourceFile, path: String) {
        guard let document = try? MarkdownDocument(file) else { return nil }
        let chapter = Chapter(document, path: path)
        for scenario in chapter.scenarios {
            ids.insert(scenario.name)
            lineCounts[scenario.name] = scenario.fence.bodyLines.count
        }
        let headings = HeadingAnchors(
            document.headings, in: file, reserved: ids.union(document.footnoteIDs))
        ids.formUnion(headings.ids)
    }
}
