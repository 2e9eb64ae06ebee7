import Foundation

#if canImport(Darwin)
    private typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
    private typealias DirectoryStream = OpaquePointer
#endif

/// A name in a folder, and what the listing itself says is there.
struct ListedName {
    /// As bytes, for a name need not be UTF-8.
    let bytes: [UInt8]
    /// Nil where the disk's listings do not say it.
    let kind: FileStatus.Kind?

    /// The name as the system's calls take it.
    var text: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}

extension Descriptor {
    /// The names in this folder as bytes, sorted; nil with `errno` set.
    func names() -> [[UInt8]]? { listing()?.map(\.bytes) }

    /// What this folder holds, sorted by the bytes of the names; nil with `errno` set.
    func listing() -> [ListedName]? {
        var names: [ListedName] = []
        let isListed = forEachName { name, kind in
            names.append(ListedName(bytes: Array(name), kind: kind))
            return true
        }
        return isListed ? names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) } : nil
    }

    /// Whether this folder holds nothing; false too where that cannot be told.
    var isEmpty: Bool {
        var isEmpty = true
        let isListed = forEachName { _, _ in
            isEmpty = false
            return false
        }
        return isListed && isEmpty
    }

    /// What is at a name of this folder: the listing says it on most disks, the system on the others.
    func kind(of name: ListedName) -> FileStatus.Kind? { name.kind ?? status(of: name.text)?.kind }

    /// Calls a function with each name, until it answers false.
    ///
    /// - Returns: whether the folder could be listed; if not, `errno` says why.
    private func forEachName(
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind?) -> Bool
    ) -> Bool {
        let own = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0, let stream = fdopendir(own) else {
            if own >= 0 { close(own) }
            return false
        }
        defer {
            let reason = errno
            closedir(stream)
            errno = reason
        }
        while let entry = nextEntry(of: stream) {
            let kind = FileStatus.Kind(listed: Int(entry.pointee.d_type))
            let goesOn = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                let capacity = MemoryLayout.size(ofValue: pointer.pointee)
                return pointer.withMemoryRebound(to: UInt8.self, capacity: capacity) { start in
                    let name = UnsafeBufferPointer(start: start, count: strnlen(pointer, capacity))
                    return isFolderItself(name) || body(name, kind)
                }
            }
            if !goesOn { return true }
        }
        return errno == 0
    }

    /// Nil at the end, with an `errno` of 0, and where the folder could not be read, with the reason there.
    private func nextEntry(of stream: DirectoryStream) -> UnsafeMutablePointer<dirent>? {
        errno = 0
        return readdir(stream)
    }

    /// `.` and `..`, which every listing has.
    private func isFolderItself(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}

extension FileStatus.Kind {
    /// - Parameter listed: the type of an entry of a listing.
    fileprivate init?(listed: Int) {
        switch listed {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = .link
        case Int(DT_UNKNOWN): return nil
        default: self = .other
        }
    }
}
