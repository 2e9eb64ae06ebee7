import BookBuilding
import Foundation

/// What a build left: a number for all that it read, and of each file of its site what can be seen of it and,
/// for pages, the digest of its bytes. While all of that is the same, the next build has nothing to do; and
/// while a page is the same, nobody has to read it to know its bytes.
///
/// It is kept in the cache, outside of the book, under the path of the site. A line for each file; what is
/// damaged is no answer.
struct FinishedSite {
    private let cache: CacheFolder
    private let place: SitePlace
    private let name: String
    /// A number for all that the build reads, and for the tool.
    private let inputs: String
    /// What the last build noted; nil for nothing, and for whatever is damaged.
    private let notes: FileNotes?

    private static let mark = "tracebook site 2"
    /// In the place of a digest or of a number.
    static let none = "-"

    /// Nil without a cache, and for a book in which the program itself crashed: what is left out then is no
    /// result.
    init?(_ cache: CacheFolder?, _ source: BookSource, at place: SitePlace) {
        guard let cache, source.crashes.crashed.isEmpty, let above = place.parent.resolvedPath else {
            return nil
        }
        self.cache = cache
        self.place = place
        name = ContentDigest(of: Array("\(Self.mark) \(above)/\(place.name)".utf8)).name
        inputs = source.digest(with: cache.tool).name
        notes = cache.bytes(of: name).flatMap { FileNotes($0, mark: Self.mark) }
    }

    /// What a build would do to a site that is as the last build left it, if that build had read the same and
    /// had nothing to report; nil when there may be something to do.
    ///
    /// - Throws: `FileProblem`, when another build is at work.
    func nothingToDo() throws -> SiteWriter.Summary? {
        guard place.parent.isThere else { return nil }
        Workshop.clearLeftovers(try FolderLock(place.parent))
        guard let folder = try? place.folder(), let notes, notes.word.elementsEqual(inputs.utf8) else {
            return nil
        }
        var walk = FolderWalk(folder)
        guard notes.lines.allSatisfy({ FileNote($0)?.isTrue(in: &walk) == true }) else { return nil }
        return SiteWriter.Summary(unchanged: notes.lines.count)
    }

    /// The digests of pages that are as they were when they were noted, by path inside the site. Those are
    /// files.
    func digests(in folder: Folder) -> [String: ContentDigest] {
        var known: [String: ContentDigest] = [:]
        var walk = FolderWalk(folder)
        for note in (notes?.lines ?? []).lazy.compactMap(FileNote.init) {
            if let digest = note.digest, note.isTrue(in: &walk) { known[note.path] = digest }
        }
        return known
    }

    /// Keeps what can be seen of a site that was written, unless a file changed so lately that a further
    /// change might not be seen.
    ///
    /// - Parameter isFinal: whether the build had nothing to report.
    func keep(_ site: Site, in folder: Folder, isFinal: Bool) {
        guard let notes = notes(of: site, in: folder) ?? notesAfterAPause(of: site, in: folder) else {
            return
        }
        let word = isFinal ? inputs : Self.none
        cache.keep(FileNotes.bytes(mark: Self.mark, word: word, lines: notes.map(\.line)), as: name)
    }

    private func notesAfterAPause(of site: Site, in folder: Folder) -> [FileNote]? {
        Thread.sleep(forTimeInterval: FileSight.shortStep)
        return notes(of: site, in: folder)
    }

    /// Nil when a file is missing, has another size than was written, or changed a moment ago.
    private func notes(of site: Site, in folder: Folder) -> [FileNote]? {
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        var notes: [FileNote] = []
        var walk = FolderWalk(folder)
        for file in site.files {
            guard let sight = walk.sight(of: file.path), sight.kind == .file, sight.size == file.count,
                sight.isSettled(at: now)
            else { return nil }
            notes.append(FileNote(path: file.path, sight: sight, digest: file.digest))
        }
        return notes
    }
}
