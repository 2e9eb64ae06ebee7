import Diagrams
import EventEngine

/// Tests statements on a recording, and says what contradicts those that are false.
struct ClaimJudge {
    let recording: Recording
    /// The claim as its author wrote it.
    let words: String
    /// Why each call came, by its number; nil when that is not known yet.
    var reasons: [Int: String]?

    private var entries: [TraceEntry] { recording.entries }

    func happens(_ event: EventMatcher) -> Verdict {
        let found = numbers(of: event, limit: Verdict.mostProofs)
        if !found.isEmpty { return Verdict(proof: found) }
        if let other = entries.firstIndex(where: event.matchesPattern) {
            return contradiction(other, event.hasAnswer ? answered(other) : "it came \(when(other))")
        }
        if let other = entries.firstIndex(where: event.isNear) {
            let call = TraceCall(recording: recording, number: other).words
            return contradiction(other, "it never happens, and first comes \(call) \(when(other))")
        }
        return missing("it never happens")
    }

    func happens(_ event: EventMatcher, times count: Int) -> Verdict {
        var found: [Int] = []
        for (number, entry) in entries.enumerated() where event.matches(entry) {
            found.append(number)
            if found.count > count {
                let times = count == 1 ? "a second time" : "once more than that,"
                return contradiction(number, "it came \(times) \(when(number))")
            }
        }
        if found.count == count { return Verdict(proof: Array(found.prefix(Verdict.mostProofs))) }
        guard let last = found.last else { return missing("it never happens") }
        let times = found.count == 1 ? "only once" : "only \(found.count) times, the last time"
        return contradiction(last, "it came \(times) \(when(last))")
    }

    func never(_ event: EventMatcher, from start: Int) -> Verdict {
        guard let number = entries[start...].firstIndex(where: event.matches) else { return Verdict() }
        return contradiction(number, "it came \(when(number))")
    }

    func never(_ event: EventMatcher, after limit: EventMatcher) -> Verdict {
        guard let start = entries.firstIndex(where: limit.matches) else {
            return missing("\(limit.words) never happens, so nothing comes after it")
        }
        var verdict = never(event, from: start + 1)
        if verdict.refutation == nil { verdict.proof = [start] }
        return verdict
    }

    func order(_ events: [EventMatcher]) -> Verdict {
        var proof: [Int] = []
        var start = 0
        for event in events {
            guard let number = entries[start...].firstIndex(where: event.matches) else {
                guard let earlier = entries[..<start].lastIndex(where: event.matches) else {
                    return missing("\(event.words) never happens")
                }
                let last = proof.last.map { TraceCall(recording: recording, number: $0).words } ?? ""
                return contradiction(earlier, "\(event.words) came \(when(earlier)), and not after \(last)")
            }
            proof.append(number)
            start = number + 1
        }
        return Verdict(proof: proof)
    }

    func only(_ steps: [(event: EventMatcher, isRepeated: Bool)]) -> Verdict {
        var kinds: Set<EntryKind> = []
        for step in steps {
            let found = entries.filter(step.event.matches)
            if found.isEmpty { return missing("\(step.event.words) never happens") }
            kinds.formUnion(found.map(\.kind))
        }
        // Bit i: it may be that the first i steps are done.
        var reached: UInt64 = 1
        var proof: [Int] = []
        for (number, entry) in entries.enumerated() where kinds.contains(entry.kind) {
            var next: UInt64 = 0
            for (index, step) in steps.enumerated() where step.event.matches(entry) {
                if reached & 1 << UInt64(index) != 0 { next |= 1 << UInt64(index + 1) }
                if step.isRepeated { next |= reached & 1 << UInt64(index + 1) }
            }
            guard next != 0 else {
                let call = TraceCall(recording: recording, number: number).words
                return contradiction(
                    number, "\(expected(after: reached, steps))\(call) came \(when(number))")
            }
            reached = next
            if proof.count < Verdict.mostProofs { proof.append(number) }
        }
        guard reached & 1 << UInt64(steps.count) != 0 else {
            return missing("\(expected(after: reached, steps))nothing more came")
        }
        return Verdict(proof: proof)
    }

    /// `then red.touchesEnded, and instead `
    private func expected(
        after reached: UInt64, _ steps: [(event: EventMatcher, isRepeated: Bool)]
    ) -> String {
        let done = 63 - reached.leadingZeroBitCount
        guard done < steps.count else { return "behind the last of them " }
        return "where \(steps[done].event.words) should come, "
    }

    // MARK: Hit views

    func hit(touch: Int, _ views: [Bool]?) -> Verdict {
        guard let sample = recording.touches.first(where: { $0.touch == touch && $0.phase == .began })
        else {
            return missing("there is no touch \(touch)")
        }
        let view = sample.hitView
        let searches = entries.indices.filter {
            entries[$0].kind == .hitTest && Int(entries[$0].touch) == touch && isHitTest(entries[$0])
        }
        let outermost = searches.map { entries[$0].depth }.min()
        let deciding = searches.last { entries[$0].depth == outermost && answers(entries[$0], view) }
        let isTrue = view == .none ? views == nil : views?[Int(view.rawValue)] ?? false
        guard isTrue else {
            let name = view == .none ? "nil" : recording.objects[Int(view.rawValue)].name
            return contradiction(deciding, "the hit view is \(name)")
        }
        let proof = searches.filter { answers(entries[$0], view) }
        return Verdict(proof: Array(proof.prefix(Verdict.mostProofs)))
    }

    private func isHitTest(_ entry: TraceEntry) -> Bool {
        entry.selector == MessageSelector.hitTest.id
    }

    private func answers(_ entry: TraceEntry, _ view: ObjectID) -> Bool {
        view == .none ? entry.answer == .null : entry.answer == .object(view)
    }

    // MARK: Words

    private func numbers(of event: EventMatcher, limit: Int) -> [Int] {
        var found: [Int] = []
        for (number, entry) in entries.enumerated() where event.matches(entry) {
            found.append(number)
            if found.count == limit { break }
        }
        return found
    }

    private func missing(_ fact: String) -> Verdict {
        Verdict(refutation: .init(words: "expected \(words); \(fact)", entry: nil))
    }

    private func contradiction(_ number: Int?, _ fact: String) -> Verdict {
        let rule = number.map { entries[$0].rule } ?? .none
        let source = rule == .none ? "" : ": \(rule)"
        return Verdict(refutation: .init(words: "expected \(words); \(fact)\(source)", entry: number))
    }

    /// `at 0 ms, forwarded by red`
    private func when(_ number: Int) -> String {
        let tenths = recording.tenths(at: entries[number].time)
        return "at \(Recording.milliseconds(tenths: tenths)) ms" + cause(of: number)
    }

    private func answered(_ number: Int) -> String {
        let answer = TraceCall(recording: recording, number: number).answer ?? "nothing"
        return "\(when(number)) it answered \(answer)"
    }

    /// What the trace tells of the reason: who forwarded it, who sent it, inside which call it came.
    private func cause(of number: Int) -> String {
        let entry = entries[number]
        let reasons = reasons ?? ExplanationNotes(recording).reasons
        if let reason = reasons[number], entry.kind != .hitTest {
            return ", " + reason
        }
        let enclosing = entries[..<number].lastIndex { $0.depth < entry.depth && Int($0.end) > number }
        guard let enclosing, entries[enclosing].kind != .pipeline else { return "" }
        let call = TraceCall(recording: recording, number: enclosing)
        guard entries[enclosing].kind == .touches, entry.kind == .touches else {
            return ", inside \(call.receiver).\(call.selector)"
        }
        return ", forwarded by \(call.receiver)"
    }
}
