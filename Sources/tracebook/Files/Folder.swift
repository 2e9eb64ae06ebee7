import Foundation

/// A folder of the disk and what we do in it: list, read, write beside, rename, remove. All paths are
/// relative to it, `/` between folders. Nothing follows a symbolic link out of the folder.
struct Folder {
    /// The path as the user gave it, for messages.
    let path: String

    enum Kind { case file, folder, link, other }

    /// The path of a file inside, as messages show it.
    func shown(_ relative: String) -> String {
        path == "." ? relative : path.hasSuffix("/") ? path + relative : path + "/" + relative
    }

    /// What is at a path, without following a link; nil when nothing is there.
    func kind(of relative: String) -> Kind? {
        var information = stat()
        guard lstat(shown(relative), &information) == 0 else { return nil }
        switch information.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Whether the path, all links resolved, is inside this folder, all links resolved.
    func contains(_ relative: String) -> Bool {
        guard let inner = Folder(path: shown(relative)).resolvedPath, let outer = resolvedPath else {
            return false
        }
        return inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/")
    }

    /// The names in a folder, sorted; a name that is no UTF-8 is left out, as no chapter can link to it.
    func names(in relative: String) throws -> [String] {
        try entries(in: relative).names
    }

    /// The names in a folder, sorted, and whether there are others that are no UTF-8.
    func entries(in relative: String) throws -> (names: [String], hasOthers: Bool) {
        guard let stream = opendir(shown(relative)) else {
            throw FileProblem(shown(relative), "cannot be listed", errno: errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        var hasOthers = false
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                let capacity = MemoryLayout.size(ofValue: pointer.pointee)
                return pointer.withMemoryRebound(to: CChar.self, capacity: capacity) {
                    String(validatingCString: $0)
                }
            }
            guard let name else {
                hasOthers = true
                continue
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return (names.sorted(), hasOthers)
    }

    /// The size of a file in bytes, links followed.
    func size(of relative: String) throws -> Int {
        var information = stat()
        guard stat(shown(relative), &information) == 0 else {
            throw FileProblem(shown(relative), "cannot be read", errno: errno)
        }
        guard information.st_mode & S_IFMT == S_IFREG else {
            throw FileProblem(shown(relative), "is no file")
        }
        return Int(information.st_size)
    }

    /// The bytes of a file, all from one moment as far as the system tells: a file that is changed meanwhile
    /// is read again, a few times.
    ///
    /// - Parameter meanwhile: called once the bytes were read and before they are trusted.
    func read(_ relative: String, meanwhile: () -> Void = {}) throws -> [UInt8] {
        let mostAttempts = 3
        for _ in 0..<mostAttempts {
            let descriptor = open(shown(relative), O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw FileProblem(shown(relative), "cannot be read", errno: errno)
            }
            defer { close(descriptor) }
            let before = FileSight(descriptor: descriptor)
            let bytes = try readToEnd(descriptor, relative, expecting: before?.size ?? 0)
            meanwhile()
            if before?.size == bytes.count, FileSight(descriptor: descriptor) == before { return bytes }
        }
        throw FileProblem(shown(relative), "was changed while it was read; try once more")
    }

    private func readToEnd(_ descriptor: Int32, _ relative: String, expecting size: Int) throws -> [UInt8] {
        let laterStep = 4096
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1 + laterStep)
        var step = size + 1
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: step))
            let count = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress! + start, step)
            }
            bytes.removeLast(step - max(count, 0))
            if count < 0 { throw FileProblem(shown(relative), "cannot be read", errno: errno) }
            if count == 0 { return bytes }
            step = laterStep
        }
    }

    /// Writes a file anew, for later renaming; the folders above it are made. One that cannot be written
    /// whole is not left there in part.
    func write(_ bytes: [UInt8], to relative: String) throws {
        try makeFolders(above: relative)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let descriptor = open(shown(relative), flags, 0o644)
        guard descriptor >= 0 else { throw FileProblem(shown(relative), "cannot be written", errno: errno) }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            guard count > 0 else {
                let code = errno
                unlink(shown(relative))
                throw FileProblem(shown(relative), "cannot be written", errno: code)
            }
            written += count
        }
    }

    /// Makes this folder and those above it, where they are missing.
    func make() throws {
        var missing: [String] = []
        var current = path
        while !current.isEmpty, !Folder(path: current).exists {
            missing.append(current)
            current = current.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                separator: "/")
        }
        for folder in missing.reversed() where mkdir(folder, 0o755) != 0 && errno != EEXIST {
            throw FileProblem(folder, "cannot be made", errno: errno)
        }
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
            throw FileProblem(path, "is no folder")
        }
    }

    private var exists: Bool {
        var information = stat()
        return stat(path, &information) == 0
    }

    /// Makes the folders that a path inside needs; a link or a file in their place is refused.
    func makeFolders(above relative: String) throws {
        var folder = ""
        for part in relative.split(separator: "/").dropLast() {
            folder += folder.isEmpty ? String(part) : "/" + part
            switch kind(of: folder) {
            case .folder: continue
            case nil:
                guard mkdir(shown(folder), 0o755) == 0 else {
                    throw FileProblem(shown(folder), "cannot be made", errno: errno)
                }
            case .link: throw FileProblem(shown(folder), "is a symbolic link, which is not followed")
            case .file, .other: throw FileProblem(shown(folder), "is no folder")
            }
        }
    }

    /// Gives a file or folder the permissions that another one has.
    ///
    /// - Parameter source: a path of the process, not of this folder.
    func copyPermissions(of source: String, to target: String) throws {
        var information = stat()
        guard stat(source, &information) == 0, chmod(shown(target), information.st_mode & 0o7777) == 0
        else {
            throw FileProblem(shown(target), "cannot be written", errno: errno)
        }
    }

    /// Puts a file into the place of another in one step.
    func rename(_ old: String, to new: String) throws {
        guard Foundation.rename(shown(old), shown(new)) == 0 else {
            throw FileProblem(shown(new), "cannot be replaced", errno: errno)
        }
    }

    /// Removes a file; it is no trouble when there is none.
    func remove(_ relative: String) throws {
        guard unlink(shown(relative)) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw FileProblem(shown(relative), "cannot be removed", errno: errno)
        }
    }

    /// Removes the folders above a path that hold nothing any more.
    func removeEmptyFolders(above relative: String) {
        var parts = relative.split(separator: "/").dropLast()
        while !parts.isEmpty, rmdir(shown(parts.joined(separator: "/"))) == 0 { parts = parts.dropLast() }
    }
}
