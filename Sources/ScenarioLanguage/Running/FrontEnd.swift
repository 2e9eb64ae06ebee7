import EventEngine
import Reporting

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
        case .success(let tree):
            let checker = Checker(code.text, files: code.files, maximumChecks: limits.checks, work: work)
            let declared = checker.declare(tree)
            let checked = checker.check(declared)
            let diagnostics = checker.diagnostics
            guard diagnostics.isEmpty else {
                checker.parts.takeApart()
                return refuse(diagnostics)
            }
            let program = checker.link(checked)
            return .success(
                CheckedScenario(
                    code: code, program: program, declarations: checker.describe(checked), work: work.spent))
        }
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
