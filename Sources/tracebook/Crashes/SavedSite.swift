import BookBuilding
import Foundation

/// The last good pages, where a crash does not reach them: in a file without a name, whose descriptor the
/// next life of the program inherits.
struct SavedSite {
    let descriptor: Int32

    /// The one of a former life, or a new one; nil where the system has none.
    init?(inherited: Int32) {
        if inherited >= 0 {
            descriptor = inherited
            return
        }
        guard let file = tmpfile() else { return nil }
        descriptor = dup(fileno(file))
        fclose(file)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Writes files in the place of those before: for each the lengths of path and bytes, then both.
    func write(_ files: [SiteFile]) {
        var bytes: [UInt8] = []
        for file in files {
            for part in [Array(file.path.utf8), file.bytes] {
                withUnsafeBytes(of: UInt64(part.count)) { bytes += $0 }
                bytes += part
            }
        }
        // A crash in the middle leaves a beginning, which `files` takes for nothing.
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            guard count > 0 else { return }
            written += count
        }
    }

    /// What was written; empty when it is not whole.
    var files: [SiteFile] {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { return [] }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? handle.readToEnd() else { return [] }
        var rest = [UInt8](data)[...]
        var files: [SiteFile] = []
        while !rest.isEmpty {
            guard let path = Self.part(&rest), let bytes = Self.part(&rest) else { return [] }
            files.append(SiteFile(path: String(decoding: path, as: UTF8.self), bytes: bytes))
        }
        return files
    }

    private static func part(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let width = MemoryLayout<UInt64>.size
        guard rest.count >= width else { return nil }
        let length = rest.prefix(width).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        rest = rest.dropFirst(width)
        guard length <= UInt64(rest.count) else { return nil }
        defer { rest = rest.dropFirst(Int(length)) }
        return Array(rest.prefix(Int(length)))
    }
}
