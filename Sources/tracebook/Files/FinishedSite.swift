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

    private static let mark = "tracebook site 2"
    /// In the place of a digest or of a number.
    private static let none = "-"

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
    }

    /// What a build would do to a site that is as the last build left it, if that build had read the same and
    /// had nothing to report; nil when there may be something to do.
    ///
    /// - Throws: `FileProblem`, when another build is at work.
    func nothingToDo() throws -> SiteWriter.Summary? {
        guard place.parent.isThere else { return nil }
        Workshop.clearLeftovers(try FolderLock(place.parent))
        guard let folder = try? place.folder(), let notes, notes.inputs == inputs,
            notes.lines.allSatisfy({ FileNote($0)?.isTrue(in: folder) == true })
        else { return nil }
        return SiteWriter.Summary(unchanged: notes.lines.count)
    }

    /// The digests of pages that are as they were when they were noted, by path inside the site.
    func digests(in folder: Folder) -> [String: ContentDigest] {
        var known: [String: ContentDigest] = [:]
        for note in (notes?.lines ?? []).lazy.compactMap(FileNote.init) {
            if let digest = note.digest, note.isTrue(in: folder) { known[note.path] = digest }
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
        let head = Self.head(isFinal ? inputs : Self.none, notes.count)
        cache.keep(Array(([head] + notes.map(\.line)).joined(separator: "\n").utf8), as: name)
    }

    private static func head(_ inputs: some StringProtocol, _ count: Int) -> String {
        "\(mark) \(inputs) \(count)"
    }

    /// What was kept; nil for nothing, and for whatever is damaged.
    private var notes: (inputs: Substring, lines: ArraySlice<Substring>)? {
        guard let bytes = cache.bytes(of: name) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ")
        guard words.count == 5, lines[0] == Self.head(words[3], lines.count - 1) else { return nil }
        return (words[3], lines.dropFirst())
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
        for file in site.files {
            guard let sight = FileSight(at: file.path, in: folder), sight.size == file.count,
                sight.isSettled(at: now)
            else { return nil }
            notes.append(FileNote(file, sight))
        }
        return notes
    }

    /// A line on a file: what can be seen of it, its digest, its path.
    private struct FileNote {
        var path: String
        /// What can be seen of it.
        private var sight: Substring
        private var digits: Substring

        private static let wordsBeforePath = FileSight.numberCount + 1

        init(_ file: SiteFile, _ sight: FileSight) {
            path = file.path
            self.sight = sight.text[...]
            digits = file.digest?.hexadecimal[...] ?? FinishedSite.none[...]
        }

        /// Nil for what is no such line.
        init?(_ line: Substring) {
            let words = line.split(separator: " ", maxSplits: Self.wordsBeforePath)
            guard words.count > Self.wordsBeforePath else { return nil }
            path = String(words[Self.wordsBeforePath])
            digits = words[FileSight.numberCount]
            sight = line[..<digits.startIndex].dropLast()
        }

        var line: String { "\(sight) \(digits) \(path)" }

        /// Of its bytes; nil where it is not known.
        var digest: ContentDigest? { ContentDigest(hexadecimal: digits) }

        /// Whether the file can be seen to be as it was.
        func isTrue(in folder: Folder) -> Bool { FileSight(at: path, in: folder)?.text[...] == sight }
    }
}
