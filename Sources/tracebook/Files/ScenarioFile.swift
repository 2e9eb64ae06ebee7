import BookBuilding
import Foundation
import Reporting

/// A file that somebody names on the command line: scenario code, a chapter, or `-` for standard input.
struct ScenarioFile {
    let path: String

    /// Reads it whole; what is too large for a scenario is refused.
    func read() throws -> SourceFile {
        let folder = Folder(path: ".")
        let limit = BookReader.sizeLimit
        guard path != "-" else {
            let data = try? FileHandle.standardInput.read(upToCount: limit + 1)
            guard (data?.count ?? 0) <= limit else {
                throw FileProblem("<stdin>", "has too many bytes to run")
            }
            return SourceFile(path: "<stdin>", bytes: Array(data ?? Data()))
        }
        let size = try folder.size(of: path)
        guard size <= limit else { throw FileProblem(path, "has \(size) bytes, too many to run") }
        return SourceFile(path: path, bytes: try folder.read(path))
    }

    /// What a scenario in this file is called: `idea` for `drafts/idea.swift`.
    static func stem(of path: String) -> String {
        if path == "-" { return "stdin" }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
