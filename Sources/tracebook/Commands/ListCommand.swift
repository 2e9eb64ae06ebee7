import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook list`: the book's scenarios, or where the rules are exercised.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the book's scenarios: name, place, output fences, title.",
        discussion: """
            With --summary: how many chapters, scenarios, fences and claims the book has, and how many rules \
            of UIKit's behaviour they exercise.

            With --rules: every rule of UIKit's behaviour, the scenarios in whose traces a call happened \
            by it and, with --tests, the Swift tests whose names cite it: @Test("... (B-21)"). Why a rule \
            is exercised nowhere stands in \(TestFolder.explanationsName) in the folder of the tests.

            Examples:
              tracebook list
              tracebook list my-book --summary
              tracebook list --rules --tests Tests
            """)

    @OptionGroup var options: BookOptions

    @Flag(name: .long, help: "List the rules, and where they are exercised.")
    var rules = false

    @Flag(name: .long, help: "Count what the book has.")
    var summary = false

    @Option(name: .long, help: "A folder of Swift tests, for --rules.", completion: .directory)
    var tests: String?

    func validate() throws {
        if summary, rules { throw ValidationError("--summary and --rules list different things") }
        if tests != nil, !rules { throw ValidationError("--tests belongs to --rules") }
    }

    func run() throws {
        let terminal = Terminal()
        let build = try options.build(terminal)
        var errors = build.diagnostics.filter { $0.severity == .error }
        if summary {
            for line in BookSummary(build).lines { terminal.say(line + "\n") }
        } else if rules {
            let (citations, explanations) = try terminal.reporting { try readTests() }
            errors += explanations.diagnostics
            let index = RuleIndex(build.scenarios, tests: citations, explanations: explanations)
            for line in index.lines { terminal.say(Printable.line(line) + "\n") }
        } else {
            for scenario in build.scenarios { terminal.say(line(of: scenario)) }
        }
        terminal.report(errors)
        if !errors.isEmpty { throw ExitStatus.couldNotRun }
    }

    private func line(of scenario: ScenarioListing) -> String {
        let start = scenario.span.start
        let outputs = scenario.outputs.isEmpty ? "-" : scenario.outputs.joined(separator: ",")
        let claims = scenario.claims == 0
            ? "" : "  \(scenario.claims) claim\(scenario.claims == 1 ? "" : "s")"
        let title = scenario.title.map { "  " + Printable.line($0) } ?? ""
        return "\(scenario.name)  \(scenario.span.file.path):\(start.line)  \(outputs)\(claims)\(title)\n"
    }

    private func readTests() throws -> (TestCitations, RuleExplanations) {
        guard let tests else { return (TestCitations(), RuleExplanations()) }
        let folder = TestFolder(path: tests)
        return (try folder.citations(), try folder.explanations())
    }
}
