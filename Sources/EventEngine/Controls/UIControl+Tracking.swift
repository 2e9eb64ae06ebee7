import Foundation

/// A touch on its way through a control (G-01 to G-11).
extension UIControl {
    final func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, isUserInteractionEnabled else {
            return world.noteRule(RuleID("G", isEnabled ? 22 : 11), for: .touchesBegan, to: self)
        }
        // One that was handed on by a view inside is none of the control's (G-20).
        guard let touch = ownTouches(touches).first else {
            return world.noteRule(RuleID("G", 20), for: .touchesBegan, to: self)
        }
        guard tracking.touch == 0 else { return }
        tracking = ControlTracking(touch: touch.number, isInside: true)
        let agrees = beginTracking(touch, with: event)
        guard tracking.touch == touch.number else { return }
        guard agrees else {
            world.noteRule(RuleID("G", 3), for: .touchesBegan, to: self)
            return endTracking()
        }
        tracking.isUnderWay = true
        highlight(true)
        guard isFollowing(touch) else { return }
        tracking.owesEnd = true
        send(.touchDown, event)
        if touch.tapCount > 1, isFollowing(touch) { send(.touchDownRepeat, event) }
    }

    final func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first(where: isFollowing) else { return }
        let wasInside = tracking.isInside
        tracking.isInside = isNear(touch)
        let goesOn = continueTracking(touch, with: event)
        guard isFollowing(touch) else { return }
        guard goesOn else { return stopTracking() }
        let isInside = tracking.isInside
        highlight(isInside)
        guard isFollowing(touch) else { return }
        switch (wasInside, isInside) {
        case (true, true): send(.touchDragInside, event)
        case (false, false): send(.touchDragOutside, event)
        case (true, false): send(.touchDragExit, event)
        case (false, true): send(.touchDragEnter, event)
        }
    }

    /// The actions come after `endTracking` (G-01), the highlight goes after them.
    final func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first(where: isFollowing) else { return }
        tracking.isInside = isNear(touch)
        endTracking(touch, with: event)
        guard isFollowing(touch) else { return }
        let isInside = tracking.isInside
        endTracking()
        tracking.isInside = isInside
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside {
            for further in eventsAfterTouchUpInside { send(further, event) }
        }
        guard tracking.touch == 0 else { return }
        tracking.isInside = false
        highlight(false)
    }

    final func cancelTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard touches.contains(where: { $0.number == tracking.touch }) else { return }
        cancelTracking(because: event)
    }

    /// Cancels the tracking; without an event because the control cannot go on (G-05). After an override that
    /// did not call `super` the control still follows nothing.
    final func cancelTracking(because event: UIEvent?) {
        let touch = tracking.touch
        cancelTracking(with: event)
        if tracking.touch == touch { endTracking() }
    }

    /// What `cancelTracking(with:)` does by default.
    final func giveUpTracking(_ event: UIEvent?) {
        if event == nil { world.noteRule(RuleID("G", 5), for: .cancelTracking, to: self) }
        guard tracking.touch != 0 else { return }
        let owesEnd = tracking.owesEnd
        endTracking()
        if owesEnd { send(.touchCancel, event) }
        if tracking.touch == 0 { highlight(false) }
    }

    /// The control itself wants to follow its touch no longer (G-03): it tells nobody.
    private func stopTracking() {
        endTracking()
        highlight(false)
    }

    /// The control follows no touch any more.
    private func endTracking() {
        tracking = ControlTracking()
        trackingIsOver()
    }

    /// The touches that hit this very view, in the order in which they came down.
    private func ownTouches(_ touches: Set<UITouch>) -> [UITouch] {
        touches.filter { $0.view === self }.sorted { $0.number < $1.number }
    }

    private func isFollowing(_ touch: UITouch) -> Bool {
        tracking.isUnderWay && tracking.touch == touch.number && !world.isHalted
    }

    /// Whether a touch counts as inside (G-08). Where it came down it is inside, however that view was found.
    private func isNear(_ touch: UITouch) -> Bool {
        let tolerance = -ControlConstants.trackingTolerance
        return touch.location == touch.startLocation
            || bounds.insetBy(dx: tolerance, dy: tolerance).encloses(touch.location(in: self))
    }

    /// Sets the highlight where it changes.
    final func highlight(_ isOn: Bool) {
        if isHighlighted != isOn { isHighlighted = isOn }
    }

    // MARK: State

    final func set(_ part: State, _ isOn: Bool) {
        guard storedState.contains(part) != isOn else { return }
        if isOn { storedState.insert(part) } else { storedState.remove(part) }
        if part == .disabled { world.settingsHaveChanged = true }
        stateDidChange()
    }

    final func setStoredEnabled(_ isEnabled: Bool) {
        set(.disabled, !isEnabled)
        if !isEnabled, tracking.touch != 0 { cancelTracking(because: nil) }
    }

    // MARK: Recognizers

    /// A control protects its own default action and nothing else, from recognizers of the views that it is
    /// in and not from its own, and only while it is enabled (G-16 to G-19, G-23).
    final func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.viewReference === self || !isEnabled || !protectsDefaultAction(against: recognizer)
    }

    // MARK: Messages

    final func sendTrackingQuestion(
        _ selector: MessageSelector, _ touch: UITouch, _ event: UIEvent?, body: () -> Bool
    ) -> Bool {
        world.send(
            selector, to: self, arguments: { [touch, event] },
            argument: { .touches(world.trace.list([touch])) }, fallback: false, answer: { .bool($0) },
            body: body)
    }

    final func sendTracking(
        _ selector: MessageSelector, _ touch: UITouch?, _ arguments: [Any?], body: () -> Void
    ) {
        world.send(
            selector, to: self, arguments: { arguments },
            argument: { touch.map { .touches(world.trace.list([$0])) } ?? .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    final func sendHighlight(_ isOn: Bool, body: () -> Void) {
        world.send(
            .setIsHighlighted, to: self, arguments: { [isOn] },
            argument: { .text(world.trace.text(isOn ? "true" : "false")) }, fallback: (),
            answer: { _ in .none }, body: body)
    }
}
