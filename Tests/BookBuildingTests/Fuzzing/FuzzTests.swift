import BookBuilding
import EventEngine
import Foundation
import Reporting
import ScenarioLanguage
import Testing

/// Whatever a text says, it is refused or runs to its end within its bounds: no crash, no hang.
///
/// A few hundred texts for each kind by default; `TRACEBOOK_FUZZ_STEPS=1000000` works for hours, and
/// `TRACEBOOK_FUZZ_SEED` begins elsewhere. The text that is being tried lies in the folder for temporary
/// files under the name that the test prints when it begins, so that it is there after a crash.
@Suite(.serialized) struct FuzzTests {
    @Test("Scenario code that was damaged is refused, or runs within its bounds")
    func scenarioCode() throws {
        let texts = try Self.read("Tests/Fixtures/Language") + Self.read("Tests/Fixtures/LanguageErrors")
        let limits = ScenarioLimits(steps: 20_000, depth: 200, elements: 10_000, stringBytes: 100_000)
        try fuzz(texts, "scenario.swift") { text in
            let file = SourceFile(path: "fuzz.swift", text: text)
            let code = ScenarioCode(name: "fuzz", text: EmbeddedText(wholeOf: file))
            let run = ScenarioRunner(limits: limits).run(code)
            // Rendering is part of it: a diagnostic's place must lie inside the text.
            _ = DiagnosticRenderer().render(run.diagnostics)
        }
    }

    @Test("A chapter that was damaged is refused, or built")
    func chapters() throws {
        let texts = try Self.read("Chapters", ending: ".md").filter { !$0.contains("# Summary") }
        try fuzz(texts.map { String($0.prefix(6_000)) }, "chapter.md", share: 10) { text in
            let book = TestBook(chapter: text).build()
            _ = DiagnosticRenderer().render(book.diagnostics)
        }
    }

    private func fuzz(
        _ texts: [String], _ name: String, share: Int = 1, _ body: (String) throws -> Void
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let steps = (environment["TRACEBOOK_FUZZ_STEPS"].flatMap { Int($0) } ?? 400) / share
        let seed = environment["TRACEBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        #expect(texts.count > 10, "there is nothing to damage")
        var mutation = TextMutation(seed: seed, texts: texts)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tracebook-fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(name)")
        for step in 0..<steps {
            let text = mutation.next(from: texts)
            try text.write(to: place, atomically: false, encoding: .utf8)
            let start = ContinuousClock.now
            try body(text)
            let time = ContinuousClock.now - start
            #expect(time < .seconds(60), "step \(step) of seed \(seed) hangs: \(place.path)")
        }
        try FileManager.default.removeItem(at: place)
    }

    private static func read(_ folder: String, ending: String = ".swift") throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(ending) }
            .sorted().map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
    }
}
