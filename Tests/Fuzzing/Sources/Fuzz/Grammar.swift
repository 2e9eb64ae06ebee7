import BookBuilding
import EventEngine
import Reporting
import ScenarioLanguage

/// What a stranger's chapter is read by. An input goes where the author would write it, and all that comes of
/// it is rendered.
enum Grammar: String, CaseIterable {
    case fence, claims, code, chapter

    /// Tries one input; whatever it says, it must be refused, or run to its end within its bounds.
    func attempt(_ input: String) {
        switch self {
        case .fence: build("# T\n\n\(Self.scenario)\n```\(input)\n```\n")
        case .claims: build("# T\n\n\(Self.scenario)\n[this](check:a \"\(input)\")\n")
        case .chapter: build(input)
        case .code: run(input)
        }
    }

    private static let scenario = """
        ```swift, scenario, name=a
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(red)
        hand.tap(red)
        print("done")
        ```

        """

    private func build(_ chapter: String) {
        var source = BookSource()
        source.chapters["a.md"] = SourceFile(path: "Chapters/a.md", text: chapter)
        source.summary = SourceFile(path: "Chapters/SUMMARY.md", text: "# Book\n\n- [A](a.md)\n")
        let book = BookPipeline.build(source, scheduler: SerialScheduler())
        _ = DiagnosticRenderer().render(book.diagnostics)
    }

    private func run(_ text: String) {
        let limits = ScenarioLimits(steps: 20_000, depth: 200, elements: 10_000, stringBytes: 100_000)
        let file = SourceFile(path: "fuzz.swift", text: text)
        let code = ScenarioCode(name: "fuzz", text: EmbeddedText(wholeOf: file))
        _ = DiagnosticRenderer().render(ScenarioRunner(limits: limits).run(code).diagnostics)
    }
}
