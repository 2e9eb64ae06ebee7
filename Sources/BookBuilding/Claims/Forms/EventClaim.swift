import Diagrams

/// `P`: at least once. `P x3`: exactly so often. `P then Q then R`: in this order, and others may come
/// between; which of several is meant is open, so that other orders may be true as well.
struct EventClaim<Event: Sendable>: Sendable {
    var event: Event
    /// How often it must happen, where that is said.
    var count: Int?
    /// What must come behind it, one after the other.
    var then: [Event] = []
}

extension EventClaim: ClaimForm where Event == Claim.Event {
    /// It begins with the event itself.
    static var firstWords: [String] { [] }

    init(_ parser: inout ClaimParser) throws(ClaimStop) {
        event = try parser.event(after: "")
        while parser.take("then") { then.append(try parser.event(after: "then")) }
        guard then.isEmpty else { return }
        count = try parser.count()
    }

    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim {
        var followers: [EventMatcher] = []
        let first = try names.matcher(event)
        for event in then { followers.append(try names.matcher(event)) }
        return EventClaim<EventMatcher>(event: first, count: count, then: followers)
    }
}

extension EventClaim: JudgedClaim where Event == EventMatcher {
    func verdict(_ judge: ClaimJudge) -> Verdict {
        if let count { return happens(times: count, judge) }
        return then.isEmpty ? happens(judge) : order(judge)
    }

    private func happens(_ judge: ClaimJudge) -> Verdict {
        let found = judge.numbers(of: event, limit: Verdict.mostProofs)
        if !found.isEmpty { return Verdict(proof: found) }
        if let other = judge.entries.firstIndex(where: event.matchesPattern) {
            return judge.contradiction(
                other, event.hasAnswer ? judge.answered(other) : "it came \(judge.when(other))")
        }
        if let other = judge.entries.firstIndex(where: event.isNear) {
            let call = TraceCall(recording: judge.recording, number: other).words
            return judge.contradiction(
                other, "it never happens, and first comes \(call) \(judge.when(other))")
        }
        return judge.missing("it never happens", truth: "never \(event.words)")
    }

    private func happens(times count: Int, _ judge: ClaimJudge) -> Verdict {
        let found = judge.entries.indices.filter { event.matches(judge.entries[$0]) }
        if found.count == count { return Verdict(proof: Array(found.prefix(Verdict.mostProofs))) }
        guard let last = found.last else {
            return judge.missing("it never happens", truth: "never \(event.words)")
        }
        let truth = "\(event.words) x\(found.count)"
        guard found.count < count else {
            let number = found[count]
            let times = count == 1 ? "a second time" : "once more than that,"
            return judge.contradiction(number, "it came \(times) \(judge.when(number))", truth: truth)
        }
        let times = found.count == 1 ? "only once" : "only \(found.count) times, the last time"
        return judge.contradiction(last, "it came \(times) \(judge.when(last))", truth: truth)
    }

    private func order(_ judge: ClaimJudge) -> Verdict {
        var proof: [Int] = []
        var start = 0
        for event in [event] + then {
            guard let number = judge.entries[start...].firstIndex(where: event.matches) else {
                guard let earlier = judge.entries[..<start].lastIndex(where: event.matches) else {
                    return judge.missing("\(event.words) never happens")
                }
                let last = proof.last.map { TraceCall(recording: judge.recording, number: $0).words } ?? ""
                return judge.contradiction(
                    earlier, "\(event.words) came \(judge.when(earlier)), and not after \(last)")
            }
            proof.append(number)
            start = number + 1
        }
        return Verdict(proof: proof)
    }
}
