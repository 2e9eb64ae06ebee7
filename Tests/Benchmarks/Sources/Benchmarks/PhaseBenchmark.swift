import CommonMark
import Foundation
import Reporting
import ScenarioLanguage

/// What each phase of a scenario costs: of the benchmark's own scenario, and the median of those in the book
/// that extend no other and are compiled with no file.
enum PhaseBenchmark {
    private static let widths = [42, 18, 18]

    static func run() {
        let own = Phases(code("benchmark", ScenarioBenchmark.text), rounds: 7, seconds: 0.1)
        let book = bookScenarios().map { Phases($0, rounds: 3, seconds: 0.005) }
        print("Phases of a scenario, milliseconds; \(book.count) scenarios of the book\n")
        row("phase", "the benchmark's", "book, median", widths: widths)
        row("---", "---", "---", widths: widths)
        report("parse", own, book, \.parsing)
        report("check and make executable", own, book, \.checking)
        report("run with recording, also again", own, book, \.running)
        report("run with tracing off", own, book, \.runningUntraced)
        print("")
    }

    private static func report(
        _ name: String, _ own: Phases, _ book: [Phases], _ phase: KeyPath<Phases, Double>
    ) {
        let all = book.map { $0[keyPath: phase] }.sorted()
        let median = all.isEmpty ? "-" : (all[all.count / 2] * 1_000).fixed(3)
        row(name, (own[keyPath: phase] * 1_000).fixed(3), median, widths: widths)
    }

    private static func code(_ name: String, _ text: String) -> ScenarioCode {
        ScenarioCode(
            name: name, text: EmbeddedText(wholeOf: SourceFile(path: name + ".swift", text: text)),
            screen: CGSize(width: 375, height: 667))
    }

    /// The chapters beside this package, whatever folder it is run in.
    private static var chapters: URL {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Chapters").standardizedFileURL
    }

    private static func bookScenarios() -> [ScenarioCode] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: chapters, includingPropertiesForKeys: nil)
        let markdown = (files ?? []).filter { $0.pathExtension == "md" }
        return markdown.sorted { $0.path < $1.path }.flatMap(scenarios)
    }

    private static func scenarios(in chapter: URL) -> [ScenarioCode] {
        guard let bytes = try? Data(contentsOf: chapter),
            let document = try? MarkdownDocument(
                SourceFile(path: chapter.lastPathComponent, bytes: [UInt8](bytes)))
        else { return [] }
        return document.fences.compactMap { fence in
            let info = String(decoding: document.file.bytes[fence.info], as: UTF8.self)
            guard info.contains("scenario"), !info.contains("extends"), !info.contains("sources") else {
                return nil
            }
            let code = code(info, fence.embeddedText.text)
            return (try? ScenarioRunner().check(code).get()) == nil ? nil : code
        }
    }
}

/// Seconds that each phase of one scenario takes.
private struct Phases {
    var parsing: Double
    /// What is left of the way from the text to the program when parsing is taken off.
    var checking: Double
    var running = 0.0
    var runningUntraced = 0.0

    init(_ code: ScenarioCode, rounds: Int, seconds: Double) {
        let runner = ScenarioRunner()
        func time(_ body: () -> Void) -> Double {
            Measurement(rounds: rounds, seconds: seconds, body).secondsPerCall
        }
        parsing = time { _ = ScenarioParser.parse(code) }
        checking = time { _ = runner.check(code) } - parsing
        guard let checked = try? runner.check(code).get() else { return }
        running = time { _ = runner.run(checked) }
        runningUntraced = time { _ = runner.run(checked, tracing: false) }
    }
}
