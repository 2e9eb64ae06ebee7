import Foundation

/// The Swift files of the package, as text, for tests that hold the house style.
struct SourceTree {
    struct File {
        /// Relative to the package: `Sources/Reporting/Diagnostic.swift`.
        let path: String
        let lines: [Substring]
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files under the given folders of the package, in order of path. Fixtures are left out: they
    /// show what authors write, not what we write.
    static func swiftFiles(under folders: [String]) throws -> [File] {
        try folders.flatMap { folder in
            try paths(under: folder).filter { $0.hasSuffix(".swift") && !$0.contains("/Fixtures/") }
        }
        .sorted()
        .map { path in
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    private static func paths(under folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { !$0.hasPrefix(".") && !$0.contains("/.") }
            .map { "\(folder)/\($0)" }
    }
}
