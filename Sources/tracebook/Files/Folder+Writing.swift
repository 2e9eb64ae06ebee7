import BookBuilding
import Foundation

extension Folder {
    /// Writes a file that is not there yet; the folders above it are made. One that cannot be written whole
    /// is not left there in part.
    ///
    /// - Parameter old: the file whose permissions it gets, and whose owner where that is allowed.
    /// - Throws: `FileProblem`.
    func write(_ bytes: [UInt8], to relative: String, like old: FileStatus? = nil) throws {
        let attempt = "cannot be written"
        try makeFolders(above: relative)
        let (folder, name) = try place(of: relative, attempt)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = Descriptor(FileChange.make(.room) { openat(folder.number, name, flags, 0o644) })
        guard let file else { throw FileProblem(shown(relative), attempt, errno: errno) }
        do {
            try file.write(bytes, shown(relative))
            if let old, !file.takeOwnership(of: old), fchmod(file.number, old.permissions) != 0 {
                throw FileProblem(shown(relative), attempt, errno: errno)
            }
        } catch {
            _ = FileChange.make { unlinkat(folder.number, name, 0) }
            throw error
        }
    }

    /// Makes this folder and those above it, where they are missing; links in its path are the user's word.
    ///
    /// - Throws: `FileProblem`.
    func make() throws {
        guard !isThere else { return }
        var reached = path.utf8.first == SitePath.slash ? "/" : ""
        for part in SitePath.parts(of: path) {
            reached += part
            if FolderIdentity(path: reached) == nil {
                guard FileChange.make(.room, { mkdir(reached, 0o755) }) == 0 else {
                    throw FileProblem(reached, "cannot be made", errno: errno)
                }
            }
            reached += "/"
        }
        guard isThere else { throw FileProblem(path, "is no folder") }
    }

    /// Makes the folders that a path inside needs; a link or a file in their place is refused.
    ///
    /// - Throws: `FileProblem`.
    func makeFolders(above relative: String) throws {
        var current = try descriptor("cannot be written")
        var reached = ""
        for part in SitePath.parts(of: relative).dropLast() {
            reached += reached.isEmpty ? part : "/" + part
            let made = current.folder(part) ?? current.makeFolder(part)
            guard let made else {
                throw obstacle(at: reached, current.status(of: part)?.kind, "cannot be made", errno: errno)
            }
            current = made
        }
    }

    /// Makes a folder inside that is not there yet.
    ///
    /// - Throws: `FileProblem`.
    func makeFolder(_ name: String) throws -> Folder {
        let attempt = "cannot be made"
        guard let made = try descriptor(attempt).makeFolder(name) else {
            throw FileProblem(shown(name), attempt, errno: errno)
        }
        return Folder(path: shown(name), made)
    }

    /// Puts a file of this folder into the place of another one, in one step.
    ///
    /// - Parameter other: the folder of the other one, where it is not this one.
    /// - Throws: `FileProblem`.
    func rename(_ old: String, to new: String, in other: Folder? = nil) throws {
        let attempt = "cannot be replaced"
        let other = other ?? self
        let (source, oldName) = try place(of: old, attempt)
        let (target, newName) = try other.place(of: new, attempt)
        let answer = FileChange.make { renameat(source.number, oldName, target.number, newName) }
        guard answer == 0 else { throw FileProblem(other.shown(new), attempt, errno: errno) }
    }

    /// Removes a file, or a link itself; it does not matter when there is none.
    ///
    /// - Throws: `FileProblem`.
    func remove(_ relative: String) throws {
        guard kind(of: relative) != nil else { return }
        let attempt = "cannot be removed"
        let (folder, name) = try place(of: relative, attempt)
        guard FileChange.make({ unlinkat(folder.number, name, 0) }) == 0 || errno == ENOENT else {
            throw FileProblem(shown(relative), attempt, errno: errno)
        }
    }

    /// Removes the folders above a path that hold nothing any more.
    func removeEmptyFolders(above relative: String) {
        var parts = SitePath.parts(of: relative).dropLast()
        while !parts.isEmpty, let (folder, name) = try? place(of: parts.joined(separator: "/")),
            FileChange.make({ unlinkat(folder.number, name, AT_REMOVEDIR) }) == 0
        {
            parts = parts.dropLast()
        }
    }
}

extension Descriptor {
    /// Makes a folder that is not there yet, and opens it; nil with `errno` set.
    ///
    /// - Parameter permissions: of the new folder.
    func makeFolder(_ name: UnsafePointer<CChar>, permissions: mode_t = 0o755) -> Descriptor? {
        guard FileChange.make(.room, { mkdirat(number, name, permissions) }) == 0 else { return nil }
        return folder(name)
    }

    /// Makes this folder or file belong to whom another one belongs to, with the same permissions.
    ///
    /// - Returns: false where that is not allowed, with `errno` set.
    func takeOwnership(of other: FileStatus) -> Bool {
        guard let own = status else { return false }
        if own.owner != other.owner || own.group != other.group {
            guard FileChange.make({ fchown(number, other.owner, other.group) }) == 0 else { return false }
        }
        return own.permissions == other.permissions
            || FileChange.make { fchmod(number, other.permissions) } == 0
    }

    /// Removes everything in this folder, following no link. Folders whose permissions are in the way are
    /// opened up first, for everything in here goes.
    ///
    /// - Parameter depth: how deep the folders below may nest.
    /// - Returns: whether all of it is gone; if not, `errno` says why.
    func removeContents(depth: Int = Folder.mostDepth) -> Bool {
        _ = FileChange.make { fchmod(number, 0o700) }
        guard let names = listing() else { return false }
        for listed in names {
            let name = listed.text
            guard kind(of: listed) == .folder else {
                guard FileChange.make({ unlinkat(number, name, 0) }) == 0 || errno == ENOENT else {
                    return false
                }
                continue
            }
            if FileChange.make({ unlinkat(number, name, AT_REMOVEDIR) }) == 0 { continue }
            guard depth > 0, let inner = folder(name) ?? unlocked(name) else { return false }
            guard inner.removeContents(depth: depth - 1),
                FileChange.make({ unlinkat(number, name, AT_REMOVEDIR) }) == 0
            else { return false }
        }
        return true
    }

    /// A folder of ours that nobody may look into.
    private func unlocked(_ name: [CChar]) -> Descriptor? {
        guard errno == EACCES, FileChange.make({ fchmodat(number, name, 0o700, 0) }) == 0 else { return nil }
        return folder(name)
    }
}

extension Folder {
    /// So deep may folders nest: of a book, and of what is beside its pages in a site.
    static let mostDepth = 64
}
