import EventEngine
import Foundation
import ProgramGeneration
import Reporting
import ScenarioLanguage
import Testing
import WitnessPrelude

/// Programs that a generator writes, compiled and interpreted. `TRACEBOOK_TYPED=20000` compares as many; a
/// number behind a colon is the first one: `TRACEBOOK_TYPED=20000:5000`.
@Suite struct TypedProgramTests {
    private static var numbers: Range<UInt64> {
        let parts = ProcessInfo.processInfo.environment["TRACEBOOK_TYPED"]?.split(separator: ":") ?? []
        let count = parts.first.flatMap { UInt64($0) } ?? 300
        let first = parts.dropFirst().first.flatMap { UInt64($0) } ?? 0
        return first..<first + count
    }

    /// How many programs are compiled at once.
    private static let batchSize = 50

    @Test("Interpreter and compiler print the same for programs that a generator writes")
    func agreement() async throws {
        let numbers = Array(Self.numbers)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for start in stride(from: 0, to: numbers.count, by: Self.batchSize) {
                if start >= 2 * Self.batchSize { try await group.next() }
                let part = numbers[start..<min(start + Self.batchSize, numbers.count)]
                group.addTask { try await compare(part.map(Self.program)) }
            }
            try await group.waitForAll()
        }
    }

    @Test("A smaller program is a part of the larger one")
    func shrinking() {
        let program = Self.program(1)
        let lines = Set(program.scenario.split(separator: "\n").map { $0.drop(while: { $0 == " " }) })
        for smaller in program.shrunk {
            #expect(smaller != program)
            #expect(smaller.scenario.split(separator: "\n").allSatisfy { line in
                lines.contains(line.drop(while: { $0 == " " }))
            })
        }
    }

    private static func program(_ number: UInt64) -> TypedProgram {
        TypedProgram(number: number, choices: ChoiceSource(seed: number))
    }

    private func compare(_ programs: [TypedProgram]) async throws {
        var unknown: [Interpreted] = []
        for program in programs.map(Interpreted.init) {
            if try await !Agreements.shared.isKnown(program.agreement) { unknown.append(program) }
        }
        if !unknown.isEmpty { try await compile(unknown) }
    }

    private func compile(_ programs: [Interpreted]) async throws {
        let batch: CompiledBatch
        do {
            batch = try await CompiledBatch(programs.map(\.program))
        } catch let failure as Toolchain.Failure {
            return try await compileHalves(of: programs, after: failure)
        }
        defer { batch.remove() }
        for program in programs {
            let compiled = try await batch.outcome(of: program.program)
            guard let difference = Difference(program, compiled) else {
                try await Agreements.shared.add(program.agreement)
                continue
            }
            let smallest = await Self.smallest(difference)
            Issue.record("program \(program.program.number):\n\(smallest.program.scenario)\n\(smallest.text)")
        }
    }

    /// Finds the programs that the compiler refuses. That it gives one up as too hard, takes a literal for
    /// one of 128 bits, or crashes, is its own matter.
    private func compileHalves(of programs: [Interpreted], after failure: Toolchain.Failure) async throws {
        if programs.count == 1 {
            let slips = [
                "unable to type-check this expression in reasonable time", "of type 'Int128'",
                "compile command failed due to signal",
            ]
            if slips.contains(where: failure.output.contains) { return }
            Issue.record("Swift refuses what the generator wrote: \(failure.output.prefix(4_000))")
            return
        }
        let middle = programs.count / 2
        try await compile(Array(programs[..<middle]))
        try await compile(Array(programs[middle...]))
    }

    /// A program, and what the interpreter made of it.
    private struct Interpreted {
        let program: TypedProgram
        let diagnostics: [Diagnostic]
        let outcome: CompiledBatch.Outcome

        init(_ program: TypedProgram) {
            self.program = program
            let file = SourceFile(path: "program\(program.number).swift", text: program.scenario)
            let run = ScenarioRunner().run(ScenarioCode(name: "typed", text: EmbeddedText(wholeOf: file)))
            diagnostics = run.diagnostics
            let lines = Transcript.prints(in: Transcript.lines(of: run.recording))
            outcome = CompiledBatch.Outcome(lines: lines, isStopped: !diagnostics.isEmpty)
        }

        var agreement: Agreement {
            let transcript = outcome.lines + (outcome.isStopped ? ["stopped"] : [])
            return Agreement("typed program \(program.number)", text: program.file, transcript: transcript)
        }
    }

    /// What the interpreter does otherwise than a compiled program.
    private struct Difference {
        let program: TypedProgram
        /// What the interpreter complains of first, the number of the line aside.
        let complaint: String?
        let text: String

        /// Nil when both do the same.
        init?(_ interpreted: Interpreted, _ compiled: CompiledBatch.Outcome) {
            if interpreted.outcome == compiled { return nil }
            let diff = UnifiedDiff(
                old: .init(name: "compiled\(compiled.isStopped ? ", stopped" : "")", lines: compiled.lines),
                new: .init(name: "interpreted", lines: interpreted.outcome.lines))
            program = interpreted.program
            complaint = interpreted.diagnostics.first?.message
            text = DiagnosticRenderer().render(interpreted.diagnostics) + diff.render()
        }
    }

    /// A part of a program that shows a difference of the same kind, of which nothing can be left out.
    private static func smallest(_ difference: Difference) async -> Difference {
        var smallest = difference
        var tries = 300
        var candidates = difference.program.shrunk[...]
        while tries > 0, let candidate = candidates.popFirst() {
            // What the interpreter says is quick to see; the compiler is asked only where it may matter.
            let interpreted = Interpreted(candidate)
            guard interpreted.diagnostics.first?.message == difference.complaint else { continue }
            tries -= 1
            guard let batch = try? await CompiledBatch([candidate]) else { continue }
            defer { batch.remove() }
            guard let compiled = try? await batch.outcome(of: candidate),
                let smaller = Difference(interpreted, compiled)
            else { continue }
            smallest = smaller
            candidates = candidate.shrunk[...]
        }
        return smallest
    }
}
