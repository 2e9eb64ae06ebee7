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
            let output = output(of: fence, runs, &budget)
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
        of fence: OutputFence, _ runs: ScenarioRuns, _ budget: inout ChapterBudget
    ) -> FenceOutput? {
        // What its author meant to show is not known, so there is nothing to compare it with.
        guard !fence.isBroken else { return nil }
        let showsRejection = type(of: fence.kind).showsRejection
        let names = [(fence.of, fence.ofSpan)] + (fence.other.map { [($0.name, $0.span)] } ?? [])
        var subjects: [FenceSubject] = []
        for (name, place) in names {
            switch runs.outcomes[name] {
            case .wrong, nil: return nil
            case .rejected(let text):
                if showsRejection { return FenceOutput(body: text, form: .rejection, entries: []) }
                refuse("'\(name)' is rejected, so there is no \(fence.word) of it", at: place,
                    hint: "show it with an 'error' fence")
                return nil
            case .ran(let run):
                let varying = runs.varying[name]
                subjects.append(FenceSubject(name: name, place: place, run: run, varying: varying))
            }
        }
        guard !showsRejection else {
            refuse("'\(fence.of)' runs, so it has no error to show", at: fence.ofSpan,
                hint: "mark the scenario 'fails'")
            return nil
        }
        do {
            guard let drawing = try fence.kind.draw(subjects, budget: &budget) else { return nil }
            return take(drawing, for: fence, subjects.compactMap { runs.fingerprints[$0.name] })
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    private mutating func refuse(_ message: String, at place: SourceSpan, hint: String) {
        diagnostics.append(Diagnostic(code: .nothingToShow, message, at: place, hint: hint))
    }

    private mutating func take(
        _ drawing: FigureDrawing, for fence: OutputFence, _ traces: [Fingerprint]
    ) -> FenceOutput? {
        for name in drawing.unknownNames {
            diagnostics.append(
                Diagnostic(
                    code: .unknownObject, "'\(name)' is no object or class that '\(fence.of)' shows",
                    at: fence.namesSpan ?? fence.ofSpan,
                    hint: Suggestion.hint(for: name, among: drawing.knownNames, orList: "it has")))
        }
        if let problem = drawing.problem {
            let place = fence.momentSpan ?? fence.ofSpan
            diagnostics.append(
                Diagnostic(
                    code: .nothingToShow, problem, at: place,
                    hint: drawing.problemHint
                        ?? fence.momentSpan.map { _ in "choose what there is, or leave the option out" }))
            return nil
        }
        return drawing.unknownNames.isEmpty ? drawing.output(of: traces) : nil
    }
}
