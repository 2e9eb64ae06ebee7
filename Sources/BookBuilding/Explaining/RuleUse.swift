import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage

/// A scenario of the book in which something happened by a rule.
package struct RuleUse: Equatable, Sendable {
    /// As commands take it: `01-who-is-hit/tap-red`.
    package var scenario: String
    /// The line of its full log, from 1, at which that happened first.
    package var line: Int
    /// What happened there.
    package var words: String
    /// How often it happened.
    package var count: Int

    /// All scenarios of a book that exercise a rule, in reading order. Scenarios with errors have none.
    package static func all(
        of rule: RuleID, in source: BookSource, scheduler: some ChapterScheduler
    ) -> [RuleUse] {
        let plan = BookPlan(source)
        let library = plan.context.library
        return scheduler.map(count: plan.chapters.count) { index in
            let entry = plan.chapters[index]
            guard let document = try? MarkdownDocument(entry.file) else { return [RuleUse]() }
            let chapter = Chapter(document, path: entry.path)
            var budget = ChapterBudget()
            let scenarios = ScenarioAssembly(
                chapter.scenarios, of: entry.path, from: library, budget: &budget
            ).scenarios
            return scenarios.filter { !$0.block.fails }.compactMap { scenario in
                let run = ScenarioRunner().run(scenario.code)
                return RuleUse(of: rule, in: run.recording, chapter.scenarioPath(scenario.block.name))
            }
        }.flatMap { $0 }
    }

    /// Nil when nothing happened by the rule.
    init?(of rule: RuleID, in recording: Recording, _ scenario: String) {
        let notes = ExplanationNotes(recording)
        var found: [(line: Int, words: String)] = recording.entries.indices
            .filter { recording.entries[$0].rule == rule }
            .map { ($0 + 1, TraceCall(recording: recording, number: $0).words) }
        for remark in notes.remarks where remark.rule == rule {
            found.append((min(remark.entry + 1, max(1, recording.entries.count)), remark.words))
        }
        guard let first = found.min(by: { $0.line < $1.line }) else { return nil }
        self.scenario = scenario
        line = first.line
        words = first.words
        count = found.count
    }
}
