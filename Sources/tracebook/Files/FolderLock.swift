import BookBuilding
import Foundation

/// The right to change what is in a folder, which one process has at a time. It is the system's lock of
/// the open folder: nothing is left on the disk, and it ends with the process, however that ends.
struct FolderLock {
    /// The folder that is locked.
    let folder: Folder
    /// False where the system cannot lock folders, as on some disks of a network.
    let isHeld: Bool
    private let descriptor: Descriptor

    /// So often somebody else's lock is looked at, with a pause behind each look.
    static let mostLooks = 200
    private static let pause: TimeInterval = 0.05

    /// Waits a while for whoever has the lock.
    ///
    /// - Throws: `FileProblem`, which says who has it where the system tells.
    init(_ folder: Folder, looks: Int = mostLooks) throws {
        self.folder = folder
        let attempt = "cannot be locked"
        // Opened anew, for a lock belongs to the opening, and another thread has the folder open as well.
        let number = openat(try folder.descriptor(attempt).number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard let own = Descriptor(number) else { throw FileProblem(folder.path, attempt, errno: errno) }
        descriptor = own
        for look in 1...looks {
            if flock(own.number, LOCK_EX | LOCK_NB) == 0 {
                isHeld = true
                return
            }
            guard errno == EWOULDBLOCK || errno == EINTR else {
                isHeld = false
                return
            }
            if look < looks { Thread.sleep(forTimeInterval: Self.pause) }
        }
        let holder = Self.holder(of: own).map { " (process \($0))" } ?? ""
        throw FileProblem(
            folder.path, "is being written into by another tracebook\(holder); try again when it is done")
    }

    /// The process that has the lock, where the system has a list of locks.
    private static func holder(of folder: Descriptor) -> Int? {
        guard let number = folder.status?.identity.number,
            let list = Descriptor(open("/proc/locks", O_RDONLY | O_CLOEXEC)),
            let bytes = try? list.bytes(atMost: 1 << 20, "")
        else { return nil }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(number)") else { continue }
            return Int(words[4])
        }
        return nil
    }
}
