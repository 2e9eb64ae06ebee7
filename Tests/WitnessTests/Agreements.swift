import Foundation

/// What the compiler has already said: the programs that left the same transcript compiled and interpreted,
/// each with a key of its text and one of that transcript.
///
/// To compile more than a thousand programs takes minutes, so one whose text and interpreted transcript are
/// those of the record is not compiled again. The record cannot know whether the engine still declares what a
/// program needs: one program in 64 is compiled always, and `.ci/long witness` compiles all. The record
/// of another compiler counts for nothing.
actor Agreements {
    static let shared = Agreements()

    private static let environment = ProcessInfo.processInfo.environment
    /// Whether what is compiled now goes into the record.
    private static let isRecording = environment["TRACEBOOK_RECORD"] == "1"
    /// Whether all programs are compiled: to make the record, and for programs of one's own.
    private static let compilesAll =
        isRecording || ["TRACEBOOK_WITNESS", "TRACEBOOK_TYPED"].contains { environment[$0] != nil }

    private static let file = Corpus.root.appendingPathComponent("Tests/WitnessTests/Agreements.txt")

    /// The compiler that said it, which the first line of the file names, and a line for each program.
    private let recorded: (compiler: Substring, lines: Set<Substring>)
    private var compiler: Task<Substring, any Error>?
    private var made: [String: String] = [:]

    init() {
        let lines = ((try? String(contentsOf: Self.file, encoding: .utf8)) ?? "").split(separator: "\n")
        recorded = (lines.first ?? "", Set(lines.dropFirst()))
    }

    /// Whether the compiler need not be asked: it said so before.
    func isKnown(_ agreement: Agreement) async throws -> Bool {
        if Self.compilesAll || agreement.isSample { return false }
        guard recorded.lines.contains(agreement.line[...]) else { return false }
        return try await compilerVersion() == recorded.compiler
    }

    /// Keeps what the compiler said now, where a record is made. What it said of programs that are not part
    /// of this run stays.
    func add(_ agreement: Agreement) async throws {
        guard Self.isRecording else { return }
        let version = try await compilerVersion()
        if made.isEmpty, version == recorded.compiler {
            for line in recorded.lines { made[Agreement.program(ofLine: line)] = String(line) }
        }
        made[agreement.program] = agreement.line
        let lines = made.sorted { $0.key < $1.key }.map(\.value)
        let text = ([String(version)] + lines).joined(separator: "\n") + "\n"
        try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }

    /// The first line of `swiftc --version`.
    private func compilerVersion() async throws -> Substring {
        let task = compiler ?? Task {
            try await Toolchain.shared.run("swiftc", ["--version"]).split(separator: "\n").first ?? ""
        }
        compiler = task
        return try await task.value
    }
}

/// That a program leaves a transcript.
struct Agreement {
    /// The program's name.
    let program: String
    private let text: ContentKey
    private let transcript: ContentKey

    /// - Parameter text: all that the compiler is given of the program.
    init(_ program: String, text: String, transcript: [String]) {
        self.program = program
        self.text = ContentKey(of: text)
        self.transcript = ContentKey(of: transcript.joined(separator: "\n"))
    }

    /// Of the record: both keys, and the name.
    var line: String { "\(text.text) \(transcript.text) \(program)" }

    static func program(ofLine line: Substring) -> String {
        line.split(separator: " ", maxSplits: 2).last.map(String.init) ?? ""
    }

    /// Whether it is one of those that are compiled always: one in 64, chosen by the text, so that it is the
    /// same programs everywhere.
    var isSample: Bool { UInt8(text.text.suffix(2), radix: 16).map { $0 % 64 == 0 } ?? true }
}
