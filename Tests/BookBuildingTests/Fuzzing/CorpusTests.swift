import Foundation
import Testing

/// The inputs from which libFuzzer begins, and those that it has found: whatever they say, they are refused
/// or run to their end.
@Suite struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus")

    @Test("What the fuzzers begin with and what they found is refused, or runs to its end",
        arguments: Grammar.allCases)
    func replay(grammar: Grammar) throws {
        let inputs = try Self.inputs(of: grammar)
        try #require(!inputs.isEmpty)
        for input in inputs { grammar.attempt(input) }
    }

    /// A file of lines, or a folder of files.
    private static func inputs(of grammar: Grammar) throws -> [[UInt8]] {
        let lines = folder.appendingPathComponent("\(grammar).txt")
        if let text = try? Data(contentsOf: lines) {
            return text.split(separator: UInt8(ascii: "\n")).map(Array.init)
        }
        let files = folder.appendingPathComponent("\(grammar)")
        return try FileManager.default.contentsOfDirectory(atPath: files.path).sorted().map {
            Array(try Data(contentsOf: files.appendingPathComponent($0)))
        }
    }
}
