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
            All fences are written, or none. Without names every stale fence is accepted; a name \
            is chapter/scenario, or the scenario alone where that is clear.

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

    @Flag(name: .long, help: "First remove the output fences of scenarios that are no more.")
    var prune = false

    @OptionGroup var permission: WritePermission

    func run() throws {
        let terminal = Terminal()
        if !dryRun { try permission.check(terminal) }
        let namesBook = names.first.map { $0 == "." || BookReader.isBook($0) } ?? false
        let folder = Folder(path: namesBook ? names[0] : ".")
        if prune, try removeOrphans(from: folder, terminal) { return }
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

    /// - Returns: whether that was all that can be done: nothing was written, and the fences are still there.
    private func removeOrphans(from folder: Folder, _ terminal: Terminal) throws -> Bool {
        let source = try terminal.reporting { try BookReader(book: folder).read() }.source
        let prunings = OrphanPruning.all(in: source)
        if !dryRun {
            let changes = prunings.map { (file: $0.file, bytes: $0.bytes) }
            try terminal.reporting { try ChapterWriter(book: folder).write(changes) }
        }
        for words in prunings.flatMap(\.removed) {
            terminal.say("\(dryRun ? "would remove" : "removed") \(words)\n")
        }
        return dryRun && !prunings.isEmpty
    }
}
