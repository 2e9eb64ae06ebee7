import Foundation
import Reporting
import Testing
import WitnessPrelude

/// The compiler as witness: a scenario, compiled by the real `swiftc` against the engine, leaves the same
/// trace as the interpreted one.
@Suite struct WitnessTests {
    @Test("The corpus holds programs for every construct, and the scenarios of the book")
    func corpusIsThere() {
        #expect(Corpus.programs.count >= 30)
    }

    @Test("A compiled program prints what its comments say", arguments: Corpus.programs)
    func prints(program: Corpus.Program) async throws {
        guard let expected = program.expectedPrints else { return }
        let transcript = try await CompiledScenario(program.text).transcript(screen: program.screen)
        let printed = Transcript.prints(in: transcript)
        let diff = UnifiedDiff(
            old: .init(name: "\(program.name), its comments", lines: expected),
            new: .init(name: "what the compiled program prints", lines: printed))
        #expect(diff.isEmpty, "\(diff.render())")
    }
}
