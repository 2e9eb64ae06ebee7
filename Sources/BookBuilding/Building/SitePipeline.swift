import CommonMark
import Reporting

/// From the chapters' pages to the whole site: the pages that the book has besides its chapters, and the
/// files that all pages share.
struct SitePipeline: Sendable {
    private let plan: BookPlan
    /// Those that could be read, in reading order.
    private let chapters: [ChapterBuild]
    /// Of these chapters, in reading order.
    private let scenarios: [ScenarioListing]
    /// By path inside Chapters.
    private let pictures: [String: [UInt8]]
    /// What earlier builds may have left of the other pages.
    private let kept: KeptAppendices?
    /// Where pieces of the search wait until the site is written; nil for memory.
    private let shelf: (any PageShelf)?
    /// Whether the chapters are only a part of the book.
    private let isPart: Bool

    /// - Parameter chapters: in reading order; of those that could not be read the site has no page.
    init(
        _ plan: BookPlan, chapters: [ChapterBuild], pictures: [String: [UInt8]], kept: KeptAppendices? = nil,
        shelf: (any PageShelf)? = nil, isPart: Bool = false
    ) {
        self.plan = plan
        self.chapters = chapters.filter { $0.page != nil }
        scenarios = self.chapters.flatMap(\.scenarios)
        self.pictures = pictures
        self.kept = kept
        self.shelf = shelf
        self.isPart = isPart
    }

    private var book: BookContext { plan.context }
    private var pages: [PageFrame.Written] { chapters.compactMap(\.page) }

    /// The names of the pages that the site makes itself; a chapter of such a name would take its place.
    static let reservedPages = Set(
        Appendices.all.flatMap { $0.paths } + [NotFoundPage.path])

    /// The site of a book without errors. What all chapters share is made side by side.
    ///
    /// - Parameter scheduler: how the work is spread; it has no influence on the outcome.
    func site(_ scheduler: some ChapterScheduler) -> Site {
        let pages = pages.map(\.file)
        return Site(chapterPages: pages) { others(than: pages, scheduler) }
    }

    private func others(than pages: [SiteFile], _ scheduler: some ChapterScheduler) -> [SiteFile] {
        let parts = sharedParts
        var files = scheduler.unwatched.map(count: parts.count) { parts[$0]() }.flatMap(\.self)
        if let base = book.settings.baseURL {
            let pages = (pages + files).map(\.path).filter { SitePath.ends($0, with: ".html") }
            let listed = pages.filter { $0 != NotFoundPage.path }
            files.append(Sitemap.file(of: listed.sorted(), baseURL: base))
        }
        for path in Set(chapters.flatMap(\.pictures)).sorted() {
            guard let bytes = pictures[path] else { continue }
            files.append(SiteFile(path: path, bytes: bytes))
        }
        return files
    }

    /// What gives the files that are made of all chapters, the costliest first.
    private var sharedParts: [@Sendable () -> [SiteFile]] {
        let material = material
        let appendices = Appendices.all(of: book).indices.reversed().map { number in
            { @Sendable in files(of: Appendices.all(of: material.book)[number], material) }
        }
        return appendices + [
            { return searchIndex },
            { hasFront ? [IndexPage.write(book, overview)] : [] },
            { [NotFoundPage.write(book), StyleSheet.file] },
            { [Script.file(book.strings), Script.search(book.strings)] + record },
        ]
    }

    private func files(of appendix: any AppendixPage.Type, _ material: AppendixMaterial) -> [SiteFile] {
        kept?.files(of: appendix, material) ?? appendix.files(material)
    }

    /// Whether the front page is ours, not a chapter.
    private var hasFront: Bool { !pages.contains { $0.file.path == IndexPage.path } }

    private var searchIndex: [SiteFile] {
        let front = hasFront ? IndexPage.sections(book, summaries) : []
        let title = book.map.title
        let others = front.map { SearchPage($0, book: title) }
        let language = book.strings.language
        let appendices = KeptPages.pages(language: language, book: title) { title in
            let read = { SearchPage.pages(Appendices.all.flatMap { $0.sections(book.strings) }, book: title) }
            return kept?.searchPages(language: language, title: title, read) ?? read()
        }
        return SearchIndex(of: chapters.compactMap(\.search) + others + appendices, shelf: shelf).files
    }

    /// What the next build is told of the fences; nothing without any.
    private var record: [SiteFile] {
        let lines = chapters.compactMap(\.recordLines)
        guard !lines.isEmpty else { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count })
        for line in lines { bytes += line }
        return [SiteFile(path: FenceRecord.path, bytes: bytes)]
    }

    private var material: AppendixMaterial {
        let parts = chapters.compactMap { chapter in
            chapter.page.map {
                AppendixMaterial.Chapter(page: $0, title: chapter.title, scenarios: chapter.scenarios)
            }
        }
        return AppendixMaterial(book: book, chapters: parts, scenarios: scenarios)
    }

    /// A sentence on each chapter's page, by its path.
    private var summaries: [String: String] {
        var summaries: [String: String] = [:]
        for chapter in chapters { summaries[chapter.path] = chapter.summary }
        return summaries
    }

    private var overview: IndexPage.Overview {
        var overview = IndexPage.Overview(summaries: summaries)
        overview.cover = chapters.lazy.compactMap(\.cover).first
        overview.counts = [
            (chapters.count, book.strings.chaptersCount), (scenarios.count, book.strings.scenariosCount),
            (scenarios.reduce(0) { $0 + $1.outputs.count }, book.strings.figuresCount),
            (scenarios.exercisedRules.count, book.strings.rulesCount),
        ]
        return overview
    }

    // MARK: Problems

    /// A cover that is no scenario, and chapters whose pages would be in the way.
    var diagnostics: [Diagnostic] {
        let reserved = plan.chapters.filter {
            SitePipeline.reservedPages.contains(SitePath.page(ofChapter: $0.path))
        }
        return nameProblems + reserved.map { chapter in
            Diagnostic(
                code: .reservedPage,
                "the site makes a page '\(SitePath.page(ofChapter: chapter.path))' of its own",
                at: SourceSpan(file: chapter.file, range: 0..<0), hint: "give the chapter another name")
        } + [coverProblem].compactMap { $0 }
    }

    /// Chapters and pictures whose places in the site are taken on some disk.
    private var nameProblems: [Diagnostic] {
        let pages = plan.chapters.map { (path: $0.path, page: SitePath.page(ofChapter: $0.path)) }
        let used = Set(chapters.flatMap(\.pictures)).map { (path: $0, page: $0) }
        let files = Dictionary(
            (pages + used).map { ($0.page, $0.path) }, uniquingKeysWith: { first, _ in first })
        let folders = [LivePage.folder, SearchIndex.folder]
        let common = EarlierSite.commonPaths.union(SitePipeline.reservedPages).union(folders)
        let own = common.filter { files[$0] == nil } + (files[IndexPage.path] == nil ? [IndexPage.path] : [])
        return SiteNames.clashes(among: (pages + used).map(\.page) + own).compactMap { clash in
            // It may be the site's own file that comes later in the alphabet.
            guard let path = files[clash.path] ?? files[clash.other] else { return nil }
            let other = files[clash.path] == nil ? clash.path : clash.other
            let words = clash.isFolder
                ? "'\(other)' would have to be a file and a folder of the site"
                : "the site has a file '\(other)' too, which some disks take for the same name"
            let span = SourceSpan(file: SourceFile(path: "Chapters/" + path, bytes: []), range: 0..<0)
            return Diagnostic(code: .fileName, words, at: span, hint: "give one of them another name")
        }
    }

    /// Whether a scenario is in a chapter that is not here, which has to say whether there is one.
    private func isOfAnotherPart(_ scenario: String) -> Bool {
        let isOf = { (path: String) in scenario.hasPrefix(Chapter.name(ofPath: path) + "/") }
        let here = Set(chapters.map(\.path))
        let others = plan.chapters.filter { !here.contains(SitePath.page(ofChapter: $0.path)) }
        return others.contains { isOf($0.path) }
    }

    private var coverProblem: Diagnostic? {
        guard let cover = book.settings.cover, !scenarios.contains(where: { $0.name == cover }) else {
            return nil
        }
        if isPart, isOfAnotherPart(cover) { return nil }
        return Diagnostic(
            code: .unknownScenario, "the book has no scenario '\(cover)'", at: book.settings.coverSpan,
            hint: Suggestion.hint(for: cover, among: scenarios.map(\.name))
                ?? "'tracebook list' shows the book's scenarios")
    }
}

extension ChapterBuild {
    /// Its page's path inside the site; empty when it has none.
    fileprivate var path: String { page?.file.path ?? "" }
}
