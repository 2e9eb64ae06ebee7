import Foundation

/// What makes a folder the same one under every name that it has.
struct FolderIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// Of the folder at a path, links followed; nil when there is none.
    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: information.st_dev)
        number = UInt64(information.st_ino)
    }
}
