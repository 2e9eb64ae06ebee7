/// Who has to wait for whom in this attempt (E-45, E-46).
extension GestureArbiter {
    /// Asks for each pair that shares a new touch, once for an attempt, before either hears of the touch. At
    /// least one of a pair has somebody who could answer.
    func consult(about touches: [UITouch]) {
        let newcomers = Self.recognizers(of: touches)
        let asking = Set(newcomers.filter(isAsked).map { ObjectIdentifier($0) })
        guard !asking.isEmpty else { return }
        let groups = touches.map { touch in
            let all = inOrderOfDelivery(touch.delivery.recognizers.all)
            return (touch, all: all, asking: all.filter { asking.contains(ObjectIdentifier($0)) })
        }
        for recognizer in inOrderOfDelivery(newcomers) {
            for (touch, all, some) in groups where touch.delivery.recognizers.contains(recognizer) {
                let others = asking.contains(ObjectIdentifier(recognizer)) ? all : some
                world.work.draw(others.count)
                for other in others
                where other !== recognizer && touch.delivery.recognizers.contains(other) {
                    consult(recognizer, other)
                }
            }
        }
    }

    /// The recognizers of some touches, each once.
    static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var known: Set<ObjectIdentifier> = []
        return touches.flatMap { touch in
            touch.delivery.recognizers.filter { known.insert(ObjectIdentifier($0)).inserted }
        }
    }

    /// Whether the class of a recognizer or its delegate may have something to say about pairs.
    private func isAsked(_ recognizer: UIGestureRecognizer) -> Bool {
        world.work.draw(WorkCost.question)
        if let dynamic = recognizer.dynamicSubclass {
            let selectors: [MessageSelector] = [
                .recognizerShouldRequireFailureOf, .recognizerShouldBeRequiredToFailBy,
            ]
            if selectors.contains(where: dynamic.overrides) { return true }
        } else if !ClassNames(of: recognizer).isKit {
            return true
        }
        return world.mayAnswer(
            recognizer.delegateObject, [.shouldRequireFailureOf, .shouldBeRequiredToFailBy],
            (any UIGestureRecognizerDelegate).self)
    }

    private func consult(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) {
        let wasAsked = a.attempt.consulted.contains(b.creationSerial)
            && b.attempt.consulted.contains(a.creationSerial)
        guard !wasAsked, !world.isHalted else { return }
        world.work.draw(WorkCost.pair)
        a.attempt.consulted.insert(b.creationSerial)
        b.attempt.consulted.insert(a.creationSerial)
        for (waiting, other) in [(a, b), (b, a)] where asksToWait(waiting, for: other) {
            requirements.add(waiting, requires: other, once: true)
            world.note(waiting, .requires, RuleID("E", 45), other: other)
        }
    }

    /// The class of the one that would wait, its delegate, then the other's class and delegate, until a yes.
    private func asksToWait(_ waiting: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        waiting.shouldRequireFailure(of: other)
            || world.askDelegate(
                of: waiting, .shouldRequireFailureOf, [waiting, other], fallback: false
            ) { $0.gestureRecognizer(waiting, shouldRequireFailureOf: other) }
            || other.shouldBeRequiredToFail(by: waiting)
            || world.askDelegate(
                of: other, .shouldBeRequiredToFailBy, [other, waiting], fallback: false
            ) { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) }
    }
}
