import EventEngine
import Reporting

/// A rule in words: what happens, what the engine decided, how sure it is and where it is from; and where the
/// book's scenarios exercise it.
package enum RuleExplanation {
    /// The ids of all rules, in their order.
    package static let ids = RuleCatalogue.sections.flatMap { $0.rules.map(\.id.description) }

    /// The answer to `tracebook explain E-41`.
    ///
    /// - Parameter uses: nil where there is no book to look into.
    package static func text(of id: RuleID, uses: [RuleUse]?) -> String {
        guard let rule = RuleCatalogue.rule(id) else { return "" }
        let section = RuleCatalogue.sections.first { $0.rules.contains { $0.id == id } }
        var lines = ["\(id)  \(section?.title ?? "")", ""]
        lines += RuleSummary.statement(of: rule, indent: 2)
        lines += ["", "  \(rule.confidence)"]
        for source in rule.sources { lines += WrappedText.lines(source.citation, indent: 6, head: "    -") }
        if let uses { lines += [""] + places(uses) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let mostUses = 12

    private static func places(_ uses: [RuleUse]) -> [String] {
        guard !uses.isEmpty else { return ["  no scenario of the book exercises it"] }
        let shown = uses.prefix(mostUses).map { use in
            let times = use.count == 1 ? "" : "  (and \(use.count - 1) more)"
            return "    \(use.scenario)#\(use.line)  \(Printable.line(use.words))\(times)"
        }
        let rest = uses.count - shown.count
        let more = rest > 0 ? ["    and in \(rest) more scenarios"] : []
        return ["  exercised by"] + shown + more
    }
}
