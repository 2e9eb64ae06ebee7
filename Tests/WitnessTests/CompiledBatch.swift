import Foundation
import ProgramGeneration

/// Generated programs, compiled by the real compiler as files of one module.
struct CompiledBatch {
    /// What a program printed, line by line, and whether a run-time error stopped it.
    struct Outcome: Equatable {
        var lines: [String]
        var isStopped: Bool
    }

    private let executable: URL

    /// - Throws: what the compiler says if it refuses one of the programs.
    init(_ programs: [TypedProgram]) async throws {
        let scratch = try BuildProducts.scratchFolder("GeneratedPrograms")
        let folder = scratch.appendingPathComponent(UUID().uuidString)
        defer { Self.removeSources(in: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        executable = folder.appendingPathComponent("programs")
        var files: [String] = []
        let main = ("main.swift", Self.main(programs))
        for (name, text) in programs.map({ ("\($0.entry).swift", $0.file) }) + [main] {
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: false, encoding: .utf8)
            files.append(file.path)
        }
        try await Toolchain.shared.run(
            "swiftc",
            ScenarioCompiler.quickLinker + [
                "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-module-name", "Scenario",
                "-o", executable.path,
            ] + files)
    }

    /// The file that runs the program whose number it is given, and holds nothing back when it stops.
    private static func main(_ programs: [TypedProgram]) -> String {
        let cases = programs.map { "case \"\($0.number)\": \($0.entry)()\n" }.joined()
        return "import Foundation\nsetvbuf(stdout, nil, _IONBF, 0)\n"
            + "switch CommandLine.arguments[1] {\n\(cases)default: fatalError() }\n"
    }

    private static func removeSources(in folder: URL) {
        let manager = FileManager.default
        let files = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files where file.pathExtension == "swift" { try? manager.removeItem(at: file) }
    }

    /// Runs one of the programs. The sign of a number that is none is the processor's, and scenarios do not
    /// have it.
    func outcome(of program: TypedProgram) async throws -> Outcome {
        let ending = try await Toolchain.shared.ending(of: executable.path, ["\(program.number)"])
        let output = ending.output.replacingOccurrences(of: "-nan", with: "nan")
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeLast()
        return Outcome(lines: lines, isStopped: !ending.isSuccess)
    }

    /// Removes what was compiled.
    func remove() {
        try? FileManager.default.removeItem(at: executable.deletingLastPathComponent())
    }
}
