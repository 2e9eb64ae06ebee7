import EventEngine
import Foundation
import ProgramGeneration
import Reporting
import Testing

@testable import ScenarioLanguage

/// Programs that generators write: of the catalogue's members, and of the language.
/// `TRACEBOOK_PROGRAMS=1000000` runs as many; a number behind a colon is the first one:
/// `TRACEBOOK_PROGRAMS=1000:5000`.
@Suite struct GeneratedProgramTests {
    /// How many programs are run, from which one on.
    private static var numbers: Range<UInt64> {
        let parts = ProcessInfo.processInfo.environment["TRACEBOOK_PROGRAMS"]?.split(separator: ":") ?? []
        let count = parts.first.flatMap { UInt64($0) } ?? 60
        let first = parts.dropFirst().first.flatMap { UInt64($0) } ?? 0
        return first..<first + count
    }

    /// Small enough that a program without end is over soon in a debug build.
    private static var limits: ScenarioLimits {
        var world = WorldLimits.standard
        world.work = 300_000
        return ScenarioLimits(checks: 20_000, steps: 3_000, world: world)
    }

    /// One in five is a program of Swift's own language, the others are of the catalogue's members.
    private static func program(_ number: UInt64) -> String {
        let choices = ChoiceSource(seed: number)
        return number % 5 == 4
            ? TypedProgram(number: number, choices: choices).scenario : ProgramGrammar.program(choices)
    }

    /// Swift Testing notes a backtrace of each error that is thrown, a sixth of the time of a long run: the
    /// checker throws at each overload that does not fit.
    private static func forgetBacktraces() {
        for hook in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
            dlsym(nil, hook)?.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = nil
        }
    }

    private func run(_ program: String) -> ScenarioRun {
        let file = SourceFile(path: "generated.swift", text: program)
        return ScenarioRunner(limits: Self.limits).run(
            ScenarioCode(name: "generated", text: EmbeddedText(wholeOf: file)))
    }

    @Test("A program that a generator writes ends with a trace or with errors that have a place")
    func programsEnd() {
        var accepted = 0
        var refusals: [String: Int] = [:]
        if Self.numbers.count > 1_000 { Self.forgetBacktraces() }
        for number in Self.numbers {
            let program = Self.program(number)
            let log = ProcessInfo.processInfo.environment["TRACEBOOK_PROGRAM_LOG"]
            if let log { try? program.write(toFile: log, atomically: false, encoding: .utf8) }
            let first = run(program)
            #expect(first.diagnostics.allSatisfy { $0.span != nil }, "\(number):\n\(program)")
            if first.recording.entries.count > 0 {
                accepted += 1
            } else {
                for problem in first.diagnostics { refusals[problem.message, default: 0] += 1 }
            }
            guard number % 10 == 0 else { continue }
            let second = run(program)
            #expect(first.diagnostics.map(\.message) == second.diagnostics.map(\.message), "\(number)")
            #expect(first.recording.entries.count == second.recording.entries.count, "\(number)")
            #expect(first.recording.texts == second.recording.texts, "\(number)")
        }
        let often = refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(30)
        #expect(accepted * 4 > Self.numbers.count, "only \(accepted) programs did something: \(often)")
    }

    @Test("The same bytes make the same program, and other ones another")
    func programsAreTheirBytes() {
        let programs = (0..<20).map { ProgramGrammar.program(ChoiceSource(seed: $0)) }
        #expect(programs == (0..<20).map { ProgramGrammar.program(ChoiceSource(seed: $0)) })
        #expect(Set(programs).count == programs.count)
    }
}
