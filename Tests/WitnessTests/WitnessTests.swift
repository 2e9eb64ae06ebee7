import EventEngine
import Foundation
import Reporting
import ScenarioLanguage
import Testing
import WitnessInstrumenter
import WitnessPrelude

/// The compiler as witness: a scenario, compiled by the real `swiftc` against the engine, leaves the same
/// trace as the interpreted one.
@Suite struct WitnessTests {
    @Test("The corpus holds programs for every construct, and the scenarios of the book")
    func corpusIsThere() {
        #expect(Corpus.fixtures.count >= 200)
        #expect(Corpus.chapters.contains { $0.name.hasPrefix("01-") })
        #expect(Corpus.chapters.contains { $0.name.hasPrefix("device-logs-1.md") })
    }

    @Test("Interpreter and compiler agree about a program", arguments: Corpus.programs)
    func agreement(program: Corpus.Program) async throws {
        guard let interpreted = interpret(program) else { return }
        let text = Instrumenter.program(for: program.text + Corpus.library(for: program.text))
        let agreement = Agreement(program.name, text: "\(program.screen)\n\(text)", transcript: interpreted)
        if try await Agreements.shared.isKnown(agreement) { return }
        let compiled = try await CompiledScenario(program: text).transcript(screen: program.screen)
        compare(compiled, "\(program.name), compiled", interpreted, "\(program.name), interpreted")
        if compiled == interpreted { try await Agreements.shared.add(agreement) }
    }

    @Test("A program of which the compiler has no judgement prints what it says", arguments: Corpus.strangers)
    func strangerPrints(program: Corpus.Program) {
        _ = interpret(program)
    }

    /// The transcript of a run, which prints what the program's comments say; nil after an error.
    private func interpret(_ program: Corpus.Program) -> [String]? {
        let file = SourceFile(path: program.name, text: program.text)
        let code = ScenarioCode(
            name: program.name, text: EmbeddedText(wholeOf: file), screen: program.screen)
        let run = ScenarioRunner().run(code)
        guard run.diagnostics.isEmpty else {
            Issue.record("\(DiagnosticRenderer().render(run.diagnostics))")
            return nil
        }
        let lines = Transcript.lines(of: run.recording)
        if let expected = program.expectedPrints {
            let printed = Transcript.prints(in: lines)
            compare(expected, "comments of \(program.name)", printed, "what the program prints")
        }
        return lines
    }

    private func compare(_ old: [String], _ oldName: String, _ new: [String], _ newName: String) {
        let diff = UnifiedDiff(old: .init(name: oldName, lines: old), new: .init(name: newName, lines: new))
        if !diff.isEmpty { Issue.record("\(diff.render())") }
    }
}
