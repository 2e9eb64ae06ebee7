import Foundation
import Testing

/// The scenarios that the witness compiles: the language's fixtures, and those of chapters.
struct Corpus {
    struct Program: Sendable, CustomTestStringConvertible {
        /// `Language/classes/properties.swift`, or `01-who-is-hit.md tap-red`.
        let name: String
        let text: String
        var screen = CGSize(width: 375, height: 667)
        var testDescription: String { name }

        /// What the program must print: the comments `// prints: …`, in order. Nil when it has none.
        var expectedPrints: [String]? {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let expected = lines.compactMap { line -> String? in
                guard let range = line.range(of: "// prints:") else { return nil }
                return line[range.upperBound...].hasPrefix(" ")
                    ? String(line[range.upperBound...].dropFirst()) : String(line[range.upperBound...])
            }
            return expected.isEmpty ? nil : expected
        }
    }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All of them, in order of name; or those of the folder that `TRACEBOOK_WITNESS` names, to see what the
    /// compiler makes of programs that are not in the corpus.
    static let programs: [Program] = {
        let folder = ProcessInfo.processInfo.environment["TRACEBOOK_WITNESS"]
        return folder.map { read(URL(fileURLWithPath: $0)) } ?? fixtures + chapters
    }()

    /// The little programs of `Tests/Fixtures/Language`, filed by feature.
    static let fixtures = read(root.appendingPathComponent("Tests/Fixtures/Language"))

    private static func read(_ folder: URL) -> [Program] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return text.map { Program(name: path, text: $0) }
        }
    }
}
