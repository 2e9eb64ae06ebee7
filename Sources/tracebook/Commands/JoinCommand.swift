import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// `tracebook join`: makes one report of those that the parts of a book gave.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join the reports of a book's parts to one.",
        discussion: """
            Takes what 'tracebook verify --shard' wrote with --report, in the form json, sarif or junit, one \
            file for each part and in any order, and says what the whole book's report would say. A part \
            that is missing, or there twice, and parts of books that differ are errors. Exit status 0: \
            nothing is wrong in any part; 1: something differs, or a claim is false; 2: a part could not be \
            built, or the reports could not be joined.

            Examples:
              tracebook join part-1.json part-2.json part-3.json
              tracebook join reports/part-1.xml reports/part-2.xml --output book.xml
            """)

    @Argument(help: "The reports of all parts.", completion: .file())
    var reports: [String]

    @Option(name: .long, help: "Write the joined report into this file. (default: to standard output)")
    var output: String?

    /// A report may have so many bytes.
    private static let mostBytes = 256 << 20

    func run() throws {
        let terminal = Terminal()
        let files = try terminal.reporting {
            try reports.map { (name: $0, bytes: try NamedFile(path: $0).read(atMost: Self.mostBytes)) }
        }
        let joined: ReportJoin.Result
        do {
            joined = try ReportJoin.joined(files)
        } catch let problem as ReportJoin.Problem {
            let words = [problem.file, problem.words].compactMap(\.self).joined(separator: " ")
            terminal.report([Diagnostic(code: .fileAccess, words, at: nil)], summary: false)
            throw ExitStatus.couldNotRun
        }
        if let output {
            try terminal.reporting { try NamedFile(path: output).write(Array(joined.text.utf8)) }
        } else {
            terminal.say(joined.text)
        }
        let parts = "\(joined.parts) part\(joined.parts == 1 ? "" : "s")"
        let errors = joined.errors == 0 ? "nothing is wrong" : "\(joined.errors) error"
            + (joined.errors == 1 ? "" : "s")
        terminal.complain("\(parts): \(errors)\n")
        if !joined.isBuilt { throw ExitStatus.couldNotRun }
        if joined.errors > 0 { throw ExitStatus.differs }
    }
}
