import EventEngine

/// Why a recognizer got no touch, and why it did not recognize.
extension WhyNot {
    // MARK: Touches

    /// Why a recognizer did not get a touch; nil when it did.
    func notReceived(_ recognizer: ObjectID, _ touch: RunFacts.Touch) -> WhyNotReason? {
        let events = facts.recording.gestures.filter {
            $0.recognizer == recognizer && $0.touch == touch.number
        }
        if events.contains(where: { $0.kind == .receives }) { return nil }
        if let reason = ignored(touch) { return reason }
        let name = facts.name(recognizer)
        if let miss = events.first(where: { $0.kind == .misses }) {
            let reason = reason(ofMiss: miss, touch)
            return reason.words.hasPrefix("its ") ? reason.after("\(name) did not get the touch") : reason
        }
        let view = facts.recognizer(recognizer, at: touch)?.view ?? .none
        guard view != .none else {
            let isAdded = facts.recognizer(recognizer).map { $0.view != .none } ?? false
            let words = isAdded ? "was on no view when the touch began" : "is on no view"
            return WhyNotReason("\(name) \(words)", RuleID("E", isAdded ? 10 : 1))
        }
        guard facts.isInside(touch.hit, view, at: touch) else { return elsewhere(recognizer, view, touch) }
        if hitTest(of: touch.hit, touch).map({ facts.entries[$0].outcome == .animating }) ?? false {
            let words =
                "\(facts.name(touch.hit)) is animated without allowUserInteraction, and swallows the touch"
            return WhyNotReason(words, RuleID("B", 15))
        }
        let isNew = facts.arrangement(at: touch)?.recognizers.contains { $0.id == recognizer } == false
        if isNew { return WhyNotReason("\(name) was added after the touch began", RuleID("E", 10)) }
        return unsent(touch) ?? WhyNotReason("\(name) was over when the touch came", RuleID("E", 8))
    }

    /// The touch hit something that is not in the recognizer's view.
    private func elsewhere(
        _ recognizer: ObjectID, _ view: ObjectID, _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        let (name, own) = (facts.name(recognizer), facts.name(view))
        let hit = touch.hit == .none ? "nothing" : facts.name(touch.hit)
        let words = "\(name) is on \(own), and the touch hit \(hit)"
        guard let reason = notHit(view, touch) else { return WhyNotReason(words, RuleID("E", 1)) }
        return WhyNotReason("\(words) (E-01): \(reason.words)", reason.rule, entry: reason.entry)
    }

    /// The event stopped at an override of `sendEvent` (A-08).
    private func unsent(_ touch: RunFacts.Touch) -> WhyNotReason? {
        let reason = notTold(touch.hit, .began, touch)
        return reason.rule == RuleID("A", 8) ? reason : nil
    }

    private func reason(ofMiss event: Recording.GestureEvent, _ touch: RunFacts.Touch) -> WhyNotReason {
        let name = facts.name(event.recognizer)
        switch (event.rule, facts.text(event.words)) {
        case (RuleID("E", 2), "disabled"):
            let owner = facts.recording.arrangements.last?.scrollViews.first { $0.pan == event.recognizer }
            let words = owner.map { "\(facts.name($0.id)).isScrollEnabled is false" }
            return WhyNotReason(words ?? "\(name) is disabled", event.rule)
        case (RuleID("E", 2), _), (RuleID("E", 3), _):
            return WhyNotReason("\(name) takes no touches of this type", event.rule)
        case (RuleID("E", 19), _):
            return WhyNotReason("\(name) was not reset since its last attempt", event.rule)
        case (RuleID("E", 4), _) where event.other != .none:
            return WhyNotReason(
                "its delegate \(facts.name(event.other)) answered false to \(question(event))", event.rule)
        case (RuleID("E", 4), _):
            return WhyNotReason("\(name).shouldReceive(_:) answered false", event.rule)
        case (_, let words):
            return WhyNotReason("\(name) did not get the touch: \(words ?? "not asked")", event.rule)
        }
    }

    /// Which of the two questions a delegate said no to.
    private func question(_ event: Recording.GestureEvent) -> String {
        let asked = facts.entries[..<min(event.entry, facts.entries.count)].last {
            $0.kind == .delegates && $0.receiver == event.other && $0.answer == .bool(false)
        }
        let method = MessageSelector.shouldReceiveTouch.swift
        return asked?.selector == MessageSelector.shouldReceiveEvent.id
            ? "\(method) about the event" : method
    }

    // MARK: States

    /// Why an attempt did not come to a state; nil when the recognizer recognized, and the state is none that
    /// comes from that.
    func notReached(_ state: String, in attempt: GestureAttemptFacts) -> WhyNotReason {
        let name = facts.name(attempt.recognizer)
        if let failure = attempt.failed, state != "failed" {
            return reason(ofFailure: failure, attempt).after(
                "\(name) failed at \(facts.time(failure.time))")
        }
        if let change = attempt.recognized {
            return instead(of: state, change, attempt)
        }
        let waits = attempt.events.last { $0.kind == .waits }
        if let waits {
            let words = "\(name) waits for \(facts.name(waits.other)) to fail, which never came to an end"
            return WhyNotReason(words, RuleID("E", 44))
        }
        if let reason = letGo(attempt) { return reason }
        if let declined = attempt.events.first(where: { $0.kind == .declines }) {
            return WhyNotReason(
                "\(name) did not begin: its content cannot follow the finger that way", declined.rule)
        }
        if state == "failed" { return WhyNotReason("\(name) did not fail", RuleID("E", 12)) }
        return WhyNotReason("\(name) stayed possible: nothing set its state", RuleID("E", 18))
    }

    /// What it did in the place of what was asked for.
    private func instead(
        of state: String, _ change: Recording.GestureEvent, _ attempt: GestureAttemptFacts
    ) -> WhyNotReason {
        let name = facts.name(attempt.recognizer)
        let last = attempt.events.last {
            if case .changes(let old, let new) = $0.kind { return old != new }
            return false
        }
        guard let last, case .changes(_, let end) = last.kind, case .changes(_, let first) = change.kind
        else {
            return WhyNotReason("\(name) recognized", change.rule)
        }
        if state == "changed",
            !facts.touches.contains(where: { attempt.touches.contains($0.number) && $0.hasMoved })
        {
            return WhyNotReason("\(name) began, and the finger did not move after that", RuleID("E", 17))
        }
        if first == .ended, state == "began" || state == "changed" {
            return WhyNotReason(
                "\(name) is discrete: it went from possible to ended at \(facts.time(change.time))",
                RuleID("E", 12))
        }
        let words = "\(name) went to \(end) at \(facts.time(last.time))"
        guard end == .cancelled else { return WhyNotReason(words, last.rule, entry: last.entry) }
        let who = switch last.rule {
        case RuleID("E", 22): " because it was disabled"
        case RuleID("E", 23): " because its touches were cancelled"
        default: last.other == .none ? "" : " because of \(facts.name(last.other))"
        }
        return WhyNotReason(words + who, last.rule, entry: last.entry)
    }

    private func letGo(_ attempt: GestureAttemptFacts) -> WhyNotReason? {
        guard let event = attempt.events.last(where: { $0.kind == .letsGo }) else { return nil }
        let name = facts.name(attempt.recognizer)
        switch event.rule {
        case RuleID("E", 22):
            return WhyNotReason(
                "\(name) was disabled at \(facts.time(event.time)), while it had the touch", event.rule)
        case RuleID("E", 10):
            return WhyNotReason("\(name) was taken off its view at \(facts.time(event.time))", event.rule)
        default: return WhyNotReason("\(name) ignored touch \(event.touch)", event.rule)
        }
    }
}
