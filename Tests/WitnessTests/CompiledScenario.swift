import Foundation
import WitnessInstrumenter

/// A scenario as the real compiler understands it.
struct CompiledScenario {
    let program: URL

    /// Instruments and compiles a scenario's text, or finds the program that was made of the same text
    /// before.
    init(_ text: String) async throws {
        let source = Instrumenter.program(for: text)
        let library = try await WitnessLibrary.shared.folder()
        var key = ContentKey()
        key.add(source.utf8)
        let folder = library.appendingPathComponent(key.text)
        program = folder.appendingPathComponent("scenario")
        if FileManager.default.fileExists(atPath: program.path) { return }
        // Two cases with the same text may come here at once, so each compiles in its own folder.
        let unfinished = library.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: unfinished) }
        try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
        let main = unfinished.appendingPathComponent("main.swift")
        try source.write(to: main, atomically: true, encoding: .utf8)
        try await Toolchain.shared.run(
            "swiftc",
            Self.quickLinker + [
                "-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", "Scenario",
                "-I", BuildProducts.modules.path, "-L", library.path, "-lWitness",
                "-Xlinker", "-rpath", "-Xlinker", library.path, main.path,
                "-o", unfinished.appendingPathComponent(program.lastPathComponent).path,
            ])
        try? FileManager.default.moveItem(at: unfinished, to: folder)
    }

    /// The toolchain's own linker takes a tenth of the time of the system's; on a Mac it is the usual one.
    static let quickLinker: [String] = {
        #if os(Linux)
            ["-use-ld=lld"]
        #else
            []
        #endif
    }()

    /// Runs the program; the lines of its transcript.
    func transcript(screen: CGSize) async throws -> [String] {
        let output = try await Toolchain.shared.run(program.path, ["\(screen.width)", "\(screen.height)"])
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
