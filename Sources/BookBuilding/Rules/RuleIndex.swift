import EventEngine

/// Where the rules of the catalogue are exercised: which scenarios of a book have calls in their traces that
/// happened by a rule, and which tests name it.
package struct RuleIndex: Sendable {
    /// One rule.
    package struct Row: Sendable {
        package var rule: Rule
        /// The scenarios as commands take them, in reading order.
        package var scenarios: [String]
        package var tests: [TestCitations.Test]
        /// Why there are neither.
        package var reason: String?

        /// Whether anything shows the rule at work.
        package var isExercised: Bool { !scenarios.isEmpty || !tests.isEmpty }
    }

    /// In order of the rules' ids.
    package let rows: [Row]

    package init(
        _ scenarios: [ScenarioListing], tests: TestCitations = TestCitations(),
        explanations: RuleExplanations = RuleExplanations()
    ) {
        let uses = scenarios.numbersByRule
        rows = RuleCatalogue.all.map { rule in
            Row(
                rule: rule, scenarios: uses[rule.id, default: []].map { scenarios[$0].name },
                tests: tests.tests(of: rule.id), reason: explanations.reason(for: rule.id))
        }
    }

    /// A few lines for each rule: what it says, and where it is exercised.
    package var lines: [String] {
        rows.flatMap { row -> [String] in
            var lines = ["\(row.rule.id)  \(RuleIndex.opening(row.rule.statement))"]
            if !row.scenarios.isEmpty { lines.append("      " + RuleIndex.list(row.scenarios, "scenario")) }
            if !row.tests.isEmpty {
                lines.append("      " + RuleIndex.list(row.tests.map { "\($0.path):\($0.line)" }, "test"))
            }
            if !row.isExercised { lines.append("      nowhere" + (row.reason.map { ": " + $0 } ?? "")) }
            return lines
        }
    }

    /// `3 scenarios: a, b, c`; of many the first three.
    private static func list(_ items: [String], _ word: String) -> String {
        let shown = items.prefix(3).joined(separator: ", ")
        let more = items.count > 3 ? " and \(items.count - 3) more" : ""
        return "\(items.count) \(word)\(items.count == 1 ? "" : "s"): \(shown)\(more)"
    }

    /// What fits into a line.
    private static func opening(_ statement: String) -> String {
        guard statement.count > 90 else { return statement }
        let words = statement.prefix(90).split(separator: " ").dropLast()
        return words.joined(separator: " ") + " ..."
    }
}
