import Foundation

/// Tells whether a book's chapters, or one file, have changed, by looking at dates and sizes: a few dozen
/// questions to the system, many times a second, on every system alike.
///
/// A change counts once nothing has moved between two looks, so that a file that is half written, or several
/// that are saved together, are seen when they are whole.
struct ChangeWatcher {
    /// What a look has found.
    enum Finding {
        /// Nothing has changed since the last change that was told.
        case nothing
        /// Something is being changed at the moment; look again soon.
        case moving
        /// Something has changed, and is at rest.
        case change
    }

    /// What is looked at.
    private enum Subject {
        case book(Folder)
        case file(String)
    }

    private let subject: Subject
    /// Files outside of Chapters that are looked at too, by path from the book's folder, or as they were
    /// named.
    private var others: [String] = []
    private var told: [String: FileSight] = [:]
    private var seen: [String: FileSight] = [:]
    private var restlessLooks = 0

    /// How long to wait before the next look. A clock of files may rest for ten milliseconds, so two
    /// looks that see no difference have to be further apart than that.
    private(set) var pause = Self.restPause

    private static let restPause = Duration.milliseconds(25)
    private static let movingPause = Duration.milliseconds(12)
    /// What never comes to rest is told all the same, after a second or so.
    private static let mostRestlessLooks = 80
    /// A large book is looked at less often, so that looking takes at most this part of the time.
    private static let looksPerPause = 20

    /// Watches all files of a book's chapters.
    init(book: Folder) {
        self.init(.book(book))
    }

    /// Watches a file, which may be missing.
    init(file: String) {
        self.init(.file(file))
    }

    private init(_ subject: Subject) {
        self.subject = subject
        told = sights()
        seen = told
    }

    /// Watches further files, by path from the book's folder, or else as they were named, and no others
    /// besides the chapters.
    mutating func watch(_ paths: [String]) {
        guard paths != others else { return }
        let before = Set(others)
        others = paths
        let now = sights()
        for path in before { (told[path], seen[path]) = (nil, nil) }
        for path in paths { (told[path], seen[path]) = (now[path], now[path]) }
    }

    /// Looks once.
    mutating func look() -> Finding {
        let clock = ContinuousClock()
        let start = clock.now
        let now = sights()
        let cost = start.duration(to: clock.now)
        defer { seen = now }
        if now != seen, restlessLooks < Self.mostRestlessLooks {
            restlessLooks += 1
            pause = max(Self.movingPause, cost * 2)
            return .moving
        }
        restlessLooks = 0
        pause = max(Self.restPause, cost * Self.looksPerPause)
        guard now != told else { return .nothing }
        told = now
        return .change
    }

    /// Whether everything is still as it was told: what was read since is one state of the book, and not half
    /// of one and half of the next.
    func isUnchanged() -> Bool { sights() == told }

    /// Looks, with pauses, until something has changed.
    ///
    /// - Returns: false when it was stopped before.
    mutating func waitForChange(until isStopped: () -> Bool) -> Bool {
        while !isStopped() {
            if look() == .change { return true }
            let (seconds, attoseconds) = pause.components
            Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
        }
        return false
    }

    // MARK: Looking

    private func sights() -> [String: FileSight] {
        var sights: [String: FileSight] = [:]
        switch subject {
        case .file(let path):
            sights[path] = FileSight(path: path)
            for path in others { sights[path] = FileSight(path: path) }
        // Opened anew at each look, for the book itself may have been moved and put back.
        case .book(let book):
            let folder = Folder(path: book.path)
            look(into: BookReader.chapters, of: folder, shown: "", &sights, Folder.mostDepth)
            for path in others {
                guard let goal = try? folder.following(path) else { continue }
                sights[path] = FileSight(of: goal.name, in: goal.folder)
            }
        }
        return sights
    }

    private func look(
        into name: String, of folder: Folder, shown above: String, _ sights: inout [String: FileSight],
        _ depth: Int
    ) {
        guard depth > 0, let folder = try? folder.folder(name) else { return }
        for name in (try? folder.names()) ?? [] where name.utf8.first != UInt8(ascii: ".") {
            let path = above + "/" + name
            if folder.kind(of: name) == .folder {
                look(into: name, of: folder, shown: path, &sights, depth - 1)
            } else if let sight = FileSight(of: name, in: folder) {
                sights[path] = sight
            }
        }
    }
}
