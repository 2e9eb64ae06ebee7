import BookBuilding
import Foundation

/// A file that the user named on the command line: links in its path are the user's word, and are followed.
struct NamedFile {
    /// As the user gave it, from the current folder or from the root.
    let path: String

    /// Whether a file is there.
    var isFile: Bool { status?.kind == .file }

    /// Whether a folder is there.
    var isFolder: Bool { status?.kind == .folder }

    /// What the path leads to; nil when it leads nowhere.
    private var status: FileStatus? {
        var information = stat()
        return stat(path, &information) == 0 ? FileStatus(information) : nil
    }

    /// The bytes of the file; what is no file, a device for example, is not read.
    ///
    /// - Parameter limit: a file with more bytes is a problem.
    /// - Throws: `FileProblem`.
    func read(atMost limit: Int) throws -> [UInt8] {
        try WholeFile(path: path).read(atMost: limit) {
            if let status, status.kind != .file { throw FileProblem(path, "is no file") }
            guard let file = Descriptor(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)) else {
                throw FileProblem(path, "cannot be read", errno: errno)
            }
            return file
        }
    }

    // MARK: Writing

    /// Puts bytes there. A file is replaced in one step, and keeps its permissions; so is nothing. Whatever
    /// else is there is written to, in place: a device, a pipe, what a link leads to. The folder above
    /// it must be there.
    ///
    /// - Throws: `FileProblem`.
    func write(_ bytes: [UInt8]) throws {
        var information = stat()
        guard lstat(path, &information) == 0 else { return try replace(with: bytes, like: nil) }
        let status = FileStatus(information)
        switch status.kind {
        case .file: try replace(with: bytes, like: status)
        case .folder: throw FileProblem(path, "is a folder")
        case .link, .other: try writeInPlace(bytes)
        }
    }

    private func replace(with bytes: [UInt8], like old: FileStatus?) throws {
        let parts = path.utf8.split(separator: SitePath.slash, omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty, let name = String(last) else {
            throw FileProblem(path, "cannot be written: it has no name")
        }
        let above = String(decoding: path.utf8.dropLast(last.count), as: UTF8.self)
        let folder = Folder(path: above.isEmpty ? "." : above)
        let attempt = "cannot be written"
        guard folder.isThere else { throw FileProblem(path, attempt, errno: errno) }
        let staged = ".tracebook-new-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
        do {
            try folder.write(bytes, to: staged, like: old)
            try folder.rename(staged, to: name)
        } catch let problem as FileProblem {
            try? folder.remove(staged)
            throw FileProblem(path, problem.reason)
        }
    }

    /// So often somebody is waited for who reads from the other end of a pipe, with a pause behind each look.
    private static let mostLooks = 100
    private static let pause: TimeInterval = 0.1

    private func writeInPlace(_ bytes: [UInt8]) throws {
        let attempt = "cannot be written"
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC
        for _ in 0..<Self.mostLooks {
            // Without waiting, for a pipe that nobody reads would be waited for without end.
            let number = FileChange.make(.room) { open(path, flags | O_NONBLOCK, 0o644) }
            if number < 0, errno == ENXIO {
                Thread.sleep(forTimeInterval: Self.pause)
                continue
            }
            guard let file = Descriptor(number) else { throw FileProblem(path, attempt, errno: errno) }
            _ = fcntl(file.number, F_SETFL, fcntl(file.number, F_GETFL) & ~O_NONBLOCK)
            return try file.write(bytes, path)
        }
        throw FileProblem(path, "is a pipe that nobody reads from")
    }
}

/// A file that is read whole, all from one moment as far as the system tells: one that is changed meanwhile
/// is read again, a few times. Its kind and size are looked at first, and never more is read than may be.
struct WholeFile {
    /// For messages.
    let path: String

    private static let mostAttempts = 3

    /// - Parameters:
    ///   - refuse: throws for a size in bytes that is too large.
    ///   - meanwhile: called once the bytes were read and before they are trusted.
    ///   - open: opens the file anew.
    /// - Returns: the bytes, and what could be seen of the file that had them.
    /// - Throws: `FileProblem`.
    func see(
        refuse: (_ size: Int) throws -> Void, meanwhile: () -> Void = {}, open: () throws -> Descriptor
    ) throws -> (bytes: [UInt8], sight: FileSight) {
        for _ in 0..<Self.mostAttempts {
            let file = try open()
            guard let before = FileSight(descriptor: file.number), before.kind == .file else {
                throw FileProblem(path, "is no file")
            }
            try refuse(before.size)
            // A file that has grown has another size afterwards; one that hides its size shows it here.
            let bytes = try file.bytes(atMost: max(1, before.size), path)
            meanwhile()
            if bytes.count == before.size, FileSight(descriptor: file.number) == before {
                return (bytes, before)
            }
        }
        throw FileProblem(path, "was changed while it was read; try once more")
    }

    /// The same for a file that may have so many bytes.
    func read(
        atMost limit: Int, meanwhile: () -> Void = {}, open: () throws -> Descriptor
    ) throws -> [UInt8] {
        let refuse = { (size: Int) in
            guard size > limit else { return }
            throw FileProblem(path, "has \(size) bytes, and may have \(limit)")
        }
        return try see(refuse: refuse, meanwhile: meanwhile, open: open).bytes
    }
}
