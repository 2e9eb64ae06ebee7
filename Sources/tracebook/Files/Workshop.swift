import BookBuilding
import CFolderExchange
import Foundation

/// A folder of our own beside what is to be written, in which everything is made ready. Nobody else may
/// look into it, and it is gone when it is closed.
///
/// Its name holds its own number on the disk, `.tracebook-work-3f2a`, which the system gives when the
/// folder is made: so a folder that somebody else brought along, whatever its name, cannot pass for one
/// that a stopped build left behind. Only a real folder whose name is its number, and that belongs to this
/// user, is cleared away; of what bears the name for the moment before only an empty folder. Clearing
/// follows no link.
struct Workshop {
    /// The workshop itself.
    let folder: Folder
    private let name: String
    private let lock: FolderLock

    private static let beginning = ".tracebook-work-"
    private static let newBeginning = ".tracebook-work-new-"

    /// Makes a workshop, after what a stopped one left behind is cleared away.
    ///
    /// - Parameter lock: of the folder that it is in: nobody else has a workshop there now.
    /// - Throws: `FileProblem`.
    init(_ lock: FolderLock) throws {
        self.lock = lock
        Workshop.clearLeftovers(lock)
        let attempt = "cannot be written into"
        let parent = try lock.folder.descriptor(attempt)
        for _ in 0..<Self.mostNames {
            let newName = Self.newBeginning + String(UInt64.random(in: 0...UInt64.max), radix: 16)
            guard let made = parent.makeFolder(newName, permissions: 0o700) else {
                if errno == EEXIST { continue }
                throw FileProblem(lock.folder.path, attempt, errno: errno)
            }
            guard let number = made.status?.identity.number else { continue }
            let name = Self.beginning + String(number, radix: 16)
            if Workshop.rename(parent, newName, name) {
                self.name = name
                folder = Folder(path: lock.folder.shown(name), made)
                return
            }
            _ = FileChange.make { unlinkat(parent.number, newName, AT_REMOVEDIR) }
        }
        throw FileProblem(lock.folder.path, "holds too many files whose names begin with \(Self.beginning)")
    }

    private static let mostNames = 20

    private static func rename(_ parent: Descriptor, _ old: String, _ new: String) -> Bool {
        if FileChange.make({ rename_exclusively_at(parent.number, old, parent.number, new) }) == 0 {
            return true
        }
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno), parent.status(of: new) == nil else { return false }
        return FileChange.make { renameat(parent.number, old, parent.number, new) } == 0
    }

    /// Removes the workshop and all that is still in it.
    func close() {
        guard let descriptor = try? folder.descriptor(), let parent = try? lock.folder.descriptor() else {
            return
        }
        guard descriptor.removeContents() else { return }
        _ = FileChange.make { unlinkat(parent.number, name, AT_REMOVEDIR) }
    }

    /// Clears away what stopped commands left in a book, where nobody is at work now.
    static func clearLeftovers(of book: Folder) {
        for folder in [book, try? book.folder(BookReader.chapters)].compactMap(\.self) {
            if let lock = try? FolderLock(folder, looks: 1) { clearLeftovers(lock) }
        }
    }

    /// Clears away what stopped commands left in a folder. Whatever cannot be is left there.
    static func clearLeftovers(_ lock: FolderLock) {
        guard lock.isHeld, let parent = try? lock.folder.descriptor(), let names = parent.names() else {
            return
        }
        for bytes in names {
            guard let name = String(validating: bytes, as: UTF8.self), bytes.starts(with: beginning.utf8)
            else {
                continue
            }
            guard let leftover = parent.folder(name), let status = leftover.status else { continue }
            guard status.owner == geteuid() else { continue }
            if bytes.starts(with: newBeginning.utf8) {
                _ = FileChange.make { unlinkat(parent.number, name, AT_REMOVEDIR) }
            } else if name == beginning + String(status.identity.number, radix: 16) {
                SiteExchange.takeBack(Folder(path: name, leftover), in: lock.folder)
                guard leftover.removeContents() else { continue }
                _ = FileChange.make { unlinkat(parent.number, name, AT_REMOVEDIR) }
            }
        }
    }
}
