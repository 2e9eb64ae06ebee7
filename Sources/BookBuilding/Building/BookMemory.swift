import Reporting

/// What the next build of a book can take over from earlier ones, so that an edit costs a chapter and not
/// the book.
///
/// A chapter is taken over when all that its build depends on is the same, byte for byte: its own text, the
/// texts of the chapters whose scenarios it makes claims of or extends, its sources, what it read from the
/// committed record, and what all chapters share. The last build is at hand; of earlier ones, and of earlier
/// runs of the tool, a store may know.
package struct BookMemory: Sendable {
    private var shared: SharedInputs?
    private var texts: [String: SourceFile] = [:]
    private var sources: [String: SourceText] = [:]
    private var chapters: [String: ChapterBuild] = [:]
    /// The last builds of chapters that had no errors.
    private var lastGood: [String: ChapterBuild] = [:]
    private let store: (any BuildStore)?
    /// Where the pages of chapters and what the search loads wait until the site is written; nil for memory.
    let shelf: (any PageShelf)?
    /// Whether a book with errors still gets a site, for whoever is writing it.
    let isForPreview: Bool
    /// The names of the chapters that the last build made anew, in reading order.
    package private(set) var renewed: [String] = []

    /// Knows nothing yet, besides what a store has.
    package init(
        store: (any BuildStore)? = nil, shelf: (any PageShelf)? = nil, isForPreview: Bool = false
    ) {
        self.store = store
        self.shelf = shelf
        self.isForPreview = isForPreview
    }

    /// The Swift files, by path from the book's folder, that the last build asked for.
    package var sourcePaths: [String] { sources.keys.sorted() }

    /// The chapters of the last build that are as they were, by path inside Chapters.
    func unchanged(in source: BookSource) -> [String: ChapterBuild] {
        guard shared == SharedInputs(source) else { return [:] }
        let same = Set(texts.keys.filter { texts[$0]?.bytes == source.chapters[$0]?.bytes })
        return chapters.filter { path, chapter in
            same.contains(path) && chapter.consulted.isSubset(of: same)
                && chapter.usedSources.allSatisfy { sources[$0] == source.sources[$0] }
                && chapter.recalls(source.record)
        }
    }

    /// What the store may have of a book's chapters; nil without a store.
    func kept(of source: BookSource) -> KeptChapters? { store.flatMap { KeptChapters($0, source) } }

    /// What the store may have of its other pages; nil without a store.
    func keptAppendices(of source: BookSource) -> KeptAppendices? {
        store.flatMap { KeptAppendices($0, source) }
    }

    /// Takes note of a build, and forgets the one before.
    ///
    /// - Parameter renewed: the paths of the chapters that were not known before, in reading order.
    mutating func remember(
        _ chapters: [String: ChapterBuild], of source: BookSource, renewed: [String]
    ) {
        shared = SharedInputs(source)
        texts = source.chapters
        sources = source.sources
        self.chapters = chapters
        self.renewed = renewed.map { Chapter.name(ofPath: $0) }
        guard isForPreview else { return }
        lastGood = chapters.filter { !$0.value.hasErrors }
            .merging(lastGood.filter { chapters[$0.key] != nil }, uniquingKeysWith: { new, _ in new })
    }

    /// The same chapters, but of those with errors the last build that had none, where there is one.
    func withoutErrors(_ chapters: [ChapterBuild], at paths: [String]) -> [ChapterBuild] {
        zip(paths, chapters).map { path, chapter in
            chapter.hasErrors ? lastGood[path] ?? chapter : chapter
        }
    }
}
