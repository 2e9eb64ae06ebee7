import Diagrams
import EventEngine
import Reporting

/// What each output fence of a chapter must show.
struct ChapterOutputs: Sendable {
    /// By the index of the fence among the chapter's output fences; nil where its scenario gave nothing to
    /// show.
    private(set) var outputs: [FenceOutput?] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ fences: [OutputFence], of runs: ScenarioRuns) {
        for fence in fences { outputs.append(output(of: fence, runs.outcomes[fence.of])) }
    }

    private mutating func output(of fence: OutputFence, _ outcome: ScenarioRuns.Outcome?) -> FenceOutput? {
        switch (outcome, fence.request) {
        case (nil, _), (.wrong, _): return nil
        case (.rejected(let text), .rejection): return FenceOutput(body: text, form: .rejection, entries: [])
        case (.rejected, _):
            let message = "'\(fence.of)' is rejected, so there is no \(fence.kind) of it"
            diagnostics.append(
                Diagnostic(
                    code: "nothing-to-show", message, at: fence.ofSpan, hint: "show it with an 'error' fence")
            )
            return nil
        case (.ran(let run), let request):
            if let drawing = FigureDrawing(request, of: run) { return take(drawing, for: fence) }
            let message = "'\(fence.of)' runs, so it has no error to show"
            diagnostics.append(
                Diagnostic(
                    code: "nothing-to-show", message, at: fence.ofSpan, hint: "mark the scenario 'fails'"))
            return nil
        }
    }

    private mutating func take(_ drawing: FigureDrawing, for fence: OutputFence) -> FenceOutput? {
        for name in drawing.unknownNames {
            diagnostics.append(
                Diagnostic(
                    code: "unknown-object", "'\(name)' is no object or class that '\(fence.of)' shows",
                    at: fence.namesSpan ?? fence.ofSpan,
                    hint: Suggestion.hint(for: name, among: drawing.knownNames)))
        }
        if let problem = drawing.problem {
            diagnostics.append(Diagnostic(code: "nothing-to-show", problem, at: fence.ofSpan))
            return nil
        }
        return drawing.output
    }
}
