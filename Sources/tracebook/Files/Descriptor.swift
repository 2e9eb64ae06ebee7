import Foundation

/// An open file or folder; it is closed when nobody needs it any more.
final class Descriptor: Sendable {
    let number: Int32

    /// - Parameter number: what the system's call gave; nil for -1, with `errno` as it was.
    init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { close(number) }

    /// What the system knows of it.
    var status: FileStatus? {
        var information = stat()
        return fstat(number, &information) == 0 ? FileStatus(information) : nil
    }

    /// What is at a name in this folder, itself and not what it may lead to; nil when nothing is.
    func status(of name: UnsafePointer<CChar>) -> FileStatus? {
        var information = stat()
        let found = fstatat(number, name, &information, AT_SYMLINK_NOFOLLOW) == 0
        return found ? FileStatus(information) : nil
    }

    /// Opens a folder in this one; no link is followed. Nil with `errno` set.
    func folder(_ name: UnsafePointer<CChar>) -> Descriptor? {
        Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    }
}

/// What the system knows of a file without reading it.
struct FileStatus {
    enum Kind {
        case file, folder, link, other

        init(_ information: stat) {
            switch information.st_mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFLNK: self = .link
            default: self = .other
            }
        }
    }

    let kind: Kind
    /// In bytes.
    let size: Int
    let identity: FolderIdentity
    /// Whose it is, and what is permitted.
    let owner: uid_t
    let group: gid_t
    let permissions: mode_t

    init(_ information: stat) {
        kind = Kind(information)
        size = Int(information.st_size)
        identity = FolderIdentity(information)
        owner = information.st_uid
        group = information.st_gid
        permissions = information.st_mode & 0o7777
    }
}
