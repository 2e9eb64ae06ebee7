import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook changes`: what two versions of the tool do differently with the same scenarios.
struct ChangesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changes",
        abstract: "Say which scenarios another version of the tool runs differently.",
        discussion: """
            Each version writes a record of the book's traces; two records are compared. For each scenario \
            whose code is the same and whose trace is not, the first call in which both part is named, with \
            the rule and the time. Exit status 1 where there is one.

            Examples:
              tracebook changes --record old.traces
              tracebook changes old.traces new.traces
            """)

    @Argument(help: "The records of the earlier and of the later version.", completion: .file())
    var records: [String] = []

    @Option(name: .long, help: "Write the record of this version into a file.", completion: .file())
    var record: String?

    @Option(name: .long, help: "The book: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    /// A record of more bytes is none.
    private static let mostBytes = 1 << 30

    func validate() throws {
        guard records.count == (record == nil ? 2 : 0) else {
            throw ValidationError("name two records, OLD NEW, or a file to write one: --record FILE")
        }
    }

    func run() throws {
        let terminal = Terminal()
        if let record {
            let source = try terminal.reporting { try BookReader(book: Folder(path: book)).read() }.source
            let text = TraceRecord.text(of: source, scheduler: ParallelWork())
            return try terminal.reporting { try NamedFile(path: record).write(Array(text.utf8)) }
        }
        let (old, new) = (try read(records[0], terminal), try read(records[1], terminal))
        let changes = old.changes(until: new)
        for line in changes { terminal.say(Printable.line(line) + "\n") }
        guard changes.isEmpty else { throw ExitStatus.differs }
        let count = old.comparable(with: new)
        terminal.say("\(count) scenario\(count == 1 ? "" : "s") behave\(count == 1 ? "s" : "") as before\n")
    }

    private func read(_ path: String, _ terminal: Terminal) throws -> TraceRecord {
        let bytes = try terminal.reporting { try NamedFile(path: path).read(atMost: Self.mostBytes) }
        guard let record = TraceRecord(String(decoding: bytes, as: UTF8.self)) else {
            terminal.report(FileProblem(path, "is no record of traces"))
            throw ExitStatus.couldNotRun
        }
        return record
    }
}
