import EventEngine

/// Why a view, a controller or a window heard nothing of a touch.
extension WhyNot {
    /// Why one of the four touch messages about a touch did not reach a responder.
    func notTold(_ object: ObjectID, _ phase: Recording.TouchSample.Phase, _ touch: RunFacts.Touch)
        -> WhyNotReason
    {
        if let reason = ignored(touch) { return reason }
        if touch.hit == object { return hitViewNotTold(phase, touch) }
        if facts.chain(of: touch.number).contains(object) { return notPassedOn(to: object, phase, touch) }
        if let reason = wouldPass(to: object, phase, touch) { return reason }
        if let place = facts.recording.arrangements.last?.controllers.first(where: { $0.id == object }) {
            let name = facts.name(object)
            let reason = place.view == .none ? nil : notHit(place.view, touch)
            let words = "\(name) hears of touches in \(facts.name(place.view)) only"
            return reason?.after(words) ?? WhyNotReason(words, RuleID("C", 1))
        }
        if isView(object, touch) {
            return notHit(object, touch) ?? WhyNotReason("\(facts.name(object)) was not told")
        }
        guard touch.hit != .none else {
            return WhyNotReason("no window answered a view for the touch", RuleID("D", 13))
        }
        let words = "\(facts.name(object)) is not in the responder chain of \(facts.name(touch.hit))"
        return WhyNotReason(words, RuleID("C", 8))
    }

    /// The message that tells a view of a phase.
    static func selector(_ phase: Recording.TouchSample.Phase) -> MessageSelector {
        switch phase {
        case .began: .touchesBegan
        case .moved, .stationary: .touchesMoved
        case .ended: .touchesEnded
        case .cancelled: .touchesCancelled
        }
    }

    private func isView(_ object: ObjectID, _ touch: RunFacts.Touch) -> Bool {
        facts.recording.snapshots.contains { $0.views.contains { $0.id == object } }
            || facts.recording.arrangements.contains { $0.strays.contains { $0.id == object } }
    }

    // MARK: The hit view

    private func hitViewNotTold(_ phase: Recording.TouchSample.Phase, _ touch: RunFacts.Touch)
        -> WhyNotReason
    {
        let name = facts.name(touch.hit)
        guard facts.delivery(.began, of: touch.number) != nil else { return neverBegan(touch) }
        switch phase {
        case .began: return WhyNotReason("\(name) was told of the touch", RuleID("D", 4))
        case .cancelled: return notCancelled(touch)
        case .moved, .stationary:
            guard touch.hasMoved else { return WhyNotReason("the finger did not move", RuleID("D", 3)) }
            return cancelled(touch)
                ?? WhyNotReason(
                    "\(name) was told of the touch only when it was over", RuleID("E", 57))
        case .ended: return notEnded(touch)
        }
    }

    /// The hit view did not hear of the touch at all.
    private func neverBegan(_ touch: RunFacts.Touch) -> WhyNotReason {
        let name = facts.name(touch.hit)
        let search = hitTest(of: touch.hit, touch).map { facts.entries[$0] }
        if search?.outcome == .animating {
            let words = "\(name) is animated without allowUserInteraction, and such views swallow touches"
            return WhyNotReason(words, RuleID("B", 15))
        }
        if let refusal = facts.recording.refusals.first(where: { $0.touch == touch.number }) {
            return words(of: refusal)
        }
        if let reason = heldBack(.began, touch) ?? notSent(touch) ?? taken(touch) { return reason }
        return WhyNotReason("\(name) was not told of the touch")
    }

    private func words(of refusal: Recording.Refusal) -> WhyNotReason {
        let (name, other) = (facts.name(refusal.view), facts.name(refusal.other))
        switch refusal.rule {
        case RuleID("D", 5):
            let words = "\(name) has another touch already, and its isMultipleTouchEnabled is false"
            return WhyNotReason(words, refusal.rule)
        case RuleID("D", 6):
            let words = "\(other) had a touch already, and one of the two views has isExclusiveTouch"
            return WhyNotReason(words, refusal.rule)
        case RuleID("H", 4):
            return WhyNotReason("\(other).touchesShouldBegin(_:with:in:) answered false", refusal.rule)
        default: return WhyNotReason("\(name) was not told of the touch", refusal.rule)
        }
    }

    /// A recognizer held a message back and then took the touch, or holds it still.
    private func heldBack(_ phase: Recording.TouchSample.Phase, _ touch: RunFacts.Touch) -> WhyNotReason? {
        let held = facts.recording.withholdings.last { $0.touch == touch.number && $0.phase == phase }
        guard let held else { return nil }
        let name = facts.name(held.view)
        let holders = held.holders.map(facts.name).joined(separator: ", ")
        switch held.outcome {
        case .delivered: return nil
        case .pending:
            return WhyNotReason("\(holders) holds the touch back and never came to a decision", held.rule)
        case .dropped where held.taker == .none:
            return WhyNotReason(
                "the touch was cancelled while \(holders) held it back from \(name)", held.rule)
        case .dropped:
            let taker = facts.name(held.taker)
            let what =
                holders == taker ? "held the touch back" : "took the touch while \(holders) held it back"
            let words = "\(taker) \(what) and recognized at \(facts.time(held.endTime))"
            return WhyNotReason(
                holders == taker ? words : "\(taker) \(what), at \(facts.time(held.endTime))", held.rule)
        }
    }

    /// `sendEvent` was overridden, and did not call `super`.
    private func notSent(_ touch: RunFacts.Touch) -> WhyNotReason? {
        let selectors = [MessageSelector.applicationSendEvent.id, MessageSelector.windowSendEvent.id]
        let index = facts.entries[min(touch.began.entry, facts.entries.count)...].indices.first {
            selectors.contains(facts.entries[$0].selector)
        }
        guard let index else { return nil }
        let inside = index..<max(index + 1, Int(facts.entries[index].end))
        let stopped = inside.first {
            selectors.contains(facts.entries[$0].selector) && facts.entries[$0].isOverridden
                && !facts.entries[$0].callsSuper
        }
        guard let stopped else { return nil }
        let call = TraceCall(recording: facts.recording, number: stopped)
        let words = "\(call.receiver).sendEvent(_:) is overridden and does not call super"
        return WhyNotReason(words, RuleID("A", 8), entry: stopped)
    }

    /// A recognizer took the touch before its view heard of it.
    private func taken(_ touch: RunFacts.Touch) -> WhyNotReason? {
        if let event = facts.recording.gestures.first(where: {
            $0.kind == .takes && $0.touch == touch.number
        }) {
            let words = "\(facts.name(event.recognizer)) took the touch: it only stopped the moving content"
            return WhyNotReason(words, event.rule)
        }
        let receivers = facts.recording.gestures
            .filter { $0.kind == .receives && $0.touch == touch.number }.map(\.recognizer)
        for event in facts.recording.gestures where receivers.contains(event.recognizer) {
            guard case .changes(.possible, let state) = event.kind, state != .failed,
                event.time == touch.began.time
            else { continue }
            let words =
                "\(facts.name(event.recognizer)) recognized when the finger came down, and took the touch"
            return WhyNotReason(words, RuleID("E", 52), entry: event.entry)
        }
        return nil
    }

    // MARK: The end of a touch

    /// Who took a touch from its view; nil when nobody did.
    func cancelled(_ touch: RunFacts.Touch) -> WhyNotReason? {
        guard let delivery = facts.delivery(.cancelled, of: touch.number) else { return nil }
        let when = "the touch was cancelled at \(facts.time(of: delivery.entry))"
        if delivery.sender != .none {
            return WhyNotReason(
                "\(when) by \(facts.name(delivery.sender))", delivery.rule, entry: delivery.entry)
        }
        let who =
            switch delivery.rule {
            case RuleID("D", 11): "when \(facts.name(touch.hit)) left its window"
            case RuleID("A", 18): "when the app began to ignore touches"
            case RuleID("N", 27): "when a transition began"
            default: "by the system"
            }
        return WhyNotReason("\(when) \(who)", delivery.rule, entry: delivery.entry)
    }

    private func notEnded(_ touch: RunFacts.Touch) -> WhyNotReason {
        if let reason = cancelled(touch) ?? heldBack(.ended, touch) { return reason }
        guard touch.ended != nil else { return WhyNotReason("the finger was not lifted", RuleID("D", 1)) }
        let words = "\(facts.name(touch.hit)) was not told of the end of its touch"
        return WhyNotReason(words, RuleID("C", 13))
    }

    private func notCancelled(_ touch: RunFacts.Touch) -> WhyNotReason {
        guard let ended = facts.delivery(.ended, of: touch.number) else {
            return WhyNotReason("nothing took the touch away", RuleID("C", 13))
        }
        let when = "the touch ended at \(facts.time(of: ended.entry))"
        let spared = recognized(touch).first { facts.recognizer($0, at: touch)?.cancelsTouches == false }
        guard let spared else {
            return WhyNotReason(
                "\(when), and no recognizer took it before", RuleID("C", 13), entry: ended.entry)
        }
        let words = "\(when): \(facts.name(spared)) recognized, and its cancelsTouchesInView is false"
        return WhyNotReason(words, RuleID("E", 55), entry: ended.entry)
    }

    /// The recognizers that got a touch and recognized.
    private func recognized(_ touch: RunFacts.Touch) -> [ObjectID] {
        attempts.filter { $0.touches.contains(touch.number) && $0.recognized != nil }.map(\.recognizer)
    }

    // MARK: The responder chain

    /// The chain leads to the object, and the message did not come so far.
    private func notPassedOn(
        to object: ObjectID, _ phase: Recording.TouchSample.Phase, _ touch: RunFacts.Touch
    ) -> WhyNotReason {
        guard let delivery = facts.delivery(phase, of: touch.number) else {
            return hitViewNotTold(phase, touch).after(
                "\(facts.name(object)) hears of it after \(facts.name(touch.hit))")
        }
        let chain = facts.recording.chains[delivery.chain].responders
        let end = max(delivery.entry + 1, Int(facts.entries[delivery.entry].end))
        let calls = (delivery.entry..<end).filter {
            facts.entries[$0].selector == facts.entries[delivery.entry].selector
        }
        let last = chain.prefix { $0 != object }.last { responder in
            calls.contains { facts.entries[$0].receiver == responder }
        }
        guard let last, let call = calls.first(where: { facts.entries[$0].receiver == last }) else {
            return WhyNotReason("\(facts.name(object)) was not told", RuleID("C", 9))
        }
        return stopped(at: last, call)
    }

    /// Who kept a touch message for itself.
    private func stopped(at responder: ObjectID, _ call: Int) -> WhyNotReason {
        let (name, entry) = (facts.name(responder), facts.entries[call])
        let method = TraceNames.baseName(of: facts.method(entry))
        if entry.isOverridden, !entry.callsSuper {
            let words = "\(name).\(method) is overridden and does not call super, so the message ends there"
            return WhyNotReason(words, RuleID("C", 14), entry: call)
        }
        if facts.control(responder) != nil {
            return WhyNotReason("\(name) is a control and keeps its touches", RuleID("C", 15), entry: call)
        }
        if facts.scrollView(responder) != nil {
            return WhyNotReason("\(name) is a scroll view and keeps touches", RuleID("H", 11), entry: call)
        }
        return WhyNotReason("\(name) did not pass it on", RuleID("C", 14), entry: call)
    }

    /// The hit view lies in the object, or in its view, and heard nothing itself: its reason counts.
    private func wouldPass(
        to object: ObjectID, _ phase: Recording.TouchSample.Phase, _ touch: RunFacts.Touch
    ) -> WhyNotReason? {
        guard touch.hit != .none, facts.chain(of: touch.number).isEmpty else { return nil }
        let places = facts.recording.arrangements.last?.controllers ?? []
        let view = places.first { $0.id == object }?.view ?? object
        guard facts.isInside(touch.hit, view, at: touch) else { return nil }
        return neverBegan(touch).after("\(facts.name(object)) hears of it after \(facts.name(touch.hit))")
    }
}
