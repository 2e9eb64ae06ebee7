import Foundation
import Testing
import WitnessInstrumenter

/// The compiler as witness of mistakes: what the checker refuses is no Swift, and what stops the interpreter
/// stops the compiled program.
@Suite struct MistakeTests {
    @Test("The compiler finds a mistake on each line where the checker does", arguments: Mistake.refused)
    func refused(mistake: Mistake) async throws {
        // The compiler looks at flow only when all types are right, so what it found is taken out, and it is
        // asked again.
        var lines = mistake.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var found: Set<Int> = []
        for _ in 0..<4 {
            let new = try await compilerErrors(in: lines.joined(separator: "\n")).subtracting(found)
            if new.isEmpty { break }
            found.formUnion(new)
            for line in new where lines.indices.contains(line - 1) { lines[line - 1] = "" }
        }
        let missed = Set(mistake.errorLines).subtracting(found).sorted()
        #expect(missed == [], "the compiler has nothing against these lines of \(mistake.name)")
    }

    @Test("What stops the interpreter stops the compiled program", arguments: Mistake.stopping)
    func stopping(mistake: Mistake) async throws {
        let program = try await CompiledScenario(mistake.text)
        await #expect(throws: Toolchain.Failure.self) {
            try await program.transcript(screen: CGSize(width: 375, height: 667))
        }
    }

    @Test("There are mistakes of both kinds")
    func fixturesAreThere() {
        #expect(!Mistake.refused.isEmpty && !Mistake.stopping.isEmpty)
    }

    /// The lines of the scenario on which the compiler reports errors; empty when it compiles.
    private func compilerErrors(in text: String) async throws -> Set<Int> {
        do {
            _ = try await CompiledScenario(text)
            return []
        } catch let failure as Toolchain.Failure {
            let lines = failure.output.split(separator: "\n").compactMap { line -> Int? in
                let parts = line.split(separator: ":", maxSplits: 3)
                guard parts.count == 4, parts[0] == "scenario.swift", parts[3].hasPrefix(" error") else {
                    return nil
                }
                return Int(parts[1])
            }
            return Set(lines)
        }
    }
}

/// A program of `Tests/Fixtures/LanguageErrors`, with its comments `// error LINE:COLUMN: sentence`.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// `types/flow.swift`
    let name: String
    let text: String
    var testDescription: String { name }

    /// The lines that have errors.
    var errorLines: [Int] {
        errors.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
    }

    /// Those that the checker refuses because they are no Swift. Others are Swift that scenarios cannot have.
    static let refused = read(["names", "types"]).filter { mistake in
        !mistake.errors.contains { $0.hasSuffix("is not supported in scenarios") }
    }

    /// Those that stop at run time as Swift does.
    static let stopping = read(["traps"])

    private var errors: [Substring] {
        text.split(separator: "\n").compactMap { line in
            line.range(of: "// error ").map { line[$0.upperBound...] }
        }
    }

    private static func read(_ folders: [String]) -> [Mistake] {
        let root = Corpus.root.appendingPathComponent("Tests/Fixtures/LanguageErrors")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.filter { path in
            path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0 + "/") }
        }
        .sorted().compactMap { path in
            let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return text.map { Mistake(name: path, text: $0) }
        }
    }
}
