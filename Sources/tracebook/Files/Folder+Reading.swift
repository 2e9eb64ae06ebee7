import Foundation

extension Folder {
    /// The bytes of a file, all from one moment as far as the system tells: a file that is changed meanwhile
    /// is read again, a few times. Its kind and size are looked at first, and never more is read than may be.
    ///
    /// - Parameters:
    ///   - limit: a file with more bytes is a problem.
    ///   - meanwhile: called once the bytes were read and before they are trusted.
    /// - Throws: `FileProblem`.
    func read(_ relative: String, atMost limit: Int, meanwhile: () -> Void = {}) throws -> [UInt8] {
        let whole = WholeFile(path: shown(relative))
        return try whole.read(atMost: limit, meanwhile: meanwhile) { try opened(relative) }
    }

    /// The same of a file in this folder itself, which was seen to be one.
    ///
    /// - Parameter refuse: throws for a size in bytes that is too large.
    /// - Returns: the bytes, and what could be seen of the file that had them.
    /// - Throws: `FileProblem`, and what `refuse` throws.
    func see(
        file name: String, refuse: (_ size: Int) throws -> Void
    ) throws -> (bytes: [UInt8], sight: FileSight) {
        let attempt = "cannot be read"
        let folder = try descriptor(attempt)
        return try WholeFile(path: shown(name)).see(refuse: refuse) {
            guard let file = folder.file(name) else { throw FileProblem(shown(name), attempt, errno: errno) }
            return file
        }
    }

    /// The first bytes of a file, `count` of them unless it has fewer.
    ///
    /// - Throws: `FileProblem`.
    func beginning(of relative: String, count: Int) throws -> [UInt8] {
        try opened(relative).bytes(atMost: count, shown(relative))
    }

    /// Whether a file has exactly these bytes.
    ///
    /// - Throws: `FileProblem`.
    func holds(_ bytes: [UInt8], at relative: String) throws -> Bool {
        try opened(relative).holds(bytes, shown(relative))
    }

    /// Opens a file, if it is one. Nothing else is opened, for a device may answer to that already.
    private func opened(_ relative: String) throws -> Descriptor {
        let attempt = "cannot be read"
        let (folder, name) = try place(of: relative, attempt)
        if let kind = folder.status(of: name)?.kind, kind != .file {
            let reason = kind == .link ? "is a symbolic link, which is not followed" : "is no file"
            throw FileProblem(shown(relative), reason)
        }
        guard let file = folder.file(name) else {
            throw FileProblem(shown(relative), attempt, errno: errno)
        }
        guard file.status?.kind == .file else { throw FileProblem(shown(relative), "is no file") }
        return file
    }
}

extension Descriptor {
    /// Opens what is at a name of this folder, to read it; no link is followed, and nothing is waited for.
    /// Nil with `errno` set.
    func file(_ name: UnsafePointer<CChar>) -> Descriptor? {
        Descriptor(openat(number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    }

    /// Whether an open file has exactly these bytes. It is read piece by piece, for the pages of a large book
    /// are large.
    ///
    /// - Throws: `FileProblem`, with the path as it is shown.
    func holds(_ bytes: [UInt8], _ shown: String) throws -> Bool {
        guard let status, status.kind == .file, status.size == bytes.count else { return false }
        let step = 1 << 16
        var position = 0
        while position < bytes.count {
            let piece = try self.bytes(atMost: min(step, bytes.count - position), shown)
            guard !piece.isEmpty else { return false }
            let isSame = bytes.withUnsafeBytes { own in
                piece.withUnsafeBytes { memcmp(own.baseAddress! + position, $0.baseAddress!, $0.count) == 0 }
            }
            guard isSame else { return false }
            position += piece.count
        }
        return try self.bytes(atMost: 1, shown).isEmpty
    }

    /// The next bytes, up to a number of them or the end.
    ///
    /// - Throws: `FileProblem`, with the path as it is shown.
    func bytes(atMost most: Int, _ shown: String) throws -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            while count < most {
                let step = read(number, buffer.baseAddress! + count, most - count)
                if step < 0, errno == EINTR { continue }
                if step < 0 { failure = errno }
                if step <= 0 { return }
                count += step
            }
        }
        guard failure == 0 else { throw FileProblem(shown, "cannot be read", errno: failure) }
        return bytes
    }

    /// Writes all bytes.
    ///
    /// - Throws: `FileProblem`, with the path as it is shown; then some may have been written.
    func write(_ bytes: [UInt8], _ shown: String) throws {
        var written = 0
        while written < bytes.count {
            let count = FileChange.make(.room) {
                bytes.withUnsafeBytes {
                    Foundation.write(number, $0.baseAddress! + written, bytes.count - written)
                }
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileProblem(shown, "cannot be written", errno: errno) }
            written += count
        }
    }
}
