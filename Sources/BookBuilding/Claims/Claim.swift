/// One statement about a scenario's whole trace, as a `check:` link makes it: `never gray.touchesBegan`.
/// Ranges are bytes of the link's title.
struct Claim: Sendable {
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

    var statement: any ClaimForm
    /// The whole claim, without the semicolon.
    var range: Range<Int>
}
