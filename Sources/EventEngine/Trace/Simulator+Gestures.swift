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
        trace.gestures.append(
            Recording.GestureEvent(
                recognizer: names.id(of: recognizer), kind: kind, touch: touch?.number ?? 0,
                other: names.id(of: other), words: words.map { trace.text($0) } ?? -1, rule: rule,
                time: clock.now, entry: trace.entries.count))
    }

    // MARK: Questions to delegates

    /// What the methods of `UIGestureRecognizerDelegate` answer where a class implements none.
    func answeredByDefault(_ answer: Bool) -> Bool {
        delegateQuestion?.isSilent = true
        return answer
    }

    /// Asks the delegate of a recognizer. The trace has a line only where the delegate's class implements the
    /// method.
    ///
    /// - Parameters:
    ///   - arguments: as the method has them.
    ///   - fallback: what holds without a delegate, or without the method.
    func askDelegate(
        of recognizer: UIGestureRecognizer, _ selector: MessageSelector, _ arguments: [Any?], fallback: Bool,
        _ ask: (any UIGestureRecognizerDelegate) -> Bool
    ) -> Bool {
        guard let object = recognizer.delegateObject, !isHalted else { return fallback }
        let author: (any MessageResponding)? =
            (object as? any Traceable)?.dynamicSubclass ?? object as? any MessageResponding
        if let author, author.overrides(selector) {
            return asking(object, selector, arguments, fallback, isImplemented: true) {
                (author.call(selector, arguments) as? Bool) ?? fallback
            }
        }
        guard let delegate = object as? any UIGestureRecognizerDelegate else { return fallback }
        return asking(object, selector, arguments, fallback, isImplemented: false) { ask(delegate) }
    }

    /// - Parameter isImplemented: whether the class is known to implement the method; of a compiled one it
    ///   turns out when it is called.
    private func asking(
        _ object: AnyObject, _ selector: MessageSelector, _ arguments: [Any?], _ fallback: Bool,
        isImplemented: Bool, _ ask: () -> Bool
    ) -> Bool {
        guard enterCall(selector) else { return fallback }
        defer { callDepth -= 1 }
        guard isTracing, mayRecord() else { return ask() }
        let isNew = names.knownID(of: object) == nil
        let rule = selector == .gestureRecognizerShouldBegin
            ? RuleID("E", 40) : selector.rule(isOverridden: true)
        let index = trace.begin(
            TraceEntry(
                time: clock.now, receiver: names.id(of: object), selector: selector.id, kind: .delegates,
                line: currentLine, rule: rule, argument: argument(from: arguments), isOverridden: true))
        let outer = delegateQuestion
        delegateQuestion = (index, isSilent: false)
        let answer = ask()
        let isSilent = !isImplemented && delegateQuestion?.isSilent == true
        delegateQuestion = outer
        if isSilent, trace.discard(index) {
            if isNew { names.forget(object) }
        } else {
            trace.end(index, answer: .bool(answer))
        }
        return answer
    }
}
