import EventEngine

/// A claim about one trace with all its names looked up, ready to be tested.
struct ClaimTest {
    /// The statement with matchers in the place of events.
    enum Statement {
        case happens(EventMatcher)
        case count(EventMatcher, Int)
        case never(EventMatcher, after: EventMatcher?)
        case order([EventMatcher])
        case only([(event: EventMatcher, isRepeated: Bool)])
        /// By object, whether it is the view that is claimed to be hit; nil for the claim that there is none.
        case hit(touch: Int, views: [Bool]?)
    }

    let statement: Statement
    /// The claim as its author wrote it.
    let words: String

    /// - Throws: the first name that means nothing.
    init(
        _ claim: Claim, in title: ClaimTitle, names: TraceNames, scenario: String
    ) throws(ClaimNameProblem) {
        words = title.words(claim.range)
        func matcher(_ event: Claim.Event) throws(ClaimNameProblem) -> EventMatcher {
            try EventMatcher(event, words: title.words(event.range), names: names, scenario: scenario)
        }
        switch claim.statement {
        case .happens(let event): statement = .happens(try matcher(event))
        case .count(let event, let count): statement = .count(try matcher(event), count)
        case .never(let event, let after):
            var limit: EventMatcher?
            if let after { limit = try matcher(after) }
            statement = .never(try matcher(event), after: limit)
        case .order(let events):
            var matchers: [EventMatcher] = []
            for event in events { matchers.append(try matcher(event)) }
            statement = .order(matchers)
        case .only(let steps):
            var matchers: [(event: EventMatcher, isRepeated: Bool)] = []
            for step in steps { matchers.append((try matcher(step.event), step.isRepeated)) }
            statement = .only(matchers)
        case .hit(let touch, let view):
            guard view.text != "nil" else {
                statement = .hit(touch: touch, views: nil)
                return
            }
            guard let views = names.objects(named: view.text) else {
                throw ClaimNameProblem(
                    .unknownReceiver(view, scenario: scenario, known: names.receivers + ["nil"]))
            }
            statement = .hit(touch: touch, views: views)
        }
    }

    /// Whether the claim is true of its recording. The work grows with the number of entries.
    ///
    /// - Parameter reasons: why each call came, as `ExplanationNotes` tells it; found out when that is needed
    ///   and not given.
    func verdict(on recording: Recording, reasons: [Int: String]? = nil) -> Verdict {
        let judge = ClaimJudge(recording: recording, words: words, reasons: reasons)
        return switch statement {
        case .happens(let event): judge.happens(event)
        case .count(let event, let count): judge.happens(event, times: count)
        case .never(let event, nil): judge.never(event, from: 0)
        case .never(let event, let after?): judge.never(event, after: after)
        case .order(let events): judge.order(events)
        case .only(let steps): judge.only(steps)
        case .hit(let touch, let views): judge.hit(touch: touch, views)
        }
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
    }

    /// So many entries are enough to find one that a page shows.
    static let mostProofs = 200
}
