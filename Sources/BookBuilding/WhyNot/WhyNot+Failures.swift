import EventEngine

/// Why a recognizer failed, in words that name who had a part and what was missing.
extension WhyNot {
    func reason(ofFailure event: Recording.GestureEvent, _ attempt: GestureAttemptFacts) -> WhyNotReason {
        if event.other != .none { return reason(ofFailure: event, by: event.other, attempt) }
        let setting = facts.recognizer(attempt.recognizer)
        let fingers = attempt.touches.count
        let needed = setting?.fingers ?? 1
        let recorded = facts.text(event.words)
        let words: String
        switch (event.rule, recorded) {
        case (_, "too many fingers"): words = "there were \(fingers) fingers, more than it takes"
        case (_, "too few fingers"):
            words = "it needs \(RunFacts.count(needed, "finger")) and got \(fingers)"
        case (RuleID("F", 2), "taps too far apart"): words = "the taps were too far apart"
        case (RuleID("F", 2), _), (RuleID("F", 7), _):
            words = "the finger \(recorded?.replacing(">", with: "more than") ?? "moved too far")"
        case (RuleID("F", 3), _):
            words =
                "it needs \(RunFacts.count(setting?.taps ?? 2, "tap")), "
                + "and there was \(recorded ?? "none in time")"
        case (RuleID("F", 4), _):
            words = "the finger was \(recorded?.replacing(">", with: "for more than") ?? "down too long")"
        case (RuleID("F", 8), _): words = "the finger was lifted after \(held(attempt))"
        case (RuleID("F", 10), _): return tooShort(attempt, needed: needed)
        case (RuleID("F", 17), "lifted"):
            words =
                "the finger was lifted before it had moved "
                + "\(RunFacts.number(GestureConstants().swipeDistance)) pt"
        case (RuleID("F", 17), "another direction"): words = "the finger moved in another direction"
        case (RuleID("F", 22), _): words = "the finger came down away from the edges that it watches"
        case (RuleID("F", 19), _):
            let isAlone = fingers < needed
            words = isAlone ? "it needs \(needed) fingers and got \(fingers)" : "the fingers hardly moved"
        case (RuleID("E", 23), _): words = "its touches were cancelled"
        case (RuleID("E", 12), _): words = "its own code set the state"
        case (RuleID("E", 22), _): words = "it was disabled"
        default:
            words = recorded.map { $0.replacing(">", with: "more than") } ?? "its own code set the state"
        }
        return WhyNotReason(words, event.rule, entry: event.entry)
    }

    /// Somebody else made it fail.
    private func reason(
        ofFailure event: Recording.GestureEvent, by other: ObjectID, _ attempt: GestureAttemptFacts
    ) -> WhyNotReason {
        let name = facts.name(other)
        if attempt.events.contains(where: { $0.kind == .declines && $0.time <= event.time }) {
            return WhyNotReason("its content cannot follow the finger that way", RuleID("H", 26))
        }
        if let words = ExplanationNotes.reason(ofScroll: event, other: name) {
            return WhyNotReason(words, event.rule, entry: event.entry)
        }
        let words: String
        switch event.rule {
        case RuleID("E", 43): words = "it waited for \(name) to fail, and \(name) recognized"
        case RuleID("E", 40): words = "its delegate \(name) answered false to gestureRecognizerShouldBegin"
        case RuleID("E", 41): words = "the hit view \(name) answered false to gestureRecognizerShouldBegin"
        case RuleID("G", 16): words = "\(name) is a control that protects its own action"
        case RuleID("E", 27): words = "\(name), on a view closer to the touch, recognized in the same event"
        case RuleID("E", 28): words = "\(name), added to the same view later, recognized in the same event"
        case RuleID("E", 32), RuleID("E", 33): words = "\(name) recognized first and excluded it"
        default: words = "\(facts.text(event.words) ?? "decided") by \(name)"
        }
        return WhyNotReason(words, event.rule, entry: event.entry)
    }

    /// A pan that never began.
    private func tooShort(_ attempt: GestureAttemptFacts, needed: Int) -> WhyNotReason {
        let touches = facts.touches.filter { attempt.touches.contains($0.number) }
        if touches.count < needed {
            let words = "it needs \(RunFacts.count(needed, "finger")) and got \(touches.count)"
            return WhyNotReason(words, RuleID("F", 10))
        }
        if let declined = attempt.events.first(where: { $0.kind == .declines }) {
            return WhyNotReason("its content cannot follow the finger that way", declined.rule)
        }
        let reach = touches.map(\.reach).max() ?? 0
        let way = reach == 0 ? "the finger did not move" : "the finger moved \(RunFacts.number(reach)) pt"
        return WhyNotReason(
            "\(way), and it begins beyond \(RunFacts.number(GestureConstants().panThreshold)) pt",
            RuleID("F", 11))
    }

    /// How long the first finger was down.
    private func held(_ attempt: GestureAttemptFacts) -> String {
        guard let touch = facts.touches.first(where: { attempt.touches.contains($0.number) }),
            let ended = touch.ended
        else { return "too short a time" }
        return Recording.milliseconds(tenths: Recording.tenths(ended.time, since: touch.began.time)) + " ms"
    }
}

extension RunFacts {
    /// `1 finger`, `2 fingers`
    static func count(_ count: Int, _ thing: String) -> String {
        "\(count) \(thing)\(count == 1 ? "" : "s")"
    }
}
