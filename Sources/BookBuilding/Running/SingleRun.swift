import CommonMark
import Diagrams
import EventEngine
import Reporting
import ScenarioLanguage

/// One scenario run on its own, for `tracebook run`: its log and drawings, or its trace for another program.
package struct SingleRun: Sendable {
    /// What went wrong; with errors the figures show what happened before.
    package var diagnostics: [Diagnostic]
    /// What the book's sentences claim of it, a line each, with their places.
    var claims: [String] = []
    private let name: String
    private let code: ScenarioCode?
    private let recording: Recording
    private let declaredNames: [String]

    /// Runs the whole of a Swift file.
    package init(file: SourceFile, name: String) {
        if let offset = file.firstByteThatIsNoText {
            self.init(name, failedWith: [file.encodingProblem(at: offset)])
            return
        }
        self.init(
            ScenarioCode(name: name, text: EmbeddedText(wholeOf: file), screen: BookSettings.usualScreen))
    }

    /// Runs one scenario of a chapter, with all that it extends. The rest of the chapter does not matter.
    ///
    /// - Parameters:
    ///   - settings: of the chapter's book, for the size of the screen.
    ///   - shownName: what the scenario is called in explanations; its own name if nil.
    package init(
        chapter file: SourceFile, scenario: String, settings: BookSettings, shownAs shownName: String? = nil
    ) {
        let document: MarkdownDocument
        do {
            document = try MarkdownDocument(file)
        } catch {
            self.init(scenario, failedWith: [error.diagnostic])
            return
        }
        let chapter = Chapter(document, path: file.path)
        var budget = ChapterBudget()
        let assembly = ScenarioAssembly(
            chapter.scenarios, screen: settings.screen, only: scenario, budget: &budget)
        guard let found = assembly.scenarios.first(where: { $0.block.name == scenario }) else {
            let names = chapter.scenarios.map(\.name)
            let hint =
                Suggestion.hint(for: scenario, among: names) ?? "it has \(names.joined(separator: ", "))"
            let unknown = Diagnostic(
                code: .unknownScenario, "the chapter has no scenario '\(scenario)'", at: nil,
                hint: names.isEmpty ? nil : hint)
            self.init(scenario, failedWith: chapter.diagnostics + assembly.diagnostics + [unknown])
            return
        }
        self.init(found.code, shownAs: shownName)
    }

    /// A run that never began.
    package init(_ name: String, failedWith diagnostics: [Diagnostic]) {
        self.name = name
        self.diagnostics = diagnostics
        code = nil
        recording = Recording()
        declaredNames = []
    }

    private init(_ code: ScenarioCode, shownAs shownName: String? = nil) {
        let run = ScenarioRunner().run(code)
        name = shownName ?? code.name
        self.code = code
        recording = run.recording
        declaredNames = run.declaredNames
        diagnostics = run.diagnostics
    }

    /// The log and drawings, each under its name.
    ///
    /// - Parameters:
    ///   - figures: those to show, and nil for what is usual: the log and, where something was touched, all
    ///     drawings but the pipeline; the timeline only where there were recognizers. Of a figure that was
    ///     asked for and cannot be drawn the text says why.
    ///   - log: which lines the log has.
    package func report(isNarrow: Bool, figures: [RunFigure]? = nil, log: RunLog = RunLog()) -> [UInt8] {
        guard !recording.entries.isEmpty || diagnostics.isEmpty else { return [] }
        let width = isNarrow ? FigureWidth.narrow : .wide
        let parts = (figures ?? RunFigure.usual(for: recording)).compactMap { figure in
            let text = figure == .log
                ? log.figure(of: recording).body
                : figure.text(of: recording, width, isUsual: figures == nil)
            return text.map { (figure.rawValue, $0) }
        }
        return Array(
            parts.map { name, text in Array((name + "\n\n").utf8) + text }.joined(separator: "\n".utf8))
    }

    /// The lines of the log and nothing else, to be laid beside another one.
    package func bareLog(_ log: RunLog) -> [UInt8] {
        guard !recording.entries.isEmpty || diagnostics.isEmpty else { return [] }
        return log.figure(of: recording).body
    }

    /// What a log was asked to show that is nowhere in the scenario.
    package func problems(of log: RunLog) -> [Diagnostic] {
        diagnostics.isEmpty ? log.figure(of: recording, declared: declaredNames).problems : []
    }

    /// Why each call happened, or one of them, by the line of the full log; and what is wrong with the
    /// question. Without any entries the text is empty.
    package func explanation(line: Int?) -> (text: String, problem: Diagnostic?) {
        guard !recording.entries.isEmpty || diagnostics.isEmpty else { return ("", nil) }
        let explanation = ScenarioExplanation(recording, name: name) { index in
            guard let lines = code?.text.lines, lines.indices.contains(index) else { return nil }
            let line = lines[index]
            let number = line.file.position(at: line.origin).line
            return (line.lineInBlock, String(decoding: line.file.bytes(ofLine: number), as: UTF8.self))
        }
        guard let line else {
            let said = claims.isEmpty ? [] : ["", "what the book says of it"] + claims
            return (explanation.text + said.map { $0 + "\n" }.joined(), nil)
        }
        if let text = explanation.text(ofLine: line) { return (text, nil) }
        let count = recording.entries.count
        return (
            "",
            Diagnostic(
                code: .unknownLine, "the log of '\(name)' has no line \(line)", at: nil,
                hint: count == 0 ? "nothing happens in it" : "it has 1 to \(count)")
        )
    }

    /// The trace as JSON.
    package var json: [UInt8] {
        TraceJSON.bytes(of: recording, scenario: name) { line in
            guard let lines = code?.text.lines, lines.indices.contains(line) else { return nil }
            return lines[line].lineInBlock
        }
    }
}
