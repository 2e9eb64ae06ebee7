/// Step 1: who gets a touch (E-01 to E-04), and who waits for whom (E-45, E-46).
extension GestureArbiter {
    /// Finds the recognizers of new touches. They are asked from the hit view up.
    func collect(_ touches: [UITouch], _ event: UIEvent) {
        guard hasRecognizers else { return }
        /// Whether a recognizer takes part in the event: asked once.
        var answers: [ObjectIdentifier: Bool] = [:]
        for touch in touches where !touch.delivery.isSwallowed {
            guard let view = touch.view else { continue }
            for ancestor in view.ancestors {
                // A delegate may add or remove recognizers while it is asked.
                for recognizer in ancestor.touchSettings.recognizers
                where recognizer.viewReference === ancestor && !world.isHalted {
                    world.work.draw(WorkCost.recognizer)
                    guard mayReceive(touch, recognizer) else { continue }
                    let key = ObjectIdentifier(recognizer)
                    let takesPart = answers[key] ?? takesPart(recognizer, in: event, touch)
                    answers[key] = takesPart
                    if takesPart, wants(recognizer, touch) { touch.delivery.recognizers.append(recognizer) }
                }
            }
        }
        consult(about: touches)
    }

    /// What no author's code is asked about.
    private func mayReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        var cause: GestureCause?
        let type = touch.type.rawValue
        if !recognizer.isEnabled {
            cause = GestureCause(RuleID("E", 2), "disabled")
        } else if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == type }) {
            cause = GestureCause(RuleID("E", 2), "type of touch")
        } else if recognizer.requiresExclusiveTouchType,
            let first = recognizer.attempt.presentTouches.first, first.type != touch.type
        {
            cause = GestureCause(RuleID("E", 3), "type of touch")
        } else if recognizer.attempt.wanted.isFinal {
            cause = GestureCause(RuleID("E", 19), "not reset yet")
        } else {
            cause = recognizer.refusal(of: touch)
        }
        guard let cause else { return true }
        world.note(recognizer, .misses, cause.rule, cause.words, touch: touch)
        return false
    }

    private func takesPart(_ recognizer: UIGestureRecognizer, in event: UIEvent, _ touch: UITouch) -> Bool {
        guard recognizer.shouldReceive(event) else {
            world.note(recognizer, .misses, RuleID("E", 4), "refuses the event", touch: touch)
            return false
        }
        let answer = world.askDelegate(
            of: recognizer, .shouldReceiveEvent, [recognizer, event], fallback: true
        ) { $0.gestureRecognizer(recognizer, shouldReceive: event) }
        if !answer { noteRefusal(of: touch, to: recognizer) }
        return answer
    }

    private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        let answer = world.askDelegate(
            of: recognizer, .shouldReceiveTouch, [recognizer, touch], fallback: true
        ) { $0.gestureRecognizer(recognizer, shouldReceive: touch) }
        if !answer { noteRefusal(of: touch, to: recognizer) }
        return answer
    }

    private func noteRefusal(of touch: UITouch, to recognizer: UIGestureRecognizer) {
        world.note(
            recognizer, .misses, RuleID("E", 4), "refused by the delegate", touch: touch,
            other: recognizer.delegateObject)
    }
}
