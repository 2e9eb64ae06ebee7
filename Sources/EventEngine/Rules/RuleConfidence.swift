/// How sure a rule is: one scale for rules, claims and symptoms. Several grounds may hold for its several
/// parts.
package struct RuleConfidence: OptionSet, Hashable, Sendable {
    /// One bit for each.
    package let rawValue: UInt8

    /// The members whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Somebody published a log, a stack trace or a measurement of a running system that shows it.
    package static let seenOnDevice = RuleConfidence(rawValue: 1)
    /// Apple says so: on a page, in a comment of a public header, or on a WWDC stage.
    package static let documented = RuleConfidence(rawValue: 2)
    /// Others say so: in forums, issue threads, articles, or by what their ports of UIKit do.
    package static let reported = RuleConfidence(rawValue: 4)
    /// It follows from other rules, or is the most plausible reading of them.
    package static let inferred = RuleConfidence(rawValue: 8)
    /// No source says anything, or they differ, and this engine had to do something.
    package static let ourDecision = RuleConfidence(rawValue: 16)

    /// A remark: Apple says so as far as memory goes; the place was not read again.
    package static let fromMemory = RuleConfidence(rawValue: 32)
    /// A remark: two sources contradict each other about it.
    package static let disputed = RuleConfidence(rawValue: 64)

    /// The grounds, the best first, without the remarks.
    package static let scale: [RuleConfidence] = [
        .seenOnDevice, .documented, .reported, .inferred, .ourDecision,
    ]

    /// The words of one ground, or of one remark.
    package var word: String {
        switch self {
        case .seenOnDevice: "seen on a device"
        case .documented: "documented"
        case .reported: "reported"
        case .inferred: "inferred"
        case .ourDecision: "our decision"
        case .fromMemory: "from memory"
        default: "sources differ"
        }
    }

    /// In words: `seen on a device, documented, sources differ`.
    package var description: String {
        (RuleConfidence.scale + [.fromMemory, .disputed]).filter(contains).map(\.word).joined(separator: ", ")
    }
}

extension RuleConfidence: CustomStringConvertible {}
