import EventEngine

/// The lanes of recognizers, in the order in which they receive the touches.
struct TimelineRecognizers {
    private(set) var story = TimelineStory()
    private let recording: Recording
    private let isShown: (Int) -> Bool
    /// The instants at which fingers did something.
    private let fingerTimes: Set<Int64>
    /// By instant: the recognizers that left possible by recognizing.
    private var winners: [Int64: Set<ObjectID>] = [:]

    init(_ recording: Recording, isShown: @escaping (Int) -> Bool, fingerTimes: Set<Int64>) {
        self.recording = recording
        self.isShown = isShown
        self.fingerTimes = fingerTimes
        var order: [ObjectID] = []
        var known: Set<ObjectID> = []
        var events: [ObjectID: [Recording.GestureEvent]] = [:]
        for event in recording.gestures {
            if case .receives = event.kind, known.insert(event.recognizer).inserted {
                order.append(event.recognizer)
            }
            if case .changes(.possible, let new) = event.kind, new != .failed {
                winners[event.time, default: []].insert(event.recognizer)
            }
            events[event.recognizer, default: []].append(event)
        }
        for event in recording.gestures where known.insert(event.recognizer).inserted {
            order.append(event.recognizer)
        }
        for recognizer in order { tell(events[recognizer] ?? [], of: recognizer) }
    }

    private mutating func tell(_ events: [Recording.GestureEvent], of recognizer: ObjectID) {
        var told: [TimelineEvent] = []
        var attempt: [Recording.GestureEvent] = []
        for event in events {
            guard event.kind == .resets else {
                attempt.append(event)
                continue
            }
            if attempt.contains(where: concernsShown) {
                tell(attempt, to: &told)
                // An attempt that was let go of ends without a last state.
                told.append(shown(event, "", effect: .leaves))
            }
            attempt = []
        }
        if attempt.contains(where: concernsShown) { tell(attempt, to: &told) }
        guard told.contains(where: { !$0.word.isEmpty }) else { return }
        let lane = story.lanes.count
        story.lanes.append(
            TimelineLane(kind: .recognizer, object: recognizer, rank: rank(of: told)))
        for var event in told {
            event.lane = lane
            story.events.append(event)
        }
    }

    private func concernsShown(_ event: Recording.GestureEvent) -> Bool {
        (event.kind == .receives || event.kind == .misses) && isShown(event.touch)
    }

    private func rank(of events: [TimelineEvent]) -> Int {
        if events.contains(where: { $0.word == "BEGAN" || $0.word == "ENDED" }) {
            return TimelineRank.recognized
        }
        if events.contains(where: { $0.word == "FAILED" && $0.cause.isEmpty == false }) {
            let isExcluded = events.allSatisfy { $0.word != "FAILED" || $0.cause == Self.exclusion }
            return isExcluded ? TimelineRank.excluded : TimelineRank.failed
        }
        if events.contains(where: { $0.word == "FAILED" }) { return TimelineRank.excluded }
        let isRefused = events.contains { $0.word == "no touch" && $0.cause.hasPrefix("refused") }
        return isRefused ? TimelineRank.refused : TimelineRank.bystander
    }

    // MARK: One attempt

    private static let exclusion = "excluded by @"

    private func tell(_ attempt: [Recording.GestureEvent], to told: inout [TimelineEvent]) {
        var hasJoined = false
        var hasWaited = false
        let isPresent = attempt.contains { $0.kind == .receives }
        for event in attempt {
            switch event.kind {
            case .receives where isShown(event.touch) && !hasJoined:
                hasJoined = true
                told.append(shown(event, "possible", effect: .joins))
            case .misses where isShown(event.touch):
                let isRefused = event.other != .none
                told.append(
                    shown(
                        event, "no touch", isRefused ? "refused by @" : words(of: event),
                        effect: isPresent ? .none : .leaves))
            case .letsGo where isShown(event.touch):
                told.append(shown(event, "lets go", words(of: event)))
            case .changes(let old, let new):
                var change = change(event, old, new, hasWaited: hasWaited)
                if let last = told.last, last.word == "with", last.time == change.time, change.cause.isEmpty {
                    change.cause = "with @"
                    change.named = last.named
                    told.removeLast()
                }
                told.append(change)
            case .isForbidden(_, let new):
                told.append(shown(event, "not allowed:", "\(new)"))
            case .waits:
                hasWaited = true
                join(event, "waits", "for @", to: &told)
            case .declines: told.append(shown(event, "declines"))
            case .takes where isShown(event.touch): told.append(shown(event, "takes it"))
            case .requires: remark(event, "requires @", to: &told)
            case .recognizesWith: remark(event, "with @", to: &told)
            default: break
            }
        }
    }

    private func shown(
        _ event: Recording.GestureEvent, _ word: String, _ cause: String = "",
        effect: TimelineEvent.Effect = .none
    ) -> TimelineEvent {
        TimelineEvent(
            lane: 0, time: event.time, order: event.entry, entry: event.entry, word: word, cause: cause,
            named: event.other == .none ? [] : [event.other], effect: effect)
    }

    /// One more name in the cell of the same word, or a new cell.
    private func join(
        _ event: Recording.GestureEvent, _ word: String, _ cause: String, to told: inout [TimelineEvent]
    ) {
        if let last = told.last, last.time == event.time, last.word == word {
            told[told.count - 1].named.append(event.other)
        } else {
            told.append(shown(event, word, cause))
        }
    }

    /// What is said beside the state that the recognizer is in.
    private func remark(
        _ event: Recording.GestureEvent, _ cause: String, to told: inout [TimelineEvent]
    ) {
        guard let last = told.last, last.time == event.time, last.cause.isEmpty || last.cause == cause else {
            let parts = cause.split(separator: " ", maxSplits: 1).map(String.init)
            return told.append(shown(event, parts[0], parts[1]))
        }
        told[told.count - 1].cause = cause
        told[told.count - 1].named.append(event.other)
    }

    private func change(
        _ event: Recording.GestureEvent, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State,
        hasWaited: Bool
    ) -> TimelineEvent {
        if new == .changed { return shown(event, "changed") }
        let isFinal = new != .began
        var change = shown(
            event, "\(new)".uppercased(), cause(of: event, new, hasWaited: hasWaited),
            effect: isFinal ? .leaves : .none)
        if !change.cause.contains("@") { change.named = [] }
        return change
    }

    /// Why a state changed, unless the row shows it: what the finger did where a gesture goes on or it is
    /// lifted, the only one that recognizes where another is excluded.
    private func cause(
        of event: Recording.GestureEvent, _ new: UIGestureRecognizer.State, hasWaited: Bool
    ) -> String {
        if event.rule == RuleID("E", 15) { return "not allowed" }
        if new == .began || new == .ended {
            return fingerTimes.contains(event.time) || hasWaited ? "" : words(of: event)
        }
        guard event.other != .none else {
            let words = words(of: event)
            return words == "lifted" && fingerTimes.contains(event.time) ? "" : words
        }
        if let cause = TimelineScrolling.cause(of: event) { return cause }
        switch event.rule {
        case RuleID("E", 40), RuleID("E", 41), RuleID("G", 16): return "refused by @"
        case RuleID("E", 43): return "needs @ to fail"
        default: return winners[event.time] == [event.other] ? "" : Self.exclusion
        }
    }

    private func words(of event: Recording.GestureEvent) -> String {
        recording.texts.indices.contains(Int(event.words)) ? recording.texts[Int(event.words)] : ""
    }
}
