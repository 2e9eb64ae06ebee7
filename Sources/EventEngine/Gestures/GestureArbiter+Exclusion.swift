/// Step 4: what is between a recognizer and its wish to leave possible.
extension GestureArbiter {
    // MARK: Requirements (E-43)

    /// Whether a recognizer that would recognize has to wait: one whose failure it requires has seen touches
    /// and has not decided. One that sees no touch imposes nothing.
    func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
        var mustWait = false
        for other in requirements.required(by: recognizer) where other.attempt.isUnderWay {
            // Then it will not wait but fail.
            if other.attempt.settled.isRecognized { return false }
            guard other.attempt.settled == .possible else { continue }
            mustWait = true
            noteWait(recognizer, for: other)
        }
        return mustWait
    }

    private func noteWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
        let key = ObjectIdentifier(other)
        guard recognizer.attempt.awaited.insert(key).inserted else { return }
        world.note(recognizer, .waits, RuleID("E", 44), "waits", other: other)
    }

    /// One whose failure was required and which has recognized instead.
    func recognizedRequirement(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        requirements.required(by: recognizer).first {
            $0.attempt.isUnderWay && $0.attempt.settled.isRecognized
        }
    }

    // MARK: Should begin (E-40 to E-42)

    /// Why a recognizer may not begin; nil when it may.
    func refusal(of recognizer: UIGestureRecognizer) -> GestureCause? {
        recognizer.decline = nil
        let mayBegin = world.askDelegate(
            of: recognizer, .gestureRecognizerShouldBegin, [recognizer], fallback: true
        ) { $0.gestureRecognizerShouldBegin(recognizer) }
        if !mayBegin {
            let delegate = recognizer.delegateObject
            let refusal = GestureCause(RuleID("E", 40), "refused by the delegate", by: delegate)
            return recognizer.decline ?? refusal
        }
        guard recognizer.cancelsTouchesInView else { return nil }
        var asked: [UIView] = []
        for touch in recognizer.attempt.touches where touch.canBeTakenFromView {
            guard let view = touch.view, view !== recognizer.answeringView,
                !asked.contains(where: { $0 === view })
            else { continue }
            asked.append(view)
            if !view.gestureRecognizerShouldBegin(recognizer) {
                let isProtected = !view.defaultShouldBegin(recognizer)
                let rule = isProtected ? RuleID("G", 16) : RuleID("E", 41)
                return GestureCause(rule, "refused by the view", by: view)
            }
        }
        return nil
    }

    // MARK: Rivals (E-26 to E-37)

    /// Those that compete with a recognizer for a touch (E-31), in the order in which they are settled.
    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        world.work.draw(participants.count)
        return inOrderOfSettling(
            participants.filter { $0 !== recognizer && $0.attempt.shares(with: recognizer.attempt) })
    }

    /// A rival that has recognized already, and does not let this one recognize as well (E-26).
    func rivalThatExcludes(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        for rival in rivals(of: recognizer) where rival.attempt.settled.isRecognized && !world.isHalted {
            if excludes(rival, recognizer, asking: recognizer) { return rival }
        }
        return nil
    }

    /// A recognizer has recognized, or comes to its end: those that it does not tolerate go (E-32, E-33,
    /// E-37).
    ///
    /// - Parameter isNew: whether it just left possible; those that go on already were asked about it then.
    func excludeRivals(of recognizer: UIGestureRecognizer, isNew: Bool) {
        for rival in rivals(of: recognizer) where !rival.attempt.settled.isFinal && !world.isHalted {
            if isNew, rival.attempt.settled.isUnderWay { continue }
            guard excludes(recognizer, rival, asking: recognizer) else { continue }
            guard rival.attempt.settled == .possible else {
                rival.attempt.wishes = []
                let cause = GestureCause(RuleID("E", 33), "excluded", by: recognizer)
                move(rival, to: .cancelled, cause)
                continue
            }
            fail(rival, GestureCause(exclusionRule(recognizer, rival), "excluded", by: recognizer))
        }
    }

    /// Whether `winner` keeps `loser` from recognizing: both classes allow it, and no delegate wants both.
    private func excludes(
        _ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer, asking first: UIGestureRecognizer
    ) -> Bool {
        world.work.draw(WorkCost.question)
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else {
            let isAboutTaps = winner is UITapGestureRecognizer && loser is UITapGestureRecognizer
            world.note(winner, .cannotPrevent, RuleID("E", isAboutTaps ? 35 : 34), other: loser)
            return false
        }
        let second = first === winner ? loser : winner
        for (recognizer, other) in [(first, second), (second, first)] {
            let both = world.askDelegate(
                of: recognizer, .shouldRecognizeSimultaneously, [recognizer, other], fallback: false
            ) { $0.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) }
            if both {
                world.note(first, .recognizesWith, RuleID("E", 36), other: second)
                return false
            }
        }
        return true
    }

    /// A tie in one event is decided by the views, or within a view by the order of addition.
    private func exclusionRule(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> RuleID {
        guard let wish = loser.attempt.wishes.first, wish.state.isRecognized else { return RuleID("E", 32) }
        return winner.viewReference === loser.viewReference ? RuleID("E", 28) : RuleID("E", 27)
    }
}
