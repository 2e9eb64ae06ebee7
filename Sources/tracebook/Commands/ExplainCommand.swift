import ArgumentParser
import BookBuilding
import Reporting

/// `tracebook explain`: why the calls of a scenario happened, or what a rule says.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: """
            Say why each call happened, by which rule, and who lost and why; or what a rule or an error means.
            """,
        discussion: """
            A scenario of the book, a Swift file, or one line of their full log; the id of a rule of \
            UIKit's behaviour; or the code that an error or a warning ends with. Without anything, all \
            codes are listed.

            Examples:
              tracebook explain 01-who-is-under-the-finger/tap-red
              tracebook explain idea.swift
              tracebook explain idea.swift:12
              tracebook explain E-41
              tracebook explain unknown-member
            """)

    @Argument(
        help: "CHAPTER/SCENARIO, a .swift file, either with :LINE, a rule, or a code.",
        completion: .file(extensions: ["swift"]))
    var what: String?

    @Option(name: .long, help: "The book: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    func run() throws {
        let terminal = Terminal()
        guard let what else { return terminal.say(LessonText.list) }
        switch ExplanationSubject(what) {
        case .code(let code):
            terminal.say(ParallelWork(threads: 1).map(count: 1) { _ in LessonText.text(of: code) }[0])
        case .unknownRule(let text):
            terminal.report([ExplanationSubject.unknownRule(text)])
            throw ExitStatus.couldNotRun
        case .rule(let rule):
            let source = try bookIfAny(terminal)
            let uses = source.map { RuleUse.all(of: rule, in: $0, scheduler: ParallelWork()) }
            terminal.say(RuleExplanation.text(of: rule, uses: uses))
        case .file(let path, let line):
            let file = try terminal.reporting { try ScenarioFile(path: path).read() }
            let run = ParallelWork(threads: 1).map(count: 1) { _ in
                SingleRun(file: file, name: ScenarioFile.stem(of: path))
            }[0]
            try explain(run, line, terminal)
        case .scenario(let name, nil) where !name.contains("/") && book == "." && !BookReader.isBook(book):
            terminal.report([LessonText.unknownCode(name)])
            throw ExitStatus.couldNotRun
        case .scenario(let name, let line):
            let source = try terminal.reporting { try BookReader(book: Folder(path: book)).read() }.source
            let run = ParallelWork(threads: 1).map(count: 1) { _ in ScenarioSearch.run(name, in: source) }[0]
            try explain(run, line, terminal)
        }
    }

    /// The book, if there is one here: rules can be told without.
    private func bookIfAny(_ terminal: Terminal) throws -> BookSource? {
        let folder = Folder(path: book)
        guard book != "." || folder.kind(of: BookReader.chapters) == .folder else { return nil }
        return try terminal.reporting { try BookReader(book: folder).read() }.source
    }

    private func explain(_ run: SingleRun, _ line: Int?, _ terminal: Terminal) throws {
        let (text, problem) = run.explanation(line: line)
        terminal.say(authored: Array(text.utf8))
        let diagnostics = run.diagnostics + (problem.map { [$0] } ?? [])
        terminal.report(diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.couldNotRun }
    }
}
