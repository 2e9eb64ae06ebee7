import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook accept`: writes the current output into the chapters' fences.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Write what the engine does now into the chapters' fences.",
        usage: "tracebook accept [<book>] [<name> ...] [--dry-run] [--force]",
        discussion: """
            Only the lines between the fence lines change; every other byte of a chapter stays. \
            All fences are written, or none. Without names every stale fence is accepted; a name \
            is chapter/scenario, or the scenario alone where that is clear.

            Examples:
              tracebook accept
              tracebook accept 01-who-is-hit/tap-red
              tracebook accept my-book tap-red --dry-run
            """)

    @Argument(help: "The book, if it is not the current folder, then the scenarios to accept.")
    var names: [String] = []

    @Flag(name: .long, help: "Show the differences and write nothing.")
    var dryRun = false

    @OptionGroup var permission: WritePermission

    func run() throws {
        let terminal = Terminal()
        if !dryRun { try permission.check(terminal) }
        let namesBook = names.first.map { $0 == "." || BookReader.isBook($0) } ?? false
        let folder = Folder(path: namesBook ? names[0] : ".")
        let build = try BookOptions.build(folder, terminal)
        let selection = AcceptanceSelection(names: namesBook ? Array(names.dropFirst()) : names)
        let unknown = selection.problems(in: build)
        terminal.report(build.diagnostics + unknown)
        guard !build.hasErrors, unknown.isEmpty else { throw ExitStatus.couldNotRun }
        let chosen = build.acceptances.compactMap { $0.choosing(selection) }
        if !dryRun { try terminal.reporting { try ChapterWriter(book: folder).write(chosen) } }
        for fence in chosen.flatMap(\.fences) {
            if dryRun { terminal.say(fence.difference.render(style: terminal.outputStyle)) }
            terminal.say("\(dryRun ? "would accept" : "accepted") the \(fence.kind) of \(fence.name)\n")
        }
        if chosen.isEmpty { terminal.say("nothing to accept\n") }
    }
}
