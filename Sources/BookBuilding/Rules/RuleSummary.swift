import EventEngine

/// A rule in a few lines of text.
enum RuleSummary {
    /// The rule in short, beneath a log: `F-01  documented: WWDC 2010, session 120`, and what it says.
    static func lines(of id: RuleID) -> [String] {
        guard let rule = RuleCatalogue.rule(id) else { return [] }
        let sources = rule.sources.map(\.shortName).joined(separator: "; ")
        let grounds = WrappedText.lines("\(rule.confidence): \(sources)", indent: 6, head: "\(id) ")
        return grounds + statement(of: rule, indent: 6)
    }

    /// What a rule says, and what the engine decided where the sources are silent.
    ///
    /// - Parameter indent: blanks before each line.
    static func statement(of rule: Rule, indent: Int) -> [String] {
        let decision = rule.decision.map { WrappedText.lines("Our decision: " + $0, indent: indent) }
        return WrappedText.lines(rule.statement, indent: indent) + (decision ?? [])
    }
}
