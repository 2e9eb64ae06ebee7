import EventEngine

/// Something that happened in one lane of a timeline.
struct TimelineEvent: Equatable, Sendable {
    /// Whether the lane takes part afterwards.
    enum Effect: Equatable, Sendable { case none, joins, leaves }

    /// The index of the lane.
    var lane: Int
    /// Microseconds, on the clock of `TraceEntry.time`.
    var time: Int64
    /// Decides the order within one instant: the number of trace entries then.
    var order: Int
    /// The entry that tells of it; nil when none does.
    var entry: Int?
    /// `BEGAN`, `moved`, `BEGAN held`; empty when nothing is to be shown.
    var word: String
    var isFinger = false
    /// The points of a finger's move.
    var distance: Double?
    /// Why, with `@` for `named`: `by @`.
    var cause = ""
    var named: [ObjectID] = []
    /// Whether the cause is a remark that is apart: `BEGAN   150 ms late`.
    var isRemark = false
    /// Whether it did not reach its view yet.
    var isHeld = false
    var effect = Effect.none

    /// Whether it may be folded with others of its like, because it changes nothing.
    var isRepeatable: Bool { (word == "moved" || word == "changed") && cause.isEmpty }

    /// Whether it is a transition rather than something that goes on.
    var isTransition: Bool {
        guard !isHeld, let first = word.utf8.first else { return false }
        return (0x41...0x5A).contains(first)
    }

    /// Says that a touch came to this phase here; a move changes nothing about who takes part.
    mutating func take(_ phase: Recording.TouchSample.Phase) {
        switch phase {
        case .began: (word, effect) = ("BEGAN", .joins)
        case .ended: (word, effect) = ("ENDED", .leaves)
        case .cancelled: (word, effect) = ("CANCELLED", .leaves)
        default: (word, effect) = ("moved", .none)
        }
    }

    /// The cause with names in it.
    func cause(_ name: (ObjectID) -> String) -> String {
        guard cause.contains("@") else { return cause }
        return cause.replacing("@", with: named.map(name).joined(separator: ", "))
    }

    /// `CANCELLED by scroll.pan`, in one line and without a finger's distance.
    func text(_ name: (ObjectID) -> String) -> String {
        let cause = cause(name)
        return cause.isEmpty ? word : word + (isRemark ? ", " : " ") + cause
    }
}
