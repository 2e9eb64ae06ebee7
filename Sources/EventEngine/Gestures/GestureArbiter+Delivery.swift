/// Step 3: recognizers hear of an event; step 6: what they take from views; step 9: the end of attempts.
extension GestureArbiter {
    /// Whether an event, or what came before it, concerns any recognizer.
    func takesPart(in event: UIEvent) -> Bool {
        guard hasRecognizers else { return false }
        return !participants.isEmpty || event.touches.contains { !$0.delivery.recognizers.isEmpty }
    }

    /// Tells each recognizer what became of its touches; from the outermost view to the hit view (E-07).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
        for recognizer in inOrderOfDelivery(Self.recognizers(of: touches)) where !world.isHalted {
            deliver(touches, of: event, to: recognizer)
        }
    }

    private func deliver(_ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
        world.work.draw(WorkCost.recognizer + touches.count * (1 + recognizer.attempt.touches.count / 8))
        for touch in touches where touch.phase == .began && gets(touch, recognizer) {
            guard !recognizer.attempt.wanted.isFinal else { continue }
            join(recognizer)
            recognizer.attempt.touches.append(touch)
            world.note(recognizer, .receives, RuleID("E", 1), touch: touch)
        }
        let all = touches.filter { touch in recognizer.attempt.touches.contains { $0 === touch } }
        recognizer.updateLocation()
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let group = Set(all.filter { $0.phase == phase && gets($0, recognizer) })
            // In an end state there are no more calls (E-08).
            guard !group.isEmpty, !recognizer.attempt.wanted.isFinal else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(group, with: event)
            case .moved: recognizer.touchesMoved(group, with: event)
            case .ended: recognizer.touchesEnded(group, with: event)
            default: recognizer.touchesCancelled(group, with: event)
            }
            if phase == .moved { goOn(recognizer) }
        }
    }

    private func gets(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        touch.delivery.recognizers.contains(recognizer)
    }

    /// A gesture that is under way acts on every move, whether the subclass says so or not (E-17).
    private func goOn(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.settled.isUnderWay, recognizer.attempt.wishes.isEmpty else { return }
        let cause = GestureCause(RuleID("E", 17))
        recognizer.attempt.wishes.append(.init(state: .changed, forbidden: nil, cause: cause))
    }

    // MARK: Letting go of touches

    /// A recognizer wants no more of a touch (E-21).
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard gets(touch, recognizer) else { return }
        recognizer.attempt.touches.removeAll { $0 === touch }
        touch.delivery.recognizers.remove(recognizer)
        world.note(recognizer, .letsGo, RuleID("E", 21), "ignored", touch: touch)
        isDirty = true
    }

    /// A recognizer was disabled or taken off its view: it is cancelled if it was under way, and has no
    /// touches any more (E-22).
    func drop(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
        world.work.draw(compared: world.touchDelivery.active.count)
        for (_, touch) in world.touchDelivery.active where gets(touch, recognizer) {
            touch.delivery.recognizers.remove(recognizer)
            world.note(recognizer, .letsGo, cause.rule, cause.words, touch: touch)
        }
        guard recognizer.attempt.isUnderWay else { return }
        recognizer.attempt.touches = []
        recognizer.attempt.wishes = []
        recognizer.stopTimer()
        if recognizer.attempt.settled.isUnderWay {
            recognizer.attempt.wishes = [.init(state: .cancelled, forbidden: nil, cause: cause)]
        }
        isDirty = true
    }

    // MARK: Step 6

    /// Views lose the touches of recognized gestures: those that they know are cancelled, of others they
    /// never hear (E-52, E-56).
    func takeTouchesFromViews() {
        world.work.draw(compared: participants.count)
        // A finger that joins a gesture belongs to it.
        for recognizer in participants
        where recognizer.attempt.settled.isUnderWay && recognizer.cancelsTouchesInView {
            takings += recognizer.attempt.touches.map { ($0, recognizer) }
        }
        let all = takings.filter { !$0.touch.delivery.isTakenFromView }
        takings = []
        var told: [(touch: UITouch, taker: UIGestureRecognizer)] = []
        for (touch, taker) in all where !touch.delivery.isTakenFromView {
            touch.delivery.isTakenFromView = true
            world.touchDelivery.forget(withheld: touch, taker: taker)
            if touch.delivery.isTrackedByView { told.append((touch, taker)) }
        }
        told.sort { $0.touch.number < $1.touch.number }
        for view in TouchDelivery.views(of: told.map(\.touch)) where !world.isHalted {
            let own = told.filter { $0.touch.view === view && $0.touch.delivery.isTrackedByView }
            guard let taker = own.first?.taker else { continue }
            world.touchDelivery.tell(
                view, .cancelled, own.map(\.touch), by: RuleID("E", 52), sender: taker)
        }
    }

    // MARK: Step 9

    /// Resets the recognizers whose touches are over and whose group has decided (E-19, E-20), and those that
    /// let go of all their touches.
    func finishAttempts() {
        guard !participants.isEmpty, !world.isHalted else { return }
        world.work.draw(participants.count)
        // Whether all that requirements tie together are done: looked at once for each such group.
        var verdicts: [ObjectIdentifier: Bool] = [:]
        let finished = participants.filter { recognizer in
            if hasLetGo(recognizer) { return true }
            guard isDone(recognizer) else { return false }
            if let verdict = verdicts[ObjectIdentifier(recognizer)] { return verdict }
            let group = requirements.group(of: recognizer) { $0.attempt.isUnderWay }
            let verdict = group.allSatisfy { isDone($0) || hasLetGo($0) }
            for member in group { verdicts[ObjectIdentifier(member)] = verdict }
            return verdict
        }
        for recognizer in inOrderOfDelivery(finished) where recognizer.attempt.isUnderWay {
            reset(recognizer)
        }
    }

    private func isDone(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.attempt.settled.isFinal && recognizer.fingersDown.isEmpty
    }

    private func hasLetGo(_ recognizer: UIGestureRecognizer) -> Bool {
        let attempt = recognizer.attempt
        return attempt.settled == .possible && attempt.touches.isEmpty && attempt.wishes.isEmpty
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        leave(recognizer)
        recognizer.stopTimer()
        requirements.disarm(recognizer)
        recognizer.attempt = GestureAttempt()
        world.note(recognizer, .resets, RuleID("E", 19))
        recognizer.reset()
    }

    /// Those that saw touches and never came to an end state (E-18).
    var undecidedWarnings: [WorldWarning] {
        participants.filter { !$0.attempt.settled.isFinal }.map {
            .undecided(
                recognizer: world.description(of: $0), state: $0.attempt.settled.name, line: $0.line)
        }
    }
}
