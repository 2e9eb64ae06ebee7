import BookBuilding
import Foundation
import Reporting

/// What builds keep for later ones: finished chapters, their pages, and the pages that every book has. It
/// lies outside of the book, so that a stranger's book cannot bring results along.
///
/// The folder is `tracebook` in `$XDG_CACHE_HOME`, or in `~/.cache`. Only its owner may read it or write to
/// it; one that is a link, or belongs to somebody else, or that others may write to, is refused. Each entry
/// is a file that comes to its place in one step, so builds that run at the same time see whole entries, and
/// whatever is no entry counts as none. What was not used for the longest time goes when there is too much.
final class CacheFolder: BuildStore {
    /// So much the folder may hold.
    struct Limits {
        var bytes = 1 << 30
        var entries = 40_000
    }

    let tool: [UInt8]
    private let folder: Folder
    private let kept = Counter()

    private static let name = "tracebook"
    private static let newBeginning = "new-"
    /// An entry with more bytes is not kept.
    private static let mostBytesOfEntry = 64 << 20
    /// So many entries are added before the folder is looked at again.
    private static let mostNew = 1_000
    private static let few = 100
    /// The entry that says when a command last tidied at its end.
    private static let tidied = "tidied"
    private static let hour: TimeInterval = 3_600
    private static let day: TimeInterval = 86_400

    /// The cache of this user; nil where there is no place for one.
    ///
    /// - Throws: `FileProblem` when the folder must not be used.
    static func find(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> CacheFolder? {
        guard let base = base(in: environment), let tool = toolIdentity else { return nil }
        let above = Folder(path: base)
        guard (try? above.make()) != nil, let parent = try? above.descriptor() else { return nil }
        let path = above.shown(name)
        if parent.status(of: name) == nil { _ = parent.makeFolder(name, permissions: 0o700) }
        guard let status = parent.status(of: name) else { return nil }
        guard status.kind != .link else { throw FileProblem(path, "is a symbolic link") }
        guard let folder = parent.folder(name), let status = folder.status else {
            throw FileProblem(path, "is no folder that can be opened")
        }
        guard status.owner == geteuid() else { throw FileProblem(path, "belongs to somebody else") }
        guard status.permissions & 0o022 == 0 else { throw FileProblem(path, "may be written to by others") }
        return CacheFolder(Folder(path: path, folder), tool: tool)
    }

    private init(_ folder: Folder, tool: [UInt8]) {
        self.folder = folder
        self.tool = tool
    }

    /// The folder that caches lie in. A path that is not absolute counts as none, as the rules for
    /// `XDG_CACHE_HOME` have it.
    private static func base(in environment: [String: String]) -> String? {
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return path }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home.hasSuffix("/") ? home + ".cache" : home + "/.cache"
    }

    /// What tells this executable from all others.
    private static var toolIdentity: [UInt8]? {
        guard let path = Bundle.main.executablePath, let sight = FileSight(path: path) else { return nil }
        return Array("\(sight.text) \(path)".utf8)
    }

    // MARK: Entries

    func bytes(of name: String) -> [UInt8]? {
        guard let folder = try? folder.descriptor() else { return nil }
        let whole = WholeFile(path: name)
        return try? whole.read(atMost: Self.mostBytesOfEntry) {
            guard let file = folder.file(name) else {
                throw FileProblem(name, "cannot be read", errno: errno)
            }
            // What is used stays; a day is near enough.
            if let sight = FileSight(descriptor: file.number), sight.age > Self.day {
                _ = FileChange.make { futimens(file.number, nil) }
            }
            return file
        }
    }

    func keep(_ bytes: [UInt8], as name: String) {
        guard bytes.count <= Self.mostBytesOfEntry else { return }
        let staged = Self.newBeginning + String(UInt64.random(in: 0...UInt64.max), radix: 16)
        guard (try? folder.write(bytes, to: staged)) != nil else { return }
        if (try? folder.rename(staged, to: name)) == nil { try? folder.remove(staged) }
        // For those that go on for long; the others tidy at their end.
        if kept.add() >= Self.mostNew { tidy() }
    }

    // MARK: Bounds

    private struct File {
        var name: String
        var size: Int
        var changed: Date
    }

    /// What a name in the folder is, and when it was made or last used.
    private func file(_ name: String) -> File? {
        var information = stat()
        guard let number = try? folder.descriptor().number,
            fstatat(number, name, &information, AT_SYMLINK_NOFOLLOW) == 0
        else { return nil }
        #if canImport(Darwin)
            let time = information.st_mtimespec
        #else
            let time = information.st_mtim
        #endif
        return File(
            name: name, size: Int(information.st_size),
            changed: Date(timeIntervalSince1970: TimeInterval(time.tv_sec)))
    }

    /// Tidies at the end of a command. Where it kept only a few entries, once an hour is enough: looking at
    /// all that lies there takes longer than to build what a small edit changes.
    func tidyAtTheEnd() {
        let age = file(Self.tidied).map { -$0.changed.timeIntervalSinceNow } ?? Self.hour
        guard kept.count >= Self.few || kept.count > 0 && age >= Self.hour else { return }
        tidy()
        keep([], as: Self.tidied)
    }

    /// Removes what a stopped build left half-written, and the oldest entries when there are too many. Unless
    /// something new was kept, it does nothing.
    func tidy(_ limits: Limits = Limits()) {
        guard kept.takeAll() > 0, let names = try? folder.names() else { return }
        var files = names.compactMap { file($0) }
        for file in files where file.name.hasPrefix(Self.newBeginning) {
            if -file.changed.timeIntervalSinceNow > Self.hour { try? folder.remove(file.name) }
        }
        files.removeAll { $0.name.hasPrefix(Self.newBeginning) }
        var bytes = files.reduce(0) { $0 + $1.size }
        var count = files.count
        guard bytes > limits.bytes || count > limits.entries else { return }
        for file in files.sorted(by: { ($0.changed, $0.name) < ($1.changed, $1.name) })
        where bytes > limits.bytes / 4 * 3 || count > limits.entries / 4 * 3 {
            try? folder.remove(file.name)
            bytes -= file.size
            count -= 1
        }
    }

    /// How many entries were kept since somebody asked; the lock guards the number.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0

        var count: Int { lock.withLock { number } }

        func add() -> Int {
            lock.withLock {
                number += 1
                return number
            }
        }

        func takeAll() -> Int {
            lock.withLock {
                defer { number = 0 }
                return number
            }
        }
    }
}

extension Terminal {
    /// Opens the cache of this user; nil where there is none. One that is refused is named, and the work goes
    /// on without it.
    func openCache() -> CacheFolder? {
        do {
            return try CacheFolder.find()
        } catch {
            let words = "nothing is kept from build to build: \(error)"
            report([Diagnostic(.warning, code: .fileAccess, words, at: nil)], summary: false)
            return nil
        }
    }
}
