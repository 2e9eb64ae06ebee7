import EventEngine

/// A claim about one trace with all its names looked up, ready to be tested.
struct ClaimTest {
    let statement: any JudgedClaim
    /// The claim as its author wrote it.
    let words: String

    /// - Throws: the first name that means nothing.
    init(
        _ claim: Claim, in title: ClaimTitle, names: TraceNames, scenario: String
    ) throws(ClaimNameProblem) {
        words = title.words(claim.range)
        statement = try claim.statement.test(ClaimNames(title: title, names: names, scenario: scenario))
    }

    /// Whether the claim is true of its recording. The work grows with the number of entries.
    ///
    /// - Parameter reasons: why each call came, as `ExplanationNotes` tells it; found out when that is needed
    ///   and not given.
    func verdict(on recording: Recording, reasons: [Int: String]? = nil) -> Verdict {
        statement.verdict(ClaimJudge(recording: recording, words: words, reasons: reasons))
    }
}

/// Whether a claim is true, and what shows it.
struct Verdict: Equatable {
    /// The numbers of the entries that show it, best first; none where it is about what did not happen.
    var proof: [Int] = []
    /// Why it is false; nil when it is true.
    var refutation: Refutation?

    /// Why a claim is false.
    struct Refutation: Equatable, Sendable {
        /// `expected never gray.touchesBegan; it came at 0 ms, forwarded by red: C-09`
        var words: String
        /// The number of the entry that contradicts it first; nil when something is missing.
        var entry: Int?
        /// A claim that could be in its place and is true; nil where none suggests itself.
        var truth: String?
    }

    /// So many entries are enough to find one that a page shows.
    static let mostProofs = 200
}
