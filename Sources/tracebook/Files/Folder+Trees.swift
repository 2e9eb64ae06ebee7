import Foundation

/// Whole folders: where they really are, linking what they hold into another, removing them.
extension Folder {
    /// Whether the folder exists.
    var isThere: Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    /// The path with all links resolved; nil when there is nothing.
    var resolvedPath: String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The folder and all those above it, links resolved, from the innermost to the root, as the system tells
    /// folders apart, whatever they are called. Of a folder that is to be made only those that exist.
    var lineage: [FolderIdentity] {
        guard var current = Folder(path: path.hasPrefix("/") ? "/" : ".").resolvedPath else { return [] }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                current = Folder.above(current)
            } else {
                let next = (current == "/" ? "" : current) + "/" + part
                current = Folder(path: next).resolvedPath ?? next
            }
        }
        var identities: [FolderIdentity] = []
        while true {
            if let identity = FolderIdentity(path: current) { identities.append(identity) }
            if current == "/" { return identities }
            current = Folder.above(current)
        }
    }

    private static func above(_ path: String) -> String {
        let above = path.split(separator: "/").dropLast().joined(separator: "/")
        return "/" + above
    }

    /// The folder above, which is made if it is missing, with all links resolved, and the own name in it; nil
    /// for a root, or where neither can be had.
    var resolvedParent: (parent: String, name: String)? {
        if let resolved = resolvedPath { return Folder.split(resolved) }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        while parts.last == "" { parts.removeLast() }
        guard let name = parts.popLast(), name != "..", name != "." else { return nil }
        let above = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
        guard (try? Folder(path: above).make()) != nil, let parent = Folder(path: above).resolvedPath else {
            return nil
        }
        return (parent == "/" ? "" : parent, name)
    }

    private static func split(_ path: String) -> (parent: String, name: String)? {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        return (parts.dropLast().map { "/" + $0 }.joined(), name)
    }

    /// Refuses what stands where a file must go: a link or a file in the place of a folder above it, or a
    /// folder in its own.
    func refuseObstacles(to relative: String) throws {
        var above = ""
        for part in relative.split(separator: "/").dropLast() {
            above += above.isEmpty ? String(part) : "/" + part
            switch kind(of: above) {
            case .folder: continue
            case nil: return
            case .link: throw FileProblem(shown(above), "is a symbolic link, which is not followed")
            case .file, .other: throw FileProblem(shown(above), "is no folder")
            }
        }
        guard kind(of: relative) == .folder else { return }
        throw FileProblem(shown(relative), "is a folder where a page must go")
    }

    /// Gives another folder everything that this one holds and that one lacks, but for some files: the same
    /// files under a second name, links that lead where these lead. Folders that would be empty for that
    /// reason are left out.
    ///
    /// - Returns: false where something cannot be linked.
    func linkTree(into target: Folder, leavingOut left: Set<String>, below relative: String = "") throws
        -> Bool
    {
        guard relative != "" || isThere else { return true }
        let entries = try entries(in: relative.isEmpty ? "." : relative)
        guard !entries.hasOthers else { return false }
        for name in entries.names {
            let path = relative.isEmpty ? name : relative + "/" + name
            if left.contains(path) { continue }
            switch kind(of: path) {
            case .folder:
                guard try linkFolder(path, into: target, leavingOut: left) else { return false }
            case .file:
                guard Foundation.link(shown(path), target.shown(path)) == 0 || errno == EEXIST else {
                    return false
                }
            case .link:
                guard linkat(AT_FDCWD, shown(path), AT_FDCWD, target.shown(path), 0) == 0 || errno == EEXIST
                else { return false }
            case .other, nil: return false
            }
        }
        return true
    }

    private func linkFolder(
        _ path: String, into target: Folder, leavingOut left: Set<String>
    ) throws -> Bool {
        guard mkdir(target.shown(path), 0o755) == 0 || errno == EEXIST else { return false }
        guard try linkTree(into: target, leavingOut: left, below: path) else { return false }
        try target.copyPermissions(of: shown(path), to: path)
        let isEmptied = try target.names(in: path).isEmpty && !names(in: path).isEmpty
        return !isEmptied || rmdir(target.shown(path)) == 0
    }

    /// Makes this folder belong to whom another one belongs to, with the same permissions.
    ///
    /// - Returns: false where that is not allowed.
    func takeOwnership(of other: Folder) -> Bool {
        var own = stat()
        var wanted = stat()
        guard stat(path, &own) == 0, stat(other.path, &wanted) == 0 else { return false }
        if own.st_uid != wanted.st_uid || own.st_gid != wanted.st_gid {
            guard chown(path, wanted.st_uid, wanted.st_gid) == 0 else { return false }
        }
        return chmod(path, wanted.st_mode & 0o7777) == 0
    }

    /// Removes the folder and everything in it, following no link.
    func removeTree() throws {
        for name in try names(in: ".") {
            if kind(of: name) == .folder {
                try Folder(path: shown(name)).removeTree()
            } else {
                try remove(name)
            }
        }
        guard rmdir(path) == 0 || errno == ENOENT else {
            throw FileProblem(path, "cannot be removed", errno: errno)
        }
    }
}
