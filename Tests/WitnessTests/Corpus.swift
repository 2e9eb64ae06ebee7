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

    /// All of them, in order of name.
    static let programs: [Program] = fixtures + chapters

    /// The little programs of `Tests/Fixtures/Language`, filed by feature.
    static let fixtures: [Program] = {
        let folder = root.appendingPathComponent("Tests/Fixtures/Language")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return text.map { Program(name: path, text: $0) }
        }
    }()
}
