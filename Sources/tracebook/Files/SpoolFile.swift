import BookBuilding
import Foundation

/// A file without a name for the pages of a book, in the system's folder for temporary files: pages go there
/// as they are made, and it is gone with the process, however that ends.
final class SpoolFile: PageShelf, @unchecked Sendable {
    private let file: Descriptor
    /// Where the next page goes; guarded by the lock.
    private var end = 0
    private let lock = NSLock()

    /// Nil where there is no place for such a file.
    init?(folder: String = NSTemporaryDirectory()) {
        var template = Array((folder + "/tracebook-pages-XXXXXX").utf8CString)
        guard let file = Descriptor(mkstemp(&template)) else { return nil }
        _ = fcntl(file.number, F_SETFD, FD_CLOEXEC)
        unlink(template)
        self.file = file
    }

    /// The disk has lost what was written to it: nothing can be said of the book.
    private static func giveUp() -> Never {
        let words = "error: the pages in the temporary folder cannot be read again\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(ExitStatus.couldNotRun.rawValue)
    }

    /// A page in the file.
    private struct Page: PageOnShelf {
        let spool: SpoolFile
        let place: Range<Int>

        var count: Int { place.count }
        var bytes: [UInt8] { spool.bytes(in: place) }
    }

    func put(_ bytes: [UInt8]) -> (any PageOnShelf)? {
        let start = lock.withLock {
            defer { end += bytes.count }
            return end
        }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                pwrite(file.number, $0.baseAddress, $0.count, off_t(start + written))
            }
            if count < 0, errno == EINTR { continue }
            // A full disk is no trouble yet: the page stays in memory.
            guard count > 0 else { return nil }
            written += count
        }
        return Page(spool: self, place: start..<start + bytes.count)
    }

    private func bytes(in place: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: place.count) { buffer, read in
            while read < place.count {
                let rest = buffer.baseAddress.map { $0 + read }
                let count = pread(file.number, rest, place.count - read, off_t(place.lowerBound + read))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { Self.giveUp() }
                read += count
            }
        }
    }
}
