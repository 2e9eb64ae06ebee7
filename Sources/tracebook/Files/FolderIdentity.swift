import Foundation

/// What makes a folder the same one under every name that it has.
struct FolderIdentity: Equatable, Sendable {
    let device: UInt64
    /// Its number on the device.
    let number: UInt64

    /// Of the folder at a path, links followed; nil when there is none.
    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        self.init(information)
    }

    init(_ information: stat) {
        device = UInt64(truncatingIfNeeded: information.st_dev)
        number = UInt64(information.st_ino)
    }
}
