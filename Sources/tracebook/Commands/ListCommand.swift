import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook list`: the book's scenarios.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the book's scenarios: name, place, output fences, title.")

    @OptionGroup var options: BookOptions

    func run() throws {
        let terminal = Terminal()
        let build = try options.build(terminal)
        for scenario in build.scenarios {
            let start = scenario.span.start
            let outputs = scenario.outputs.isEmpty ? "-" : scenario.outputs.joined(separator: ",")
            let title = scenario.title.map { "  " + Printable.line($0) } ?? ""
            terminal.say("\(scenario.name)  \(scenario.span.file.path):\(start.line)  \(outputs)\(title)\n")
        }
        let errors = build.diagnostics.filter { $0.severity == .error }
        terminal.report(errors)
        if !errors.isEmpty { throw ExitStatus.couldNotRun }
    }
}
