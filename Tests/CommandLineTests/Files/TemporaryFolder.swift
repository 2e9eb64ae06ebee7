import Foundation
@testable import tracebook

/// A folder of the test's own, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory
        path = base.appendingPathComponent("tracebook-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// What every PNG begins with.
    static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    deinit {
        _ = try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        _ = try? FileManager.default.removeItem(atPath: path)
    }

    var folder: Folder { Folder(path: path) }

    /// Writes a file; the folders above it are made.
    func put(_ text: String, at relative: String) throws {
        try put(Array(text.utf8), at: relative)
    }

    func put(_ bytes: [UInt8], at relative: String) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(relative)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + relative, withDestinationPath: target)
    }

    func text(of relative: String) throws -> String {
        String(decoding: try folder.read(relative, atMost: 1 << 26), as: UTF8.self)
    }

    /// All files below, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { folder.kind(of: $0) != .folder }.sorted()
    }
}
