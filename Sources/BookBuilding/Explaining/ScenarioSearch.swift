import CommonMark
import EventEngine
import Reporting

/// Finds a scenario of a book by the name that commands take.
package enum ScenarioSearch {
    /// Runs the scenario: `part/01-who-is-hit/tap-red`, or an ending of that, `tap-red`, where only one
    /// scenario has it. Settings that cannot be read keep it from running: it would run on another screen.
    package static func run(_ name: String, in source: BookSource) -> SingleRun {
        let plan = BookPlan(source)
        let chapters = chapters(of: plan)
        let names = ScenarioNames(
            all: chapters.flatMap { chapter in chapter.scenarios.map { chapter.scenarioPath($0.name) } })
        guard case .found(let path) = names.find(name) else {
            return SingleRun(name, failedWith: reasons(for: name, names, plan))
        }
        let problems = source.settings.map { BookSettings.read($0).diagnostics } ?? []
        guard !problems.contains(where: { $0.severity == .error }) else {
            return SingleRun(name, failedWith: problems)
        }
        for chapter in chapters {
            let own = chapter.scenarios.first { chapter.scenarioPath($0.name) == path }
            guard let own else { continue }
            var run = SingleRun(
                chapter: chapter.document.file, at: chapter.path, scenario: own.name,
                from: plan.context.library, shownAs: path)
            var claims = ScenarioClaims(about: path)
            for chapter in chapters { claims.read(chapter) }
            run.claims = claims.lines
            run.diagnostics = problems + run.diagnostics
            return run
        }
        preconditionFailure("a name was found that no chapter has")
    }

    /// The full names of a book's scenarios, in reading order; nothing is run.
    package static func names(in source: BookSource) -> [String] {
        chapters(of: BookPlan(source)).flatMap { chapter in
            chapter.scenarios.map { chapter.scenarioPath($0.name) }
        }
    }

    /// The names of a chapter's scenarios, without that of the chapter; nothing is run.
    package static func names(inChapter file: SourceFile) -> [String] {
        guard let document = try? MarkdownDocument(file) else { return [] }
        return Chapter(document, path: file.path).scenarios.map(\.name)
    }

    /// Those that can be read.
    private static func chapters(of plan: BookPlan) -> [Chapter] {
        plan.chapters.compactMap { entry in
            (try? MarkdownDocument(entry.file)).map { Chapter($0, path: entry.path) }
        }
    }

    /// Why a name stands for no scenario.
    private static func reasons(
        for name: String, _ names: ScenarioNames, _ plan: BookPlan
    ) -> [Diagnostic] {
        guard var problem = names.problem(with: name) else { return [] }
        guard problem.code == .unknownScenario else { return [problem] }
        // Who asks for an explanation may have meant the code of a diagnostic.
        if names.meant(by: name) == nil,
            let code = Suggestion.closest(to: name, among: DiagnosticCode.allCases.map(\.rawValue))
        {
            problem.hint = "did you mean the code '\(code)'?"
        }
        // A book whose contents cannot be read has no scenarios for that reason.
        return plan.diagnostics.filter { $0.severity == .error } + [problem]
    }
}
