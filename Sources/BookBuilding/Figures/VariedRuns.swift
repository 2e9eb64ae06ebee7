import Diagrams
import EventEngine
import Reporting
import ScenarioLanguage

/// The runs of a scenario with every combination of the values that it varies, in the order in which they
/// are declared: the last dimension changes first.
struct VariedRuns {
    /// Why there are no runs to show.
    struct Problem: Error {
        var diagnostics: [Diagnostic]
    }

    let dimensions: [Variation.Dimension]
    let runs: [VaryingTable.Run]

    /// - Parameters:
    ///   - scenario: ready to run again; nil when it varies nothing.
    ///   - first: the run with the first value of each dimension.
    ///   - place: where the table asks for the scenario.
    ///   - budget: what the chapter may cost; the runs end when it is used up.
    init(
        of name: String, _ scenario: CheckedScenario?, first: ScenarioRun, at place: SourceSpan,
        budget: inout ChapterBudget
    ) throws(Problem) {
        dimensions = first.dimensions
        guard let scenario, !dimensions.isEmpty else {
            throw Problem(
                .nothingToShow, "'\(name)' varies nothing, so there is no table of it", at: place,
                hint: "for example view.alpha = vary(\"alpha\", 1, 0.02, 0)")
        }
        let count = dimensions.reduce(1) { $0 * $1.values.count }
        guard count <= budget.tableRuns else {
            throw Problem(
                .tooManyRuns,
                "the tables of a chapter may have \(ChapterBudget.mostTableRuns) runs together", at: place,
                hint: "this one needs \(count), and \(budget.tableRuns) are left")
        }
        var runs: [VaryingTable.Run] = []
        for number in 0..<count {
            let indices = VariedRuns.indices(of: number, in: dimensions)
            let values = zip(dimensions, indices).map { $0.values[$1] }
            let run = number == 0 ? first : VariedRuns.run(scenario, dimensions, indices)
            guard number == 0 || budget.take(run) else { break }
            try VariedRuns.check(run, of: name, dimensions, values, at: place)
            runs.append(VaryingTable.Run(values: values, recording: run.recording))
        }
        self.runs = runs
        if !budget.isUsedUp { budget.tableRuns -= runs.count }
    }

    /// The index of each dimension's value in a combination.
    private static func indices(of number: Int, in dimensions: [Variation.Dimension]) -> [Int] {
        var rest = number
        var indices: [Int] = []
        for dimension in dimensions.reversed() {
            indices.append(rest % dimension.values.count)
            rest /= dimension.values.count
        }
        return indices.reversed()
    }

    private static func run(
        _ scenario: CheckedScenario, _ dimensions: [Variation.Dimension], _ indices: [Int]
    ) -> ScenarioRun {
        let choices = zip(dimensions, indices).map { ($0.name, $1) }
        return ScenarioRunner().run(
            scenario, choices: Dictionary(choices, uniquingKeysWith: { first, _ in first }))
    }

    private static func check(
        _ run: ScenarioRun, of name: String, _ dimensions: [Variation.Dimension], _ values: [String],
        at place: SourceSpan
    ) throws(Problem) {
        let combination = zip(dimensions, values).map { "\($0.name) \($1)" }.joined(separator: ", ")
        let errors = run.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw Problem(
                diagnostics: errors.map { error in
                    var error = error
                    let note = "this happens with \(combination)"
                    error.notes.append(Diagnostic(.note, code: error.code, note, at: place))
                    return error
                })
        }
        guard run.dimensions == dimensions else {
            throw Problem(
                .unequalRuns,
                "'\(name)' varies other values with \(combination) than in its first run",
                at: place, hint: "each run must come to the same calls of 'vary': put them at the beginning")
        }
    }
}

extension VariedRuns.Problem {
    fileprivate init(_ code: DiagnosticCode, _ message: String, at place: SourceSpan, hint: String) {
        diagnostics = [Diagnostic(code: code, message, at: place, hint: hint)]
    }
}
