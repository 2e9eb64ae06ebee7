import EventEngine
import Foundation
import Reporting
import Testing
@testable import ScenarioLanguage

/// A little program with its expectations in comments: `// prints: text` in the order of printing, and
/// `// error LINE:COLUMN: sentence` for each diagnostic, in order of place.
struct LanguageFixture: CustomTestStringConvertible, Sendable {
    let path: String
    let source: String

    var testDescription: String { path }

    /// Programs that run to their end; the witness compiles the same ones.
    static let programs = read("Language")
    /// Programs that are rejected, or that stop with an error.
    static let mistakes = read("LanguageErrors")

    /// All fixtures in a folder, by path.
    private static func read(_ folder: String) -> [LanguageFixture] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/\(folder)")
        let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        return paths.compactMap { path in
            let bytes = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
            return bytes.map { LanguageFixture(path: path, source: String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// What the comments expect, as lines: prints first.
    var expected: [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let prints = lines.compactMap { Self.comment("prints:", in: $0) }
        let errors = lines.compactMap { Self.comment("error ", in: $0) }
        return prints + errors
    }

    private static func comment(_ word: String, in line: Substring) -> String? {
        guard let range = line.range(of: "// " + word) else { return nil }
        return word + line[range.upperBound...].trimmingCharacters(in: .whitespaces)
    }

    /// The screen that a line names, such as `// screen: 1024x768`, in points.
    private var screen: CGSize? {
        let line = source.split(separator: "\n").first { $0.hasPrefix("// screen: ") }
        let sides = line?.dropFirst("// screen: ".count).split(separator: "x").compactMap { Double($0) }
        guard let sides, sides.count == 2 else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }

    /// What a run shows, in the same form: prints first.
    func run() -> [String] {
        let file = SourceFile(path: path, text: source)
        let text = EmbeddedText(wholeOf: file)
        let code = screen.map { ScenarioCode(name: "fixture", text: text, screen: $0) }
        let run = ScenarioRunner().run(code ?? ScenarioCode(name: "fixture", text: text))
        let prints = run.recording.entries.filter { $0.kind == .prints }.flatMap { entry -> [String] in
            guard case .text(let index) = entry.argument else { return [] }
            // The comments hold one line each, without blanks around it.
            return run.recording.texts[Int(index)].split(separator: "\n", omittingEmptySubsequences: false)
                .map { "prints:" + $0.trimmingCharacters(in: .whitespaces) }
        }
        // A program without expectations may print what it likes.
        return (source.contains("// prints:") ? prints : [])
            + run.diagnostics.map { diagnostic in
                let place = diagnostic.span?.start ?? SourcePosition(line: 0, column: 0)
                return "error \(place.line):\(place.column): \(diagnostic.message)"
            }
    }
}
