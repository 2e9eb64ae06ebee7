/// What the next build of a book can take over from the last one, so that an edit costs a chapter and not the
/// book.
///
/// A chapter is taken over when all that its build depends on is the same, byte for byte: its own text, the
/// texts of the chapters whose scenarios it makes claims of, and what all chapters share. Nothing is kept
/// from one run of the tool to the next.
package struct BookMemory: Sendable {
    private var shared: Shared?
    private var texts: [String: [UInt8]] = [:]
    private var chapters: [String: ChapterBuild] = [:]

    /// Knows nothing yet.
    package init() {}

    /// What every chapter of a book depends on.
    private struct Shared: Equatable, Sendable {
        let summary: [UInt8]?
        let settings: [UInt8]?
        let names: Set<String>
        let unreadable: Set<String>
        let pictures: Set<String>
        let wrongPictures: Set<String>
        let record: FenceRecord

        init(_ source: BookSource) {
            summary = source.summary?.bytes
            settings = source.settings?.bytes
            names = Set(source.chapters.keys)
            unreadable = source.unreadable
            pictures = Set(source.pictures.keys)
            wrongPictures = source.wrongPictures
            record = source.record
        }
    }

    /// The chapters that are as they were, by path inside Chapters.
    func unchanged(in source: BookSource) -> [String: ChapterBuild] {
        guard shared == Shared(source) else { return [:] }
        let same = Set(texts.keys.filter { texts[$0] == source.chapters[$0]?.bytes })
        return chapters.filter { path, chapter in
            same.contains(path) && chapter.consulted.isSubset(of: same)
        }
    }

    /// Takes note of a build, and forgets the one before.
    mutating func remember(_ chapters: [String: ChapterBuild], of source: BookSource) {
        shared = Shared(source)
        texts = source.chapters.mapValues(\.bytes)
        self.chapters = chapters
    }
}
