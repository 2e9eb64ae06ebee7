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
            is exercised nowhere is in \(TestFolder.explanationsName) in the folder of the tests.

            Examples:
              tracebook list
              tracebook list my-book --summary
              tracebook list --format json
              tracebook list --rules --tests Tests
            """)

    @OptionGroup var options: BookOptions

    @Flag(name: .long, help: "List the rules, and where they are exercised.")
    var rules = false

    @Flag(name: .long, help: "Count what the book has.")
    var summary = false

    /// How scenarios are listed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(name: .long, help: "text: a table; json: for programs.")
    var format = Format.text

    @Option(name: .long, help: "A folder of Swift tests, for --rules.", completion: .directory)
    var tests: String?

    func validate() throws {
        if summary, rules { throw ValidationError("--summary and --rules list different things") }
        if format == .json, summary || rules {
            throw ValidationError("--format json lists scenarios, without --summary and --rules")
        }
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
            switch format {
            case .json: terminal.say(ScenarioListingFile.text(of: build.scenarios))
            case .text: ScenarioTable(build.scenarios).say(to: terminal)
            }
        }
        terminal.report(errors)
        if !errors.isEmpty { throw ExitStatus.couldNotRun }
    }

    private func readTests() throws -> (TestCitations, RuleExplanations) {
        guard let tests else { return (TestCitations(), RuleExplanations()) }
        let folder = TestFolder(path: tests)
        return (try folder.citations(), try folder.explanations())
    }
}
