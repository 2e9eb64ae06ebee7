/// One rule of UIKit's event behaviour, as an author or reader is told it.
package struct Rule: Sendable {
    /// As traces cite it.
    package let id: RuleID
    /// How sure it is, and of what kind the grounds are.
    package let confidence: RuleConfidence
    /// Where it is from, the best source first.
    package let sources: [RuleSource]
    /// What happens, in one or more whole sentences. Code and rule ids are in backquotes or as they are.
    package let statement: String
    /// What the engine does where UIKit is silent, depends on its version, or is not deterministic; nil where
    /// there was nothing to decide.
    package let decision: String?

    /// Whether the engine had to decide something of its own.
    package var isEngineDecision: Bool { decision != nil }

    /// A row of the catalogue; `id` is written as it is cited, `B-06`.
    init(
        _ id: String, _ confidence: RuleConfidence, _ sources: [RuleSource], _ statement: String,
        engine decision: String? = nil
    ) {
        guard let id = RuleID(parsing: id) else {
            preconditionFailure("a rule's id is a letter, a dash and a number, unlike \(id)")
        }
        self.id = id
        self.confidence = confidence
        self.sources = sources
        self.statement = statement
        self.decision = decision
    }
}
