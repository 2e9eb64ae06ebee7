import Diagrams
import EventEngine

/// A recording that claims are tested on, with the words for what shows that they are true or false.
struct ClaimJudge {
    let recording: Recording
    /// The claim as its author wrote it.
    let words: String
    /// Why each call came, by its number; nil when that is not known yet.
    var reasons: [Int: String]?

    var entries: [TraceEntry] { recording.entries }

    /// The numbers of the first entries that are meant by an event.
    func numbers(of event: EventMatcher, limit: Int) -> [Int] {
        var found: [Int] = []
        for (number, entry) in entries.enumerated() where event.matches(entry) {
            found.append(number)
            if found.count == limit { break }
        }
        return found
    }

    /// The claim is false, and no entry is to blame.
    func missing(_ fact: String, truth: String? = nil) -> Verdict {
        Verdict(refutation: .init(words: "expected \(words); \(fact)", entry: nil, truth: truth))
    }

    /// The claim is false, as an entry shows.
    func contradiction(_ number: Int?, _ fact: String, truth: String? = nil) -> Verdict {
        let rule = number.map { entries[$0].rule } ?? .none
        let source = rule == .none ? "" : ": \(rule)"
        let sentence = "expected \(words); \(fact)\(source)"
        return Verdict(refutation: .init(words: sentence, entry: number, truth: truth))
    }

    /// `at 0 ms, forwarded by red`
    func when(_ number: Int) -> String {
        let tenths = recording.tenths(at: entries[number].time)
        return "at \(Recording.milliseconds(tenths: tenths)) ms" + cause(of: number)
    }

    /// `at 0 ms it answered nil`
    func answered(_ number: Int) -> String {
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
