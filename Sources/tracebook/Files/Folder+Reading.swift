import Foundation

extension Folder {
    /// The size of a file in bytes.
    ///
    /// - Throws: `FileProblem` for whatever is no file, links too.
    func size(of relative: String) throws -> Int {
        try opened(relative).status?.size ?? 0
    }

    /// The bytes of a file, all from one moment as far as the system tells: a file that is changed meanwhile
    /// is read again, a few times. Its kind and size are looked at first, and never more is read than may be.
    ///
    /// - Parameters:
    ///   - limit: a file with more bytes is a problem.
    ///   - meanwhile: called once the bytes were read and before they are trusted.
    /// - Throws: `FileProblem`.
    func read(_ relative: String, atMost limit: Int, meanwhile: () -> Void = {}) throws -> [UInt8] {
        try WholeFile(path: shown(relative), limit: limit).read(meanwhile: meanwhile) { try opened(relative) }
    }

    /// The first bytes of a file, `count` of them unless it has fewer.
    ///
    /// - Throws: `FileProblem`.
    func beginning(of relative: String, count: Int) throws -> [UInt8] {
        try opened(relative).bytes(atMost: count, shown(relative))
    }

    /// Whether a file has exactly these bytes. It is read piece by piece, for the pages of a large book are
    /// large.
    ///
    /// - Throws: `FileProblem`.
    func holds(_ bytes: [UInt8], at relative: String) throws -> Bool {
        let file = try opened(relative)
        guard file.status?.size == bytes.count else { return false }
        let step = 1 << 16
        var position = 0
        while position < bytes.count {
            let piece = try file.bytes(atMost: min(step, bytes.count - position), shown(relative))
            guard !piece.isEmpty else { return false }
            let isSame = bytes.withUnsafeBytes { own in
                piece.withUnsafeBytes { memcmp(own.baseAddress! + position, $0.baseAddress!, $0.count) == 0 }
            }
            guard isSame else { return false }
            position += piece.count
        }
        return try file.bytes(atMost: 1, shown(relative)).isEmpty
    }

    /// Opens a file, if it is one. Nothing else is opened, for a device may answer to that already.
    private func opened(_ relative: String) throws -> Descriptor {
        let attempt = "cannot be read"
        let (folder, name) = try place(of: relative, attempt)
        if let kind = folder.status(of: name)?.kind, kind != .file {
            let reason = kind == .link ? "is a symbolic link, which is not followed" : "is no file"
            throw FileProblem(shown(relative), reason)
        }
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        guard let file = Descriptor(openat(folder.number, name, flags)) else {
            throw FileProblem(shown(relative), attempt, errno: errno)
        }
        guard file.status?.kind == .file else { throw FileProblem(shown(relative), "is no file") }
        return file
    }
}

extension Descriptor {
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
