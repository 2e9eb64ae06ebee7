import CommonMark
import Reporting

/// What is to be built: the settings, the order of the chapters, and the chapters' files.
struct BookPlan: Sendable {
    /// A chapter to build.
    struct Entry: Sendable {
        /// Inside Chapters: `advanced/hit.md`.
        var path: String
        var file: SourceFile
    }

    /// In reading order.
    let chapters: [Entry]
    /// What the chapters share.
    let context: BookContext
    /// What is wrong with the book as a whole.
    let diagnostics: [Diagnostic]

    init(_ source: BookSource) {
        let (settings, problems) = source.settings.map(BookSettings.read) ?? (BookSettings(), [])
        guard let file = source.summary else {
            chapters = []
            context = BookContext(settings: settings, map: SiteMap(title: "", parts: [], entries: []))
            diagnostics = problems + [BookPlan.missingSummary]
            return
        }
        let summary = Summary(file, chapters: Set(source.chapters.keys).union(source.unreadable))
        let paths = summary.entries.compactMap(\.path)
        chapters = paths.compactMap { path in source.chapters[path].map { Entry(path: path, file: $0) }
        }
        let unlisted = Set(source.chapters.keys).subtracting(paths)
        context = BookContext(
            settings: settings, map: SiteMap(summary, title: settings.title),
            destinations: BookLinks.Destinations(
                pages: Set(paths), unlisted: unlisted, pictures: Set(source.pictures.keys),
                wrongPictures: source.wrongPictures),
            chapters: Dictionary(
                chapters.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first }),
            linkedLines: source.linkedLines,
            sources: source.sources, record: source.record,
            hasOnePage: settings.onePage ?? source.isSmall, crashes: source.crashes)
        let isComplete = !summary.diagnostics.contains { $0.severity == .error }
        diagnostics =
            problems + context.library.sharedProblems + summary.diagnostics
            + (isComplete
                ? unlisted.sorted().compactMap { path in
                    source.chapters[path].map { BookPlan.notListed($0, path: path) }
                } : [])
    }

    private static let missingSummary = Diagnostic(
        code: .missingSummary, "the book has no Chapters/SUMMARY.md", at: nil,
        hint:
            "it holds the title and the order of the chapters: # My book, then - [A chapter](01-a-chapter.md)"
    )

    private static func notListed(_ file: SourceFile, path: String) -> Diagnostic {
        Diagnostic(
            .warning, code: .unlistedChapter,
            "SUMMARY.md does not list this file, so it is not a page of the book",
            at: SourceSpan(file: file, range: 0..<0),
            hint: "add a line '- [Title](\(path))' to SUMMARY.md, or move the file out of Chapters")
    }
}

extension SiteMap {
    /// - Parameter title: instead of the summary's own.
    init(_ summary: Summary, title: String?) {
        let entries = summary.entries.map { entry in
            Entry(
                title: entry.title, page: entry.path.map(SitePath.page), part: entry.part,
                depth: entry.depth,
                number: entry.number.map { $0.map(String.init).joined(separator: ".") },
                sentence: entry.sentence)
        }
        self.init(title: title ?? summary.title ?? "Book", parts: summary.parts, entries: entries)
    }
}
