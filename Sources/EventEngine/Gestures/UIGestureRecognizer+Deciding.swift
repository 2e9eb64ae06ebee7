import Foundation

extension UIGestureRecognizer {
    /// Takes note of an assignment to `state`. It is settled later, never here (section J).
    final func want(_ state: State) {
        let cause = nextCause ?? GestureCause(RuleID("E", 12))
        nextCause = nil
        guard !world.isHalted else { return }
        switch GestureTransitions.verdict(from: attempt.wanted, to: state) {
        case .unchanged: return
        case .ignored:
            return world.recordForbidden(self, from: attempt.wanted, to: state, verdict: "ignored")
        case .countsAsFailed:
            attempt.wishes.append(.init(state: .failed, forbidden: state, cause: cause))
        case .allowed:
            // Several moves of one event are one.
            if state == .changed, attempt.wishes.last?.state == .changed { return }
            attempt.wishes.append(.init(state: state, forbidden: nil, cause: cause))
        }
        stopTimer()
        world.gestures.join(self)
        world.gestures.isDirty = true
    }

    /// Changes the state, as one of the engine's own recognizers, for a reason.
    final func go(to state: State, _ rule: RuleID, _ words: String? = nil) {
        nextCause = GestureCause(rule, words)
        self.state = state
        nextCause = nil
    }

    final func fail(_ rule: RuleID, _ words: String) {
        go(to: .failed, rule, words)
    }

    /// What every recognizer should do when the system takes its touches (E-23).
    final func cancelOrFail() {
        go(to: state.isUnderWay ? .cancelled : .failed, RuleID("E", 23), "touches cancelled")
    }

    final func setStoredEnabled(_ isEnabled: Bool) {
        guard storedEnabled != isEnabled else { return }
        storedEnabled = isEnabled
        world.settingsHaveChanged = true
        if !isEnabled { world.gestures.drop(self, because: GestureCause(RuleID("E", 22), "disabled")) }
    }

    // MARK: Timers

    /// Does something later, unless the recognizer leaves possible before; one thing at a time.
    final func after(_ time: Int64, _ body: @escaping () -> Void) {
        stopTimer()
        pendingTimer = world.timers.add(at: world.clock.now + time) { [weak self] in
            guard let self, !self.world.isHalted else { return }
            self.pendingTimer = nil
            body()
        }
    }

    final func stopTimer() {
        if let pendingTimer { world.timers.cancel(pendingTimer) }
        pendingTimer = nil
    }
}

extension UIGestureRecognizer {
    // MARK: Fingers and places, on the screen (E-25)

    /// Its touches on the screen, in the order in which it got them.
    final var fingersDown: [UITouch] {
        attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    }

    /// The middle of some touches, in screen points.
    static func middle(of touches: [UITouch], _ place: (UITouch) -> CGPoint = { $0.location }) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let places = touches.map(place)
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    /// Where the fingers are; when none is left, where the last ones were lifted.
    final func updateLocation() {
        let down = fingersDown
        let touches = down.isEmpty ? attempt.presentTouches : down
        if !touches.isEmpty { lastLocation = Self.middle(of: touches) }
    }

    /// The place of one of its fingers on the screen; a number that there is no finger for raises an
    /// exception in UIKit.
    final func screenLocation(ofTouch index: Int) -> CGPoint {
        let touches = numberedTouches
        guard touches.indices.contains(index) else {
            let call = MessageSelector.locationOfTouch.swift
            let what = "has no touch \(index): there are \(touches.count)"
            world.report(.invalidArgument(call: call, what: what))
            return .zero
        }
        return touches[index].location
    }

    /// The touches that `location(ofTouch:in:)` counts.
    private var numberedTouches: [UITouch] {
        let down = fingersDown
        return down.isEmpty ? Array(attempt.presentTouches.prefix(max(0, numberOfTouches))) : down
    }

    /// A vector on the screen in a view's coordinates; nil stands for the window's.
    final func convertVectorFromScreen(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let (origin, end) = (convertFromScreen(.zero, to: view), convertFromScreen(vector, to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// A vector in a view's coordinates on the screen.
    final func convertVectorToScreen(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let window = viewReference?.window ?? view?.window else { return vector }
        let onScreen = { (point: CGPoint) in
            window.model.pointee.toSuperview(view.map { window.convert(point, from: $0) } ?? point)
        }
        let (origin, end) = (onScreen(.zero), onScreen(vector))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    final func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = viewReference?.window ?? view?.window else { return point }
        let inWindow = window.model.pointee.fromSuperview(point)
        guard let view, view !== window else { return inWindow }
        return window.convert(inWindow, to: view)
    }
}
