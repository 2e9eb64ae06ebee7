import Diagrams
import EventEngine

/// `only P, Q+`: exactly these, in this order, among the entries of their kinds.
struct OnlyClaim<Event: Sendable>: Sendable {
    /// An event; with `+` it may come several times in a row.
    struct Step: Sendable {
        var event: Event
        var isRepeated: Bool
    }

    var steps: [Step] = []
}

extension OnlyClaim: ClaimForm where Event == Claim.Event {
    static var firstWords: [String] { ["only"] }

    /// It may name so many events; the sets of them that are possible next are bits of a word.
    static var mostSteps: Int { 60 }

    init(_ parser: inout ClaimParser) throws(ClaimStop) {
        parser.skip()
        repeat {
            let event = try parser.event(after: steps.isEmpty ? "only" : ",")
            steps.append(Step(event: event, isRepeated: parser.take(.plus)))
            if steps.count > Self.mostSteps {
                throw parser.stop(.tooManySteps(event.range, limit: Self.mostSteps))
            }
        } while parser.take(.comma)
    }

    func test(_ names: ClaimNames) throws(ClaimNameProblem) -> any JudgedClaim {
        var test = OnlyClaim<EventMatcher>()
        for step in steps {
            test.steps.append(.init(event: try names.matcher(step.event), isRepeated: step.isRepeated))
        }
        return test
    }
}

extension OnlyClaim: JudgedClaim where Event == EventMatcher {
    func verdict(_ judge: ClaimJudge) -> Verdict {
        var kinds: Set<EntryKind> = []
        for step in steps {
            let found = judge.entries.filter(step.event.matches)
            if found.isEmpty { return judge.missing("\(step.event.words) never happens") }
            kinds.formUnion(found.map(\.kind))
        }
        // Bit i: it may be that the first i steps are done.
        var reached: UInt64 = 1
        var proof: [Int] = []
        for (number, entry) in judge.entries.enumerated() where kinds.contains(entry.kind) {
            var next: UInt64 = 0
            for (index, step) in steps.enumerated() where step.event.matches(entry) {
                if reached & 1 << UInt64(index) != 0 { next |= 1 << UInt64(index + 1) }
                if step.isRepeated { next |= reached & 1 << UInt64(index + 1) }
            }
            guard next != 0 else {
                let call = TraceCall(recording: judge.recording, number: number).words
                return judge.contradiction(
                    number, "\(expected(after: reached))\(call) came \(judge.when(number))")
            }
            reached = next
            if proof.count < Verdict.mostProofs { proof.append(number) }
        }
        guard reached & 1 << UInt64(steps.count) != 0 else {
            return judge.missing("\(expected(after: reached))nothing more came")
        }
        return Verdict(proof: proof)
    }

    /// `then red.touchesEnded, and instead `
    private func expected(after reached: UInt64) -> String {
        let done = 63 - reached.leadingZeroBitCount
        guard done < steps.count else { return "behind the last of them " }
        return "where \(steps[done].event.words) should come, "
    }
}
