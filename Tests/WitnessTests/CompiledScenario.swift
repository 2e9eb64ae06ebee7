import Foundation
import WitnessInstrumenter

/// A scenario as the real compiler understands it: a library that the host program loads and runs.
struct CompiledScenario {
    private let library: URL
    private let host: URL

    /// Instruments and compiles a scenario's text, or finds the library that was made of the same text
    /// before.
    ///
    /// - Throws: `Toolchain.Failure` with the compiler's words where it refuses the scenario.
    init(_ text: String) async throws {
        try await self.init(program: Instrumenter.program(for: text))
    }

    /// The same for the program that the instrumenter made.
    init(program source: String) async throws {
        let witness = try await WitnessLibrary.shared.products()
        host = witness.host
        library = witness.folder.appendingPathComponent("\(ContentKey(of: source).text).so")
        if FileManager.default.fileExists(atPath: library.path) { return }
        // Two cases with the same text may come here at once, so each compiles in its own folder.
        let unfinished = witness.folder.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: unfinished) }
        try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
        let main = unfinished.appendingPathComponent("main.swift")
        try source.write(to: main, atomically: true, encoding: .utf8)
        let made = unfinished.appendingPathComponent("scenario.so")
        try await ScenarioCompiler(witness).compile(main, to: made)
        try? FileManager.default.moveItem(at: made, to: library)
    }

    /// Runs the program; the lines of its transcript.
    func transcript(screen: CGSize) async throws -> [String] {
        let output = try await Toolchain.shared.run(
            host.path, ["\(screen.width)", "\(screen.height)", library.path])
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
