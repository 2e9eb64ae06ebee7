/// What the next build of a book can take over from earlier ones, so that an edit costs a chapter and not
/// the book.
///
/// A chapter is taken over when all that its build depends on is the same, byte for byte: its own text, the
/// texts of the chapters whose scenarios it makes claims of, what it read from the committed record, and what
/// all chapters share. The last build is at hand; of earlier ones, and of earlier runs of the tool, a store
/// may know.
package struct BookMemory: Sendable {
    private var shared: SharedInputs?
    private var texts: [String: [UInt8]] = [:]
    private var chapters: [String: ChapterBuild] = [:]
    private let store: (any ChapterStore)?

    /// Knows nothing yet, besides what a store has.
    package init(store: (any ChapterStore)? = nil) { self.store = store }

    /// The chapters of the last build that are as they were, by path inside Chapters.
    func unchanged(in source: BookSource) -> [String: ChapterBuild] {
        guard shared == SharedInputs(source) else { return [:] }
        let same = Set(texts.keys.filter { texts[$0] == source.chapters[$0]?.bytes })
        return chapters.filter { path, chapter in
            same.contains(path) && chapter.consulted.isSubset(of: same) && chapter.recalls(source.record)
        }
    }

    /// What the store may have of a book; nil without a store.
    func kept(of source: BookSource) -> KeptChapters? { store.flatMap { KeptChapters($0, source) } }

    /// Takes note of a build, and forgets the one before.
    mutating func remember(_ chapters: [String: ChapterBuild], of source: BookSource) {
        shared = SharedInputs(source)
        texts = source.chapters.mapValues(\.bytes)
        self.chapters = chapters
    }
}
