import EventEngine
import Reporting

/// A rule in words: what happens, what the engine decided, how sure it is and where it is from; and where the
/// book's scenarios exercise it.
package enum RuleExplanation {
    /// The answer to `tracebook explain E-41`.
    ///
    /// - Parameter uses: nil where there is no book to look into.
    package static func text(of id: RuleID, uses: [RuleUse]?) -> String {
        guard let rule = RuleCatalogue.rule(id) else { return "" }
        let section = RuleCatalogue.sections.first { $0.rules.contains { $0.id == id } }
        var lines = ["\(id)  \(section?.title ?? "")", ""]
        lines += statement(of: rule, indent: 2)
        lines += ["", "  \(rule.confidence)"]
        for source in rule.sources { lines += WrappedText.lines(source.citation, indent: 6, head: "    -") }
        if let uses { lines += [""] + places(uses) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The rule in short, beneath a log: `F-01  documented: WWDC 2010, session 120`, and what it says.
    static func summary(of id: RuleID) -> [String] {
        guard let rule = RuleCatalogue.rule(id) else { return [] }
        let sources = rule.sources.map(\.shortName).joined(separator: "; ")
        let grounds = WrappedText.lines("\(rule.confidence): \(sources)", indent: 6, head: "\(id) ")
        return grounds + statement(of: rule, indent: 6)
    }

    private static func statement(of rule: Rule, indent: Int) -> [String] {
        let decision = rule.decision.map { WrappedText.lines("In the engine: " + $0, indent: indent) }
        return WrappedText.lines(rule.statement, indent: indent) + (decision ?? [])
    }

    private static let mostUses = 12

    private static func places(_ uses: [RuleUse]) -> [String] {
        guard !uses.isEmpty else { return ["  no scenario of the book exercises it"] }
        let shown = uses.prefix(mostUses).map { use in
            let times = use.count == 1 ? "" : "  (and \(use.count - 1) more)"
            return "    \(use.scenario):\(use.line)  \(Printable.line(use.words))\(times)"
        }
        let rest = uses.count - shown.count
        let more = rest > 0 ? ["    and in \(rest) more scenarios"] : []
        return ["  exercised by"] + shown + more
    }
}
