import ArgumentParser
import BookBuilding
import Foundation
import Reporting

/// `tracebook explain`: why the calls of a scenario happened, or what a rule says.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: """
            Say why each call happened, by which rule, and who lost and why; or what a rule or an error means.
            """,
        discussion: """
            A scenario of the book, a Swift file, or one line of their full log (#13); a line of a chapter \
            or of the file (:22); the id of a rule of \
            UIKit's behaviour; or the code that an error or a warning ends with. Without anything, all \
            codes are listed.

            Examples:
              tracebook explain 01-who-is-under-the-finger/tap-red
              tracebook explain idea.swift
              tracebook explain idea.swift#12
              tracebook explain idea.swift:3
              tracebook explain idea.swift --why-not red.touchesBegan
              tracebook explain Chapters/01-who-is-under-the-finger.md:22
              tracebook explain E-41
              tracebook explain unknown-member
            """)

    @Argument(
        help: "CHAPTER/SCENARIO, a .swift file, either with #LINE of the log, FILE:LINE, a rule, or a code.",
        completion: .custom(ScenarioCompletion.explainable))
    var what: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Say why a call did not happen: red.touchesBegan, 'tap: possible -> ended', button.touchUpInside.
            """,
            valueName: "call"))
    var whyNot: String?

    @Option(name: .long, help: "The book: a folder that holds Chapters/.", completion: .directory)
    var book = "."

    func run() throws {
        let terminal = Terminal()
        guard let what else { return terminal.say(LessonText.list) }
        let subject = ExplanationSubject(what)
        if whyNot != nil, !subject.isRun {
            throw ValidationError("'--why-not' asks about a scenario or a Swift file; '\(what)' is neither")
        }
        switch subject {
        case .code(let code):
            terminal.say(ParallelWork(threads: 1).map(count: 1) { _ in LessonText.text(of: code) }[0])
        case .unknownRule(let text):
            terminal.report([ExplanationSubject.unknownRule(text)])
            throw ExitStatus.couldNotRun
        case .rule(let rule):
            let source = try bookIfAny(terminal)
            let uses = source.map { RuleUse.all(of: rule, in: $0, scheduler: ParallelWork()) }
            terminal.say(RuleExplanation.text(of: rule, uses: uses))
        case .file(let path, let part):
            let file = try terminal.reporting { try ScenarioFile(path: path).read() }
            let run = ParallelWork(threads: 1).map(count: 1) { _ in
                SingleRun(file: file, name: path == "-" ? ScenarioFile.stem(of: path) : path)
            }[0]
            try tell(answer(of: run, part), run.diagnostics, terminal)
        case .scenario(let name, nil) where !name.contains("/") && book == "." && !BookReader.isBook(book):
            terminal.report([LessonText.unknownCode(name)])
            throw ExitStatus.couldNotRun
        case .scenario(let name, let line):
            let source = try terminal.reporting { try BookReader(book: Folder(path: book)).read() }.source
            let run = ParallelWork(threads: 1).map(count: 1) { _ in ScenarioSearch.run(name, in: source) }[0]
            try tell(answer(of: run, line.map { .call($0) }), run.diagnostics, terminal)
        case .chapter(let path, let line): try explain(path, line, terminal)
        }
    }

    /// What is at a line of a chapter, which is named as messages name it.
    private func explain(_ path: String, _ line: Int, _ terminal: Terminal) throws {
        let parts = path.components(separatedBy: BookReader.chapters + "/")
        let inner = parts.count > 1 ? parts[parts.count - 1] : path
        let before = parts.dropLast().joined(separator: BookReader.chapters + "/")
        let folder = before.isEmpty ? book : book == "." ? before : book + "/" + before
        let source = try terminal.reporting { try BookReader(book: Folder(path: folder)).read() }.source
        let answer = ParallelWork(threads: 1).map(count: 1) { _ in
            ChapterInspection(inner, in: source)?.explanation(ofLine: line)
        }[0]
        guard let answer else {
            terminal.report(FileProblem(path, "is no chapter of the book that can be read"))
            throw ExitStatus.couldNotRun
        }
        try tell(answer, [], terminal)
    }

    /// The book, if there is one here: rules can be told without.
    private func bookIfAny(_ terminal: Terminal) throws -> BookSource? {
        let folder = Folder(path: book)
        guard book != "." || folder.kind(of: BookReader.chapters) == .folder else { return nil }
        return try terminal.reporting { try BookReader(book: folder).read() }.source
    }

    /// Why calls of a run happened, or why one did not.
    private func answer(of run: SingleRun, _ part: ExplainedPart?) -> (text: String, problem: Diagnostic?) {
        whyNot.map { run.whyNot($0) } ?? run.explanation(of: part)
    }

    private func tell(
        _ answer: (text: String, problem: Diagnostic?), _ problems: [Diagnostic], _ terminal: Terminal
    ) throws {
        terminal.say(authored: Array(answer.text.utf8))
        let diagnostics = problems + (answer.problem.map { [$0] } ?? [])
        terminal.report(diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.couldNotRun }
    }
}
