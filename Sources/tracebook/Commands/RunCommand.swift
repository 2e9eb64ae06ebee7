import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// `tracebook run`: one scenario, on the terminal.
struct RunCommand: ParsableCommand {
    /// How a run is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, objc, json
    }

    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one scenario; show its log and drawings.",
        discussion: """
            A file holds scenario code as one would type it into a playground; a scenario of the book \
            is chosen by its name, CHAPTER/SCENARIO or an ending of that. The code is interpreted: it \
            reaches no file, no network and no clock.

            --format objc prints the log as a device does, -[RedView touchesBegan:withEvent:], so that \
            the two can be compared line by line.

            Examples:
              tracebook run idea.swift
              tracebook run 01-who-is-hit/tap-red
              tracebook run Chapters/01-who-is-hit.md --scenario tap-red
              echo 'hand.tap(view)' | tracebook run -
              tracebook run idea.swift --source Sources/Sheet.swift
              tracebook run idea.swift --diagram layout,timeline --watch
              tracebook run idea.swift --format objc --select hit-test --only RedView | diff - phone.log
              tracebook run idea.swift --format json
            """)

    @Argument(
        help: "A .swift file, a chapter, a scenario of the book, or - for standard input.",
        completion: .custom(ScenarioCompletion.filesAndScenarios))
    var what: String

    @Option(
        name: .long, help: "The scenario of the chapter.", completion: .custom(ScenarioCompletion.inChapter))
    var scenario: String?

    @Option(
        name: .long, help: "The book of the scenario: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    @Option(
        name: .long,
        help: "text: log and drawings; objc: the log as a device spells it; json: the trace.")
    var format = Format.text

    @Option(
        name: [.customLong("diagram"), .customLong("show")],
        help: "The figures to show instead of the usual ones, with commas between them; may be repeated.",
        completion: .custom(ScenarioCompletion.listed(RunFigure.allCases.map(\.rawValue))))
    var diagram: [CommaList<RunFigure>] = []

    @Option(
        name: .long, help: "The kinds of entries in the log, with commas between them: hit-test,touches.",
        completion: .custom(ScenarioCompletion.listed(RunLog.kindNames)))
    var select: [CommaList<LogKind>] = []

    @Option(name: .long, help: "The objects or classes in the log, with commas between them.")
    var only: [String] = []

    @Flag(name: .long, help: "Number the lines of the log as 'explain WHAT#LINE' takes them.")
    var numbers = false

    @Option(
        name: .long, help: "A Swift file that a .swift file is compiled with; may be repeated.",
        completion: .file(extensions: ["swift"]))
    var source: [String] = []

    @Flag(name: .long, help: "Run again whenever the file or the book changes, until Ctrl-C.")
    var watch = false

    func validate() throws {
        if !diagram.isEmpty, format != .text {
            throw ValidationError("--diagram chooses figures, and --format \(format.rawValue) has none")
        }
        if !select.isEmpty || !only.isEmpty, format == .json {
            throw ValidationError("--select and --only choose lines of a log, and --format json has none")
        }
        if numbers, format != .text {
            throw ValidationError("--numbers is for --format text")
        }
        if scenario != nil, !isChapter {
            throw ValidationError("--scenario chooses from a chapter, a .md file")
        }
        if scenario == nil, isChapter {
            throw ValidationError("which scenario of the chapter? use --scenario NAME")
        }
        if !source.isEmpty, !what.hasSuffix(".swift"), what != "-" {
            throw ValidationError("--source is for .swift files; scenarios of a book name their own")
        }
        if watch, what == "-" { throw ValidationError("--watch needs a file; standard input comes once") }
    }

    private var isChapter: Bool { what.hasSuffix(".md") }

    func run() throws {
        let terminal = Terminal()
        let subject = RunSubject(what, scenario: scenario)
        let folder = Folder(path: book)
        guard watch else {
            try show(subject, folder, terminal)
            return
        }
        let stop = StopSignal {}
        defer { stop.ignore() }
        var watcher = subject.watcher(book: folder)
        terminal.clear()
        watcher.watch(source)
        // What is wrong has been said, and the next save may mend it.
        if let run = try? show(subject, folder, terminal) { watcher.watch(run.sourcePaths) }
        while watcher.waitForChange(until: { stop.isRaised }) {
            if !terminal.clear() { terminal.say("\n-- \(what) has changed --\n\n") }
            if let run = try? show(subject, folder, terminal) { watcher.watch(run.sourcePaths) }
        }
    }

    @discardableResult
    private func show(_ subject: RunSubject, _ folder: Folder, _ terminal: Terminal) throws -> SingleRun {
        let run = try terminal.reporting { try subject.run(book: folder, sources: source) }
        let log = RunLog(
            kinds: select.flatMap(\.values).map(\.rawValue),
            only: only.flatMap { $0.split(separator: ",").map(String.init) }, isObjectiveC: format == .objc,
            isNumbered: numbers)
        switch format {
        case .json: terminal.say(authored: run.json)
        case .objc: terminal.say(authored: run.bareLog(log))
        case .text:
            let figures = diagram.isEmpty ? nil : diagram.flatMap(\.values)
            terminal.say(
                authored: run.report(isNarrow: terminal.columns < 76, figures: figures, log: log))
        }
        let problems = run.diagnostics + run.problems(of: log)
        terminal.report(problems)
        if problems.contains(where: { $0.severity == .error }) { throw ExitStatus.couldNotRun }
        return run
    }
}

/// A kind of entries of the log, as `--select` takes it.
struct LogKind: RawRepresentable, CaseIterable {
    static let allCases = RunLog.kindNames.compactMap(LogKind.init(rawValue:))

    let rawValue: String

    init?(rawValue: String) {
        guard RunLog.kindNames.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}
