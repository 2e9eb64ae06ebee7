import BookBuilding
import Foundation
import Reporting

/// A file that somebody names on the command line: scenario code, a chapter, or `-` for standard input.
struct ScenarioFile {
    let path: String

    /// Reads it whole; what is too large for a scenario is refused.
    func read() throws -> SourceFile {
        let limit = BookReader.sizeLimit
        guard path != "-" else {
            return SourceFile(path: Self.inputName, bytes: try Self.input(limit: limit))
        }
        return SourceFile(path: path, bytes: try NamedFile(path: path).read(atMost: limit))
    }

    private static let inputName = "<stdin>"

    /// All of standard input.
    private static func input(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw FileProblem(inputName, "cannot be read", errno: errno) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
            guard bytes.count <= limit else { throw FileProblem(inputName, "has too many bytes to run") }
        }
    }

    /// What a scenario in this file is called: `idea` for `drafts/idea.swift`.
    static func stem(of path: String) -> String {
        if path == "-" { return "stdin" }
        let name = SitePath.parts(of: path).last ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
