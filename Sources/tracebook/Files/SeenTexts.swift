import BookBuilding
import Foundation
import Reporting

/// The plain chapters of a book as the last build saw them. As git does, a build takes one for the same that
/// can be seen to be as it was, and reads its bytes only when somebody asks for them.
///
/// It is kept in the cache, outside of the book, under the path of the book. A line for each chapter; what is
/// damaged is no answer.
struct SeenTexts {
    private struct Seen {
        let note: FileNote
        let line: ArraySlice<UInt8>
    }

    private let cache: CacheFolder
    private let name: String
    /// By path inside Chapters.
    private let seen: [String: Seen]
    /// When this build began to look.
    private let start: timespec

    private static let mark = "tracebook texts 1"

    /// Nil without a cache.
    init?(_ cache: CacheFolder?, of book: Folder) {
        var start = timespec()
        guard let cache, let path = book.resolvedPath, clock_gettime(CLOCK_REALTIME, &start) == 0 else {
            return nil
        }
        self.cache = cache
        self.start = start
        name = ContentDigest(of: Array("\(Self.mark) \(path)\n".utf8) + cache.tool).name
        let notes = cache.bytes(of: name).flatMap { FileNotes($0, mark: Self.mark) }
        let seen = notes?.lines.compactMap { line in
            FileNote(line).map { ($0.path, Seen(note: $0, line: line)) }
        }
        self.seen = Dictionary(seen ?? [], uniquingKeysWith: { first, _ in first })
    }

    /// A chapter that is as it was; nil for one that has to be read.
    ///
    /// - Parameters:
    ///   - path: inside Chapters, under which it is known.
    ///   - name: in its folder.
    func chapter(
        _ path: String, _ name: String, in folder: Folder
    ) -> (file: SourceFile, digest: ContentDigest)? {
        guard let note = seen[path]?.note, let digest = note.digest,
            let open = try? folder.descriptor(), FileSight(at: name, in: open) == note.sight
        else { return nil }
        let place = BookReader.chapters + "/" + path
        let file = SourceFile(path: place, count: note.sight.size) {
            let now = try? folder.see(file: name) { _ in }
            guard let now, now.sight == note.sight else { Self.giveUp(place) }
            return now.bytes
        }
        return (file, digest)
    }

    /// Nothing was written yet, and what was built so far may belong to two states of the book.
    private static func giveUp(_ place: String) -> Never {
        let words = "error: \(place): was changed while the book was built; try once more\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(ExitStatus.couldNotRun.rawValue)
    }

    /// Keeps what was seen of the plain chapters, but for those that changed so lately that a further change
    /// might not be seen.
    func keep(_ reading: BookReader.Result) {
        let source = reading.source
        let new = reading.sights.filter { path, sight in
            sight.isSettled(at: start) && source.chapters[path].map(source.isPlain) == true
        }
        let old = seen.keys.filter { reading.sights[$0] == nil && source.chapters[$0] != nil }
        guard !new.isEmpty || old.count < seen.count else { return }
        let lines = (old + new.keys).sorted().compactMap { path in
            let note = new[path].map { sight in
                FileNote(path: path, sight: sight, digest: source.chapters[path].map(source.digest))
            }
            return note.map { $0.line[...] } ?? seen[path]?.line
        }
        cache.keep(FileNotes.bytes(mark: Self.mark, word: FinishedSite.none, lines: lines), as: name)
    }
}
