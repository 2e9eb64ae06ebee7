import Foundation

/// What a recognizer has seen and said since it was last reset.
struct GestureAttempt {
    /// A change of state that the recognizer asked for and that is not settled yet.
    struct Wish {
        /// Where it will go.
        var state: UIGestureRecognizer.State
        /// What was assigned, if that was not allowed and counts as something else (E-15).
        var forbidden: UIGestureRecognizer.State?
        var cause: GestureCause
    }

    /// The state that was settled, and that rivals are measured by (E-24).
    var settled = UIGestureRecognizer.State.possible
    /// In order; empty when the recognizer is where it wants to be.
    var wishes: [Wish] = []
    /// The state that its action is being told of.
    var acting: UIGestureRecognizer.State?
    /// Whether it takes part: since it got its first touch or was given a state.
    var isUnderWay = false
    /// The touches that it got and does not ignore, over or not, in the order in which it got them.
    var touches: [UITouch] = []
    /// Whether one of its changes was settled in the present round; the next one waits for the next round.
    var hasMovedOn = false
    /// Those that it is known to wait for.
    var awaited: Set<ObjectIdentifier> = []
    /// The recognizers with which failure requirements were talked over, by their numbers in order of
    /// creation (E-45).
    var consulted: Set<Int32> = []

    /// Where the recognizer sees itself.
    var wanted: UIGestureRecognizer.State { wishes.last?.state ?? settled }

    /// Touches that are on the screen, or came to their end in the present event.
    var presentTouches: [UITouch] { touches.filter { !$0.delivery.isOver } }

    /// The touches by which rivals are told: the present ones, or those that it once had when all are over
    /// (E-31).
    var contestedTouches: [UITouch] {
        let present = presentTouches
        return present.isEmpty ? touches : present
    }

    /// Whether another attempt is about a touch that this one is about.
    func shares(with other: GestureAttempt) -> Bool {
        let others = other.contestedTouches
        return contestedTouches.contains { touch in others.contains { $0 === touch } }
    }
}

/// Why a recognizer changes its state.
struct GestureCause {
    var rule: RuleID
    /// A few words for a drawing: `moved > 10 pt`.
    var words: String?
    /// Who caused it: the recognizer that excluded it, the delegate or view that refused it.
    var other: AnyObject?

    init(_ rule: RuleID, _ words: String? = nil, by other: AnyObject? = nil) {
        self.rule = rule
        self.words = words
        self.other = other
    }
}
