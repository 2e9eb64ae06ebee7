/// One statement about a scenario's whole trace, as a `check:` link makes it: `never gray.touchesBegan`.
/// Ranges are bytes of the link's title.
struct Claim: Equatable, Sendable {
    /// A word of a claim with its place.
    struct Word: Equatable, Sendable {
        var text: String
        var range: Range<Int>
    }

    /// What an entry of the trace must be to be meant.
    enum Pattern: Equatable, Sendable {
        /// `receiver.method`; with a value `button.isHighlighted = true`.
        case message(receiver: Word, method: Word, value: Word?)
        /// `redTap: possible -> ended`
        case stateChange(receiver: Word, from: Word, to: Word)
        /// `print "text"`
        case print(Word)
    }

    /// A pattern, with what else must be true of the entry.
    struct Event: Equatable, Sendable {
        var pattern: Pattern
        /// `-> nil`
        var answer: Word?
        /// `at 150 ms`, in tenths of a millisecond from the first touch-down.
        var time: Int64?
        var range: Range<Int>
    }

    /// An event of an `only`; with `+` it may come several times in a row.
    struct Step: Equatable, Sendable {
        var event: Event
        var isRepeated: Bool
    }

    enum Statement: Equatable, Sendable {
        /// `P`: at least once.
        case happens(Event)
        /// `P x3`: exactly so often.
        case count(Event, Int)
        /// `never P`, `never P after Q`
        case never(Event, after: Event?)
        /// `P then Q then R`: in this order, and others may come between.
        case order([Event])
        /// `only P, Q+`: exactly these, in this order, among the entries of their kinds.
        case only([Step])
        /// `hit red`, `touch 2 hit nil`: the view that a touch was bound to.
        case hit(touch: Int, view: Word)
    }

    var statement: Statement
    /// The whole claim, without the semicolon.
    var range: Range<Int>

    /// An `only` may name so many events; the sets of them that are possible next are bits of a word.
    static let mostSteps = 60
}
