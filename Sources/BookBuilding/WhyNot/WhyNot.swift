import EventEngine

/// Says why something did *not* happen in a run: the first condition on the way to it that was not met, with
/// its rule and its place. It knows nothing but the recording: the trace, the snapshots of the scene, what
/// became of recognizers, and how everything was set up.
struct WhyNot {
    let facts: RunFacts
    /// The attempts of all recognizers.
    let attempts: [GestureAttemptFacts]

    /// So many lines are told; the rest is counted.
    static let mostLines = 8

    init(_ recording: Recording) {
        facts = RunFacts(recording)
        attempts = GestureAttemptFacts.all(in: recording)
    }

    /// No finger touched the screen.
    var untouched: WhyNotLine {
        WhyNotLine(whole: WhyNotReason("no finger touched the screen", RuleID("D", 1)))
    }

    // MARK: Messages

    /// Why a message did not come to an object: a line for each touch or attempt.
    func lines(of selector: MessageSelector, to object: ObjectID) -> [WhyNotLine] {
        switch selector {
        case .hitTest, .pointInside: return lines(ofHitTesting: selector, object)
        case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
            return lines(perTouch: object, selector) { notTold(object, Self.phase(selector), $0) }
        case .gestureTouchesBegan, .gestureTouchesMoved, .gestureTouchesEnded, .gestureTouchesCancelled:
            return lines(ofTouches: selector, recognizer: object)
        case .resetRecognizer, .ignoreTouch: return lines(ofState: nil, object)
        case .beginTracking, .continueTracking, .endTracking, .cancelTracking:
            return lines(ofTracking: object, selector)
        case .shouldReceiveEvent, .shouldReceiveTouch, .gestureRecognizerShouldBegin,
            .shouldRecognizeSimultaneously, .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
            return lines(ofDelegate: selector, of: object)
        case .touchesShouldBegin, .touchesShouldCancel: return lines(ofContent: object, selector)
        case .becomeFirstResponder: return lines(ofResponder: object)
        case .motionBegan, .motionEnded, .motionCancelled: return lines(ofMotion: selector, to: object)
        case .setHighlightedAnimated, .setSelectedAnimated: return lines(ofCell: object, selector)
        default: return otherLines(of: selector, to: object)
        }
    }

    private func otherLines(of selector: MessageSelector, to object: ObjectID) -> [WhyNotLine] {
        let words = selector.swift
        if selector.kind == .tables { return lines(ofRows: selector, to: object) }
        if words.hasPrefix("scrollView") { return lines(ofScrolling: selector, to: object) }
        if words.hasPrefix("textField") { return lines(ofEditing: selector, to: object) }
        if facts.control(object) != nil {
            switch selector {
            case .setIsHighlighted:
                return lines(perTouch: object, selector) {
                    notTracked(object, $0)
                        ?? WhyNotReason("\(facts.name(object)) was highlighted", RuleID("G", 10))
                }
            case .sendActions, .controlSendAction, .sendActionObject: return lines(ofSending: object)
            default: break
            }
        }
        return calls(of: words, to: object) ?? [uncalled(words, object)]
    }

    /// Why a control sent no action at all.
    private func lines(ofSending control: ObjectID) -> [WhyNotLine] {
        let targets = facts.control(control)?.targets ?? []
        guard !targets.isEmpty else {
            let words = "\(facts.name(control)) has no target and no action"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("G", 12)))]
        }
        guard !targets.allSatisfy(\.isGone) else {
            let words = "the target of \(facts.name(control)) was freed: targets are not retained"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("G", 14)))]
        }
        var events: [String] = []
        for event in targets.flatMap(\.events) where !events.contains(event) { events.append(event) }
        return events.flatMap { lines(ofControl: control, $0) }
    }

    private func lines(ofHitTesting selector: MessageSelector, _ view: ObjectID) -> [WhyNotLine] {
        lines(perTouch: view, selector) { touch in
            if let reason = notAsked(view, touch) { return reason }
            return notHit(view, touch) ?? WhyNotReason("\(facts.name(view)) was asked", RuleID("B", 7))
        }
    }

    /// For each touch, why a view was not hit, or that it was.
    func lines(ofHit view: ObjectID) -> [WhyNotLine] {
        let lines = facts.touches.map { touch in
            notHit(view, touch).map { WhyNotLine(touch.number, $0) }
                ?? WhyNotLine(
                    touch.number,
                    WhyNotReason(
                        "\(facts.name(view)) was hit at \(facts.time(touch.began.time))", RuleID("B", 18)),
                    isHappening: true)
        }
        return lines.isEmpty ? [untouched] : lines
    }

    // MARK: Recognizers

    private func lines(ofTouches selector: MessageSelector, recognizer: ObjectID) -> [WhyNotLine] {
        lines(perTouch: recognizer, selector) { touch in
            if let reason = notReceived(recognizer, touch) { return reason }
            let name = facts.name(recognizer)
            if selector == .gestureTouchesMoved, !touch.hasMoved {
                return WhyNotReason("the finger did not move", RuleID("D", 3))
            }
            if selector == .gestureTouchesCancelled, touch.cancelled == nil {
                return WhyNotReason(
                    "the system did not take the touch: recognizers are not told of each other",
                    RuleID("E", 32))
            }
            guard
                let attempt = attempts.last(where: {
                    $0.recognizer == recognizer && $0.touches.contains(touch.number)
                })
            else { return WhyNotReason("\(name) was over by then", RuleID("E", 8)) }
            if let failure = attempt.failed {
                return reason(ofFailure: failure, attempt).after(
                    "\(name) failed at \(facts.time(failure.time)) (E-08)")
            }
            return WhyNotReason("\(name) was over by then", RuleID("E", 8))
        }
    }

    /// For each attempt of a recognizer, why it did not come to a state.
    func lines(ofState state: String?, _ recognizer: ObjectID) -> [WhyNotLine] {
        lines(ofAttempts: recognizer) { attempt in
            let change =
                state == nil
                ? nil
                : attempt.events.first { event in
                    guard case .changes(let old, let new) = event.kind else { return false }
                    return old != new && String(describing: new) == state
                }
            guard let change, let state else { return (notReached(state ?? "ended", in: attempt), false) }
            let words = "\(facts.name(recognizer)) went to \(state) at \(facts.time(change.time))"
            return (WhyNotReason(words, change.rule, entry: change.entry), true)
        }
    }

    /// A line for each attempt of a recognizer, and for each touch that it did not get.
    func lines(
        ofAttempts recognizer: ObjectID, _ tell: (GestureAttemptFacts) -> (WhyNotReason, Bool)
    ) -> [WhyNotLine] {
        let own = attempts.filter { $0.recognizer == recognizer }
        var lines: [(order: Int, line: WhyNotLine)] = own.map { attempt in
            let (reason, isHappening) = tell(attempt)
            let touch = attempt.touches.first
            return (touch ?? 0, WhyNotLine(touch, reason, isHappening: isHappening))
        }
        let got = Set(own.flatMap(\.touches))
        for touch in facts.touches where !got.contains(touch.number) {
            // It came during an attempt that has its line already.
            let isDuring = own.contains { attempt in
                attempt.events.contains { $0.time <= touch.began.time }
                    && attempt.entries.contains(touch.began.entry)
            }
            if isDuring, !got.isEmpty { continue }
            guard let reason = notReceived(recognizer, touch) else { continue }
            lines.append((touch.number, WhyNotLine(touch.number, reason)))
        }
        guard lines.isEmpty else { return lines.sorted { $0.order < $1.order }.map(\.line) }
        let view = facts.recognizer(recognizer)?.view ?? .none
        guard view != .none else {
            return [
                WhyNotLine(whole: WhyNotReason("\(facts.name(recognizer)) is on no view", RuleID("E", 1)))
            ]
        }
        return [untouched]
    }

    // MARK: Touches

    /// A line for each touch: when the message came, or why it did not.
    func lines(
        perTouch object: ObjectID, _ selector: MessageSelector, _ why: (RunFacts.Touch) -> WhyNotReason
    ) -> [WhyNotLine] {
        guard !facts.touches.isEmpty else { return [untouched] }
        return facts.touches.map { touch in
            guard let entry = entry(of: selector, object, touch) else {
                return WhyNotLine(touch.number, why(touch))
            }
            let call = TraceCall(recording: facts.recording, number: entry)
            let words = "\(call.receiver).\(Self.words(of: call.selector)) came at \(facts.time(of: entry))"
            return WhyNotLine(
                touch.number, WhyNotReason(words, facts.entries[entry].rule, entry: entry),
                isHappening: true)
        }
    }

    /// The entry of a message about a touch. One that names no touch belongs to the touch that was the last
    /// to come down before it.
    private func entry(of selector: MessageSelector, _ object: ObjectID, _ touch: RunFacts.Touch) -> Int? {
        let next = facts.touches.first { $0.number > touch.number }?.began.time ?? Int64.max
        return facts.entries.indices.first { index in
            let entry = facts.entries[index]
            guard entry.selector == selector.id, entry.receiver == object else { return false }
            let touches = facts.touches(of: entry)
            if !touches.isEmpty { return touches.contains(touch.number) }
            return entry.time >= touch.began.time && entry.time < next
        }
    }

    private static func phase(_ selector: MessageSelector) -> Recording.TouchSample.Phase {
        switch selector {
        case .touchesMoved: .moved
        case .touchesEnded: .ended
        case .touchesCancelled: .cancelled
        default: .began
        }
    }
}
