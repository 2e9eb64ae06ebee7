import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook accept`: writes the current output into the chapters' fences.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Write what the engine does now into the chapters' fences.",
        usage: "tracebook accept [<book>] [<name> ...] [--dry-run] [--prune] [--force]",
        discussion: """
            Only the lines between the fence lines change; every other byte of a chapter stays. \
            Each chapter is written whole or not at all. Without names every stale fence is accepted; a name \
            is chapter/scenario, or the scenario alone where that is clear. With --prune the fences \
            of scenarios that are no more go as well, only those of the names if there are any; in \
            quotes and lists they stay.

            Examples:
              tracebook accept
              tracebook accept 01-who-is-hit/tap-red
              tracebook accept my-book tap-red --dry-run
              tracebook accept --prune
            """)

    @Argument(
        help: "The book, if it is not the current folder, then the scenarios to accept.",
        completion: .custom(ScenarioCompletion.scenarios))
    var names: [String] = []

    @Flag(name: .long, help: "Show the differences and write nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Also remove the output fences of scenarios that are no more.")
    var prune = false

    @OptionGroup var permission: WritePermission

    func run() throws {
        let terminal = Terminal()
        if !dryRun { try permission.check(terminal) }
        let namesBook = names.first.map { $0 == "." || BookReader.isBook($0) } ?? false
        let folder = Folder(path: namesBook ? names[0] : ".")
        let scenarios = namesBook ? Array(names.dropFirst()) : names
        if !dryRun { Workshop.clearLeftovers(of: folder) }
        var reading = try terminal.reporting { try BookOptions.read(folder) }
        let book = PrunedBook(
            reading.source, without: prune ? OrphanPruning.all(in: reading.source, named: scenarios) : [])
        reading.source = book.source
        let build = BookOptions.build(reading, terminal)
        let selection = AcceptanceSelection(names: scenarios, in: build, pruned: book.prunings)
        terminal.report(build.diagnostics.map(book.asRead) + selection.problems)
        for words in book.prunings.flatMap(\.left) {
            terminal.complain("left \(Printable.line(words)): it is in a quote or a list\n")
        }
        guard !build.hasErrors, selection.problems.isEmpty else { throw ExitStatus.couldNotRun }
        let chosen = build.acceptances.compactMap { $0.choosing(selection) }
        if !dryRun {
            let changes = book.changes(accepting: chosen)
            try terminal.reporting { try ChapterWriter(book: folder).write(changes) }
        }
        tell(book.prunings.flatMap(\.removed), chosen.flatMap(\.fences).map(book.asRead), terminal)
    }

    private func tell(_ removed: [String], _ accepted: [StaleFence], _ terminal: Terminal) {
        for words in removed { terminal.say("\(dryRun ? "would remove" : "removed") \(words)\n") }
        for fence in accepted {
            if dryRun { terminal.say(fence.difference.render(style: terminal.outputStyle)) }
            terminal.say("\(dryRun ? "would accept" : "accepted") the \(fence.kind) of \(fence.name)\n")
        }
        if removed.isEmpty, accepted.isEmpty { terminal.say("nothing to accept\n") }
    }
}
