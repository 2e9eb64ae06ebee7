/// A form that a claim can have: the words that begin it, how it is read, and what it means.
///
/// A new form is a file in `Forms` and a row of `ClaimForms`.
protocol ClaimForm: Sendable {
    /// The words that begin it; none for the form that begins with an event.
    static var firstWords: [String] { get }

    /// Reads it. The parser is at its first word, and afterwards at what follows the claim.
    init(_ parser: inout ClaimParser) throws(ClaimStop)

    /// The same with its names looked up.
    ///
    /// - Throws: the first name that means nothing.
    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim
}

/// A claim whose names are looked up, so that it can be compared with entries.
protocol JudgedClaim: Sendable {
    /// Whether it is true of a recording. The work grows with the number of entries.
    func verdict(_ judge: ClaimJudge) -> Verdict
}

/// All forms of claims.
enum ClaimForms {
    static let all: [any ClaimForm.Type] = [
        NeverClaim<Claim.Event>.self, AlwaysClaim<Claim.Event>.self, OnlyClaim<Claim.Event>.self,
        HitClaim.self, EventClaim<Claim.Event>.self,
    ]

    /// The words that a claim can begin with, besides the name of a receiver.
    static let firstWords = all.flatMap { $0.firstWords } + ["print"]

    /// The form that a word begins.
    static func beginning(with word: String) -> any ClaimForm.Type {
        all.first { $0.firstWords.contains(word) } ?? EventClaim<Claim.Event>.self
    }
}

/// What the names of a claim can mean.
struct ClaimNames {
    let title: ClaimTitle
    let names: TraceNames
    /// What problems call the scenario.
    let scenario: String

    /// An event with its names looked up.
    func matcher(_ event: Claim.Event) throws(ClaimNameProblem) -> EventMatcher {
        try EventMatcher(event, words: title.words(event.range), names: names, scenario: scenario)
    }
}
