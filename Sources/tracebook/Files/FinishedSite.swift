import BookBuilding
import Foundation

/// What a build left that had nothing to report: a number for all that it read, and what can be seen of each
/// file of its site. While all of that is the same, the next build has nothing to do.
///
/// It is kept in the cache, outside of the book, under the path of the site. A line for each file; what is
/// damaged is no answer.
struct FinishedSite {
    private let cache: CacheFolder
    private let place: SitePlace
    private let name: String
    /// A number for all that the build reads, and for the tool.
    private let inputs: String

    private static let mark = "tracebook site 1"
    /// How many numbers of a file are in front of its path.
    private static let numberCount = 6

    /// Nil without a cache, and for a book in which the program itself crashed: what is left out then is no
    /// result.
    init?(_ cache: CacheFolder?, _ source: BookSource, at place: SitePlace) {
        guard let cache, source.crashes.crashed.isEmpty, let above = place.parent.resolvedPath else {
            return nil
        }
        self.cache = cache
        self.place = place
        name = SHA256.name(of: Array("\(Self.mark) \(above)/\(place.name)".utf8))
        inputs = SHA256.name(of: source.digest(with: cache.tool))
    }

    /// What a build would do to a site that is as the last build left it, if that build had read the same;
    /// nil when there may be something to do.
    ///
    /// - Throws: `FileProblem`, when another build is at work.
    func nothingToDo() throws -> SiteWriter.Summary? {
        guard place.parent.isThere else { return nil }
        Workshop.clearLeftovers(try FolderLock(place.parent))
        guard let folder = try? place.folder(), let count = count(in: folder) else { return nil }
        return SiteWriter.Summary(unchanged: count)
    }

    /// How many files the site has, if it is as it was kept.
    private func count(in folder: Folder) -> Int? {
        guard let bytes = cache.bytes(of: name) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard let head = lines.first, head == self.head(lines.count - 1) else { return nil }
        let isSame = lines.dropFirst().allSatisfy { line in
            let parts = line.split(separator: " ", maxSplits: Self.numberCount)
            guard parts.count > Self.numberCount else { return false }
            let path = String(parts[Self.numberCount])
            return FileSight(at: path, in: folder).map { Self.line(path, $0) == line } ?? false
        }
        return isSame ? lines.count - 1 : nil
    }

    /// Keeps what can be seen of a site that was written, unless a file changed so lately that a further
    /// change might not be seen.
    func keep(_ site: Site, in folder: Folder) {
        guard let lines = lines(for: site, in: folder) ?? linesAfterAPause(for: site, in: folder)
        else { return }
        cache.keep(Array(([head(lines.count)] + lines).joined(separator: "\n").utf8), as: name)
    }

    private func head(_ count: Int) -> String { "\(Self.mark) \(inputs) \(count)" }

    private static func line(_ path: String, _ sight: FileSight) -> String {
        (sight.numbers.map(String.init) + [path]).joined(separator: " ")
    }

    private func linesAfterAPause(for site: Site, in folder: Folder) -> [String]? {
        Thread.sleep(forTimeInterval: FileSight.shortStep)
        return lines(for: site, in: folder)
    }

    /// Nil when a file is missing, has another size than was written, or changed a moment ago.
    private func lines(for site: Site, in folder: Folder) -> [String]? {
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        var lines: [String] = []
        for file in site.files {
            guard let sight = FileSight(at: file.path, in: folder), sight.size == file.count,
                sight.isSettled(at: now)
            else { return nil }
            lines.append(Self.line(file.path, sight))
        }
        return lines
    }
}
