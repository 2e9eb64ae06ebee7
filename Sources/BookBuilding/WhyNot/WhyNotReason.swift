import EventEngine

/// A condition on the way to a call that was not met: the first one, with its rule and its place.
struct WhyNotReason: Equatable, Sendable {
    /// A clause without its end: `gray.point(inside:) answered false at (-5, 12), outside its bounds`.
    var words: String
    /// `none` where no rule of UIKit's decided, but the scenario's own code.
    var rule: RuleID
    /// The number of the trace entry that shows it; nil where nothing of it is in the trace.
    var entry: Int?

    init(_ words: String, _ rule: RuleID = .none, entry: Int? = nil) {
        self.words = words
        self.rule = rule
        self.entry = entry
    }

    /// The same behind some more words: `red was not asked: ...`.
    func after(_ words: String) -> WhyNotReason {
        WhyNotReason("\(words): \(self.words)", rule, entry: entry)
    }

    /// The clause with its rule: `red is hidden (B-01)`.
    var sentence: String { rule == .none ? words : "\(words) (\(rule))" }
}

/// One line of the answer to "why not?": about one touch or one attempt of a recognizer.
struct WhyNotLine: Equatable, Sendable {
    /// The number of the touch, where there were several; nil for a line about the whole run.
    var touch: Int?
    var reason: WhyNotReason
    /// Whether it did happen this time: the line says when.
    var isHappening = false

    init(_ touch: Int?, _ reason: WhyNotReason, isHappening: Bool = false) {
        self.touch = touch
        self.reason = reason
        self.isHappening = isHappening
    }

    /// A line about the whole run.
    init(whole reason: WhyNotReason, isHappening: Bool = false) {
        self.init(nil, reason, isHappening: isHappening)
    }

    /// `touch 2: red is hidden (B-01)`
    ///
    /// - Parameter counts: whether the number of the touch tells something.
    func sentence(counting counts: Bool) -> String {
        guard counts, let touch else { return reason.sentence }
        return "touch \(touch): \(reason.sentence)"
    }
}
