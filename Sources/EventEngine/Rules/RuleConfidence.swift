/// The grounds on which a rule stands. Several may hold for its several parts.
package struct RuleConfidence: OptionSet, Hashable, Sendable {
    /// One bit for each.
    package let rawValue: UInt8

    /// The members whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Apple says so: on a page, in a comment of a public header, or on a WWDC stage.
    package static let documented = RuleConfidence(rawValue: 1)
    /// Apple says so, as far as memory goes; the place was not read again.
    package static let documentedFromMemory = RuleConfidence(rawValue: 2)
    /// Somebody published a log, a stack trace or a measurement that shows it.
    package static let observed = RuleConfidence(rawValue: 4)
    /// It follows from documented or observed rules, or is the most plausible reading of them.
    package static let inferred = RuleConfidence(rawValue: 8)
    /// One of the articles that the book looks into states it.
    package static let statedByArticle = RuleConfidence(rawValue: 16)
    /// Two sources contradict each other about it.
    package static let disputed = RuleConfidence(rawValue: 32)

    /// In words: `documented and observed, disputed`.
    package var description: String {
        let names: [(RuleConfidence, String)] = [
            (.documented, "documented"), (.documentedFromMemory, "documented, from memory"),
            (.observed, "observed"), (.inferred, "inferred"), (.statedByArticle, "stated by an article"),
        ]
        let grounds = names.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
        return grounds + (contains(.disputed) ? ", disputed" : "")
    }
}

extension RuleConfidence: CustomStringConvertible {}
