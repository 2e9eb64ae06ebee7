import Diagrams
import EventEngine
import Reporting
import ScenarioLanguage

/// What each output fence of a chapter must show.
struct ChapterOutputs: Sendable {
    /// By the index of the fence among the chapter's output fences; nil where its scenario gave nothing to
    /// show.
    private(set) var outputs: [FenceOutput?] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// How often tables of the chapter may still run a scenario.
    private var runsLeft = VariedRuns.mostRuns

    /// - Parameter budget: what the chapter may cost; a fence that goes beyond it has nothing to show, and
    ///   those behind it neither.
    init(_ fences: [OutputFence], of runs: ScenarioRuns, budget: inout ChapterBudget) {
        defer { runs.watch.begin() }
        for fence in fences {
            guard !budget.isUsedUp else {
                outputs.append(nil)
                continue
            }
            if !runs.watch.isLeftOut(fence.of) { runs.watch.begin(fence.of) }
            let output = output(of: fence, runs.outcomes[fence.of], runs, &budget)
            if budget.isUsedUp {
                diagnostics.append(
                    ChapterBudget.problem(
                        with: fence.of, at: fence.ofSpan,
                        "show less of it: 'only=', fewer values or columns, fewer fences in a chapter"))
            }
            outputs.append(budget.isUsedUp ? nil : output)
        }
    }

    private mutating func output(
        of fence: OutputFence, _ outcome: ScenarioRuns.Outcome?, _ runs: ScenarioRuns,
        _ budget: inout ChapterBudget
    ) -> FenceOutput? {
        switch (outcome, fence.request) {
        case (nil, _), (.wrong, _): return nil
        case (.ran(let run), .diff(let options)): return comparison(fence, run, options, runs, &budget)
        case (.ran(let run), .table(let options)): return table(fence, run, options, runs, &budget)
        case (.rejected(let text), .rejection): return FenceOutput(body: text, form: .rejection, entries: [])
        case (.rejected, _): return rejected(fence.of, fence, at: fence.ofSpan)
        case (.ran(let run), let request):
            if let drawing = FigureDrawing(request, of: run, budget: &budget) {
                return take(drawing, for: fence, runs.fingerprints[fence.of])
            }
            if budget.isUsedUp { return nil }
            let message = "'\(fence.of)' runs, so it has no error to show"
            diagnostics.append(
                Diagnostic(
                    code: .nothingToShow, message, at: fence.ofSpan, hint: "mark the scenario 'fails'"))
            return nil
        }
    }

    private mutating func rejected(
        _ name: String, _ fence: OutputFence, at span: SourceSpan
    ) -> FenceOutput? {
        diagnostics.append(
            Diagnostic(
                code: .nothingToShow, "'\(name)' is rejected, so there is no \(fence.kind) of it",
                at: span,
                hint: "show it with an 'error' fence"))
        return nil
    }

    private mutating func comparison(
        _ fence: OutputFence, _ run: ScenarioRun, _ options: LogOptions, _ runs: ScenarioRuns,
        _ budget: inout ChapterBudget
    ) -> FenceOutput? {
        guard let other = fence.other else { preconditionFailure("a diff compares two scenarios") }
        switch runs.outcomes[other.name] {
        case .ran(let second):
            let drawing = FigureDrawing(
                comparing: (fence.of, run), with: (other.name, second), options, budget: &budget)
            return drawing.flatMap {
                take($0, for: fence, runs.fingerprints[fence.of], runs.fingerprints[other.name])
            }
        case .rejected: return rejected(other.name, fence, at: other.span)
        case .wrong, nil: return nil
        }
    }

    private mutating func table(
        _ fence: OutputFence, _ run: ScenarioRun, _ options: TableOptions, _ runs: ScenarioRuns,
        _ budget: inout ChapterBudget
    ) -> FenceOutput? {
        do {
            let varied = try VariedRuns(
                of: fence.of, runs.varying[fence.of], first: run, at: fence.ofSpan, limit: runsLeft, budget: &budget)
            guard !budget.isUsedUp else { return nil }
            runsLeft -= varied.runs.count
            var trace = Fingerprint()
            for run in varied.runs { trace.add(Fingerprint(run.recording).value) }
            let drawing = FigureDrawing(
                varied, options, declaredNames: run.declaredNames, budget: &budget)
            return drawing.flatMap { take($0, for: fence, trace) }
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    private mutating func take(
        _ drawing: FigureDrawing, for fence: OutputFence, _ traces: Fingerprint?...
    ) -> FenceOutput? {
        for name in drawing.unknownNames {
            diagnostics.append(
                Diagnostic(
                    code: .unknownObject, "'\(name)' is no object or class that '\(fence.of)' shows",
                    at: fence.namesSpan ?? fence.ofSpan,
                    hint: Suggestion.hint(for: name, among: drawing.knownNames)))
        }
        if let problem = drawing.problem {
            diagnostics.append(Diagnostic(code: .nothingToShow, problem, at: fence.ofSpan))
            return nil
        }
        return drawing.output(of: traces.compactMap(\.self))
    }
}
