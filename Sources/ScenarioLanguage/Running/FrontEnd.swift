import EventEngine
import Reporting
import SwiftSyntax

/// The way of a scenario from text to a program that can run, a line for each phase:
///
///     text -> syntax tree -> declarations -> checked program -> executable program -> runs
///
/// Each phase hands on a value and knows nothing of the later ones. What the first four find wrong are
/// diagnostics; the runs are `ScenarioRunner`'s.
struct FrontEnd {
    private let limits: ScenarioLimits
    private let work: WorkBudget

    /// - Parameter work: what the phases may do; they draw from it.
    init(_ limits: ScenarioLimits, _ work: WorkBudget) {
        self.limits = limits
        self.work = work
    }

    /// Takes a scenario through all phases in front of its runs.
    func check(_ code: ScenarioCode) -> Result<CheckedScenario, RefusedScenario> {
        switch ScenarioParser.parse(code) {
        case .failure(let errors): return refuse(errors.diagnostics)
        case .success(let trees):
            let checker = Checker(code.text, files: code.files, maximumChecks: limits.checks, work: work)
            let declared = checker.declare(trees.all)
            let checked = checker.check(declared)
            let diagnostics = checker.diagnostics
            guard diagnostics.isEmpty else {
                checker.parts.takeApart()
                return refuse(diagnostics)
            }
            let program = checker.link(checked)
            return .success(
                CheckedScenario(
                    code: code, program: program, declarations: checker.describe(checked),
                    colours: colours(of: trees.own, code), work: work.spent))
        }
    }

    /// The colours of the part that a page shows. A tree without what `#if` leaves out lacks some.
    private func colours(of tree: SourceFileSyntax, _ code: ScenarioCode) -> [ColouredSpan]? {
        let text = code.own.text
        if ConditionalCompilation.mayBe(in: text) { return nil }
        return code.shownFrom.map { SwiftHighlighter.spans(of: tree, of: text, from: $0) }
    }

    private func refuse(_ diagnostics: [Diagnostic]) -> Result<CheckedScenario, RefusedScenario> {
        .failure(RefusedScenario(diagnostics: diagnostics, work: work.spent))
    }
}

/// A scenario that is checked: a value that does not change, and that any number of runs share.
package struct CheckedScenario: Sendable {
    package let code: ScenarioCode
    let program: ExecutableProgram
    /// What the code declares.
    package let declarations: ScenarioDeclarations
    /// What deserves a colour in the part of the own code that a page shows, counted from there; nil where
    /// that part has to be read anew.
    package let colours: [ColouredSpan]?
    /// What checking drew, in units of `WorkBudget`.
    package let work: Int
}

/// Why a scenario cannot run.
package struct RefusedScenario: Error {
    /// Errors in order of place; at least one.
    package let diagnostics: [Diagnostic]
    /// What checking drew, in units of `WorkBudget`.
    package let work: Int

    /// A run in which nothing happened.
    package var run: ScenarioRun {
        ScenarioRun(recording: Recording(), diagnostics: diagnostics, work: work)
    }
}
