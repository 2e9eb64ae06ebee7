import Diagrams

/// `always P then Q then R`: each time in this order. Among the entries that are one of these events, each Q
/// is the next after a P, each R the next after a Q, and a P comes again only when all have come.
///
/// `P then Q` is less: where Q comes several times, it is true as soon as one Q comes after a P, even if
/// another Q came before it.
struct AlwaysClaim<Event: Sendable>: Sendable {
    /// Two or more.
    var events: [Event] = []
}

extension AlwaysClaim: ClaimForm where Event == Claim.Event {
    static var firstWords: [String] { ["always"] }

    init(_ parser: inout ClaimParser) throws(ClaimStop) {
        parser.skip()
        events = [try parser.event(after: "always")]
        try parser.expectThen(after: events[0])
        repeat {
            let event = try parser.event(after: "then")
            events.append(event)
            if events.count > OnlyClaim<Event>.mostSteps {
                throw parser.stop(.tooManySteps(event.range, limit: OnlyClaim<Event>.mostSteps))
            }
        } while parser.take("then")
    }

    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim {
        var test = AlwaysClaim<EventMatcher>()
        for event in events { test.events.append(try names.matcher(event)) }
        return test
    }
}

extension AlwaysClaim: JudgedClaim where Event == EventMatcher {
    func verdict(_ judge: ClaimJudge) -> Verdict {
        var proof: [Int] = []
        var index = 0
        for (number, entry) in judge.entries.enumerated() {
            guard events.contains(where: { $0.matches(entry) }) else { continue }
            guard events[index].matches(entry) else {
                let call = TraceCall(recording: judge.recording, number: number).words
                return judge.contradiction(
                    number, "where \(events[index].words) should come, \(call) came \(judge.when(number))")
            }
            if proof.count < Verdict.mostProofs { proof.append(number) }
            index = (index + 1) % events.count
        }
        guard index == 0, !proof.isEmpty else {
            guard index > 0 else { return judge.missing("\(events[0].words) never happens") }
            return judge.missing(
                "\(events[index].words) does not come after the last \(events[index - 1].words)")
        }
        return Verdict(proof: proof)
    }
}
