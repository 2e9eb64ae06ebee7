import EventEngine
import Reporting
import ScenarioLanguage

/// The runs of a chapter's scenarios, each made once, whatever number of fences shows it.
struct ScenarioRuns: Sendable {
    /// How a scenario went.
    enum Outcome: Sendable {
        /// As it should.
        case ran(ScenarioRun)
        /// It is marked `fails`, and was rejected with this text.
        case rejected([UInt8])
        /// It should have run and did not, or should not have and did; that is reported.
        case wrong
    }

    /// By scenario name.
    private(set) var outcomes: [String: Outcome] = [:]
    /// The code of each.
    private(set) var codes: [String: ScenarioCode] = [:]
    /// What deserves a colour in the own block of each that could run; none for code that has to be read
    /// anew.
    private(set) var colours: [String: [ColouredSpan]] = [:]
    /// Those that vary values, ready to run again.
    private(set) var varying: [String: CheckedScenario] = [:]
    /// What happened in each that ran, in a number.
    private(set) var fingerprints: [String: Fingerprint] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Of the scenarios' chapter.
    let watch: ChapterWatch

    /// - Parameters:
    ///   - name: the only scenario to run; all of them for nil.
    ///   - budget: what the chapter may cost.
    ///   - watch: of their chapter.
    init(
        _ assembly: ScenarioAssembly, only name: String? = nil, budget: inout ChapterBudget,
        watch: ChapterWatch = ChapterWatch()
    ) {
        self.watch = watch
        defer { watch.begin() }
        let runner = ScenarioRunner()
        for scenario in assembly.scenarios where name == nil || scenario.block.name == name {
            // What was used up is reported where that happened.
            guard !budget.isUsedUp else {
                outcomes[scenario.block.name] = .wrong
                continue
            }
            guard !watch.isLeftOut(scenario.block.name) else {
                leaveOut(scenario.block)
                continue
            }
            watch.begin(scenario.block.name)
            let checked = runner.check(scenario.code)
            let run = runner.run(checked)
            guard budget.take(run) else {
                diagnostics.append(
                    ChapterBudget.problem(
                        with: scenario.block.name, at: scenario.block.nameSpan,
                        "let the scenarios do less, or put them into several chapters"))
                outcomes[scenario.block.name] = .wrong
                continue
            }
            codes[scenario.block.name] = scenario.code
            if case .success(let checked) = checked {
                colours[scenario.block.name] = checked.colours
                if !run.dimensions.isEmpty { varying[scenario.block.name] = checked }
            }
            let isRejected = run.diagnostics.contains { $0.severity == .error }
            outcomes[scenario.block.name] = outcome(of: scenario, run, isRejected: isRejected)
            fingerprints[scenario.block.name] = Fingerprint(run.recording)
        }
    }

    private mutating func leaveOut(_ block: ScenarioBlock) {
        outcomes[block.name] = .wrong
        diagnostics.append(CrashWatch.diagnostic(scenario: block.name, at: block.nameSpan))
    }

    /// The rules by which a scenario's calls happened; none when it did not run.
    func rules(of scenario: String) -> RuleSet {
        guard case .ran(let run)? = outcomes[scenario] else { return RuleSet() }
        return RuleSet(citedIn: run.recording)
    }

    /// The numbers of the members of the catalogue that a scenario used, sorted; none when it did not run.
    func uses(of scenario: String) -> [Int] {
        guard case .ran(let run)? = outcomes[scenario] else { return [] }
        return run.uses.members
    }

    /// A scenario does what it should although it is marked as wrong.
    private func fixed(_ issue: String, _ block: ScenarioBlock) -> Diagnostic {
        let does = block.fails ? "is rejected, as it should be" : "runs without an error"
        return Diagnostic(
            code: .fixedIssue, "'\(block.name)' has the known issue '\(issue)', and \(does)",
            at: block.nameSpan, hint: "take 'known-issue' away")
    }

    private mutating func outcome(
        of scenario: ScenarioAssembly.Scenario, _ run: ScenarioRun, isRejected: Bool
    ) -> Outcome {
        if let issue = scenario.block.knownIssue {
            if scenario.block.fails != isRejected { return .wrong }
            diagnostics.append(fixed(issue, scenario.block))
        }
        switch (scenario.block.fails, isRejected) {
        case (false, false):
            diagnostics += run.diagnostics
            return .ran(run)
        case (false, true):
            diagnostics += run.diagnostics
            return .wrong
        case (true, true):
            let blocks = scenario.chain.map { (name: $0.name, fence: $0.block.fence) }
            return .rejected(RejectionText.body(of: run.diagnostics, in: blocks))
        case (true, false):
            diagnostics.append(
                Diagnostic(
                    code: .doesNotFail,
                    "'\(scenario.block.name)' is marked 'fails' and runs without an error",
                    at: scenario.block.nameSpan, hint: "take 'fails' away, or make the mistake it is about"))
            return .wrong
        }
    }
}
