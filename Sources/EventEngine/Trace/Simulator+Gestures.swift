/// What the trace keeps of recognizers.
extension Simulator {
    /// Records a change of state as a line, and its reason.
    func recordChange(
        _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State,
        to new: UIGestureRecognizer.State, forbidden: UIGestureRecognizer.State? = nil, _ cause: GestureCause
    ) {
        guard isTracing, !isHalted else { return }
        let rule = forbidden == nil ? cause.rule : RuleID("E", 15)
        note(recognizer, .changes(from: old, to: new), rule, cause.words, other: cause.other)
        // From changed to changed is no change; the action shows it.
        if old == new { return }
        let line = forbidden.map { "\(old.name) -> \($0.name), not allowed: \(new.name)" }
        recordStateLine(recognizer, line ?? "\(old.name) -> \(new.name)", rule)
    }

    /// Records an assignment that has no effect (E-15).
    func recordForbidden(
        _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State,
        to new: UIGestureRecognizer.State, verdict: String
    ) {
        guard isTracing, !isHalted else { return }
        note(recognizer, .isForbidden(from: old, to: new), RuleID("E", 15))
        recordStateLine(
            recognizer, "\(old.name) -> \(new.name), not allowed: \(verdict)", RuleID("E", 15))
    }

    private func recordStateLine(_ recognizer: UIGestureRecognizer, _ words: String, _ rule: RuleID) {
        guard mayRecord() else { return }
        trace.add(
            TraceEntry(
                time: clock.now, receiver: names.id(of: recognizer),
                selector: MessageSelector.recognizerState.id, kind: .states, line: currentLine, rule: rule,
                argument: .text(trace.text(words))))
    }

    /// Notes something that happened to a recognizer.
    func note(
        _ recognizer: UIGestureRecognizer, _ kind: Recording.GestureEvent.Kind, _ rule: RuleID,
        _ words: String? = nil, touch: UITouch? = nil, other: AnyObject? = nil
    ) {
        guard isTracing, !isHalted, !trace.isSuspended else { return }
        work.draw(WorkCost.event)
        trace.gestures.append(
            Recording.GestureEvent(
                recognizer: names.id(of: recognizer), kind: kind, touch: touch?.number ?? 0,
                other: names.id(of: other), words: words.map { trace.text($0) } ?? -1, rule: rule,
                time: clock.now, entry: trace.entries.count))
    }

    /// Asks the delegate of a recognizer.
    ///
    /// - Parameters:
    ///   - arguments: as the method has them.
    ///   - fallback: what holds without a delegate, or without the method.
    func askDelegate(
        of recognizer: UIGestureRecognizer, _ selector: MessageSelector, _ arguments: [Any?], fallback: Bool,
        _ ask: (any UIGestureRecognizerDelegate) -> Bool
    ) -> Bool {
        // A view answers the same message by E-41.
        let rule = selector == .gestureRecognizerShouldBegin ? RuleID("E", 40) : nil
        return askDelegate(recognizer.delegateObject, selector, arguments, fallback: fallback, rule: rule) {
            if let delegate = $0 as? any UIGestureRecognizerDelegate { return ask(delegate) }
            // A view has the method by itself.
            guard selector == .gestureRecognizerShouldBegin else { return nil }
            return ($0 as? UIView)?.gestureRecognizerShouldBegin(recognizer)
        }
    }
}
