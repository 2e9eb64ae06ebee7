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
    private let declarations: ScenarioDeclarations

    /// Runs the whole of a Swift file.
    ///
    /// - Parameter sources: the Swift files that it is compiled with.
    package init(file: SourceFile, name: String, sources: [SourceFile] = []) {
        for file in sources + [file] {
            guard let offset = file.firstByteThatIsNoText else { continue }
            self.init(name, failedWith: [file.encodingProblem(at: offset)])
            return
        }
        self.init(
            ScenarioCode(
                name: name, text: EmbeddedText(wholeOf: file),
                sources: sources.map { EmbeddedText(wholeOf: $0) }, screen: BookSettings.usualScreen))
    }

    /// Runs one scenario of a chapter, with all that it extends. The rest of the chapter does not matter.
    ///
    /// - Parameters:
    ///   - path: of the chapter inside Chapters; empty when it belongs to no book.
    ///   - library: what the scenarios of the chapter's book are put together from.
    ///   - shownName: what the scenario is called in explanations; its own name if nil.
    package init(
        chapter file: SourceFile, at path: String = "", scenario: String, from library: ScenarioLibrary,
        shownAs shownName: String? = nil
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
            chapter.scenarios, of: path, from: library, only: scenario, budget: &budget)
        guard let found = assembly.scenarios.first(where: { $0.block.name == scenario }) else {
            let names = chapter.scenarios.map(\.name)
            if names.contains(scenario) {
                self.init(scenario, failedWith: library.sharedProblems + assembly.diagnostics)
                return
            }
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
        declarations = ScenarioDeclarations()
    }

    private init(_ code: ScenarioCode, shownAs shownName: String? = nil) {
        let run = ScenarioRunner().run(code)
        name = shownName ?? code.name
        self.code = code
        recording = run.recording
        declaredNames = run.declaredNames
        declarations = run.declarations
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

    /// Why each call happened, or some of them; and what is wrong with the question. Without any entries the
    /// text is empty.
    ///
    /// - Parameter part: a line of the full log, or of the source; nil for all calls.
    package func explanation(
        of part: ExplainedPart? = nil
    ) -> (text: String, problem: Diagnostic?) {
        guard !recording.entries.isEmpty || diagnostics.isEmpty else { return ("", nil) }
        let explanation = ScenarioExplanation(recording, name: name, code: code)
        switch part {
        case nil:
            let said = claims.isEmpty ? [] : ["", "what the book says of it"] + claims
            return (explanation.text + said.map { $0 + "\n" }.joined(), nil)
        case .call(let line): return explanation.answer(ofCall: line)
        case .line(let line): return explanation.answer(ofSourceLine: line)
        }
    }

    /// Why a call did not happen, or when it did: a line for each touch or attempt, and what the rules
    /// behind them say.
    ///
    /// - Parameter question: `red.touchesBegan`, `redTap: possible -> ended`, `button.touchUpInside`.
    package func whyNot(_ question: String) -> (text: String, problem: Diagnostic?) {
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return ("", nil) }
        do {
            let names = TraceNames(recording, declarations)
            let answer = try WhyNotQuestion(question).answer(names, scenario: name)
            let sentences = answer.lines.flatMap { WrappedText.hanging($0).map { "  " + $0 } }
            let cited = Set(answer.rules.filter { $0 != .none }).sorted()
            let rules = cited.isEmpty ? [] : [""] + cited.flatMap { RuleSummary.lines(of: $0) }
            let lines = ["\(name): why not \(question)?", ""] + sentences + rules
            return (lines.map { $0 + "\n" }.joined(), nil)
        } catch {
            let file = SourceFile(path: "--why-not", text: question)
            let all = 0..<question.utf8.count
            return ("", error.diagnostic { SourceSpan(file: file, range: ($0 ?? all).clamped(to: all)) })
        }
    }

    /// The trace as JSON.
    package var json: [UInt8] {
        TraceJSON.bytes(of: recording, scenario: name) { code?.place(ofLine: $0) }
    }

    /// The paths of the Swift files that the scenario is compiled with.
    package var sourcePaths: [String] { code?.sources.compactMap { $0.lines.first?.file.path } ?? [] }
}
