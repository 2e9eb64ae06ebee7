/// `never P`, `never P after Q`
struct NeverClaim<Event: Sendable>: Sendable {
    var event: Event
    /// Only what comes behind the first of these counts.
    var after: Event?
}

extension NeverClaim: ClaimForm where Event == Claim.Event {
    static var firstWords: [String] { ["never"] }

    init(_ parser: inout ClaimParser) throws(ClaimStop) {
        parser.skip()
        event = try parser.event(after: "never")
        after = parser.take("after") ? try parser.event(after: "after") : nil
    }

    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim {
        var limit: EventMatcher?
        if let after { limit = try names.matcher(after) }
        return NeverClaim<EventMatcher>(event: try names.matcher(event), after: limit)
    }
}

extension NeverClaim: JudgedClaim where Event == EventMatcher {
    func verdict(_ judge: ClaimJudge) -> Verdict {
        guard let after else { return never(from: 0, judge) }
        guard let start = judge.entries.firstIndex(where: after.matches) else {
            return judge.missing("\(after.words) never happens, so nothing comes after it")
        }
        var verdict = never(from: start + 1, judge)
        if verdict.refutation == nil { verdict.proof = [start] }
        return verdict
    }

    private func never(from start: Int, _ judge: ClaimJudge) -> Verdict {
        guard let number = judge.entries[start...].firstIndex(where: event.matches) else { return Verdict() }
        let truth = after == nil ? event.words : nil
        return judge.contradiction(number, "it came \(judge.when(number))", truth: truth)
    }
}
