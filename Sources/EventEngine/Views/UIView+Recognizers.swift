extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.viewReference === self { return }
        recognizer.viewReference?.detach(recognizer)
        world.work.draw(WorkCost.registration)
        world.hierarchyVersion += 1
        touchSettings.recognizers.append(recognizer)
        recognizer.viewReference = self
        world.gestures.hasRecognizers = true
        world.settingsHaveChanged = true
    }

    /// Where a recognizer is; those that leave are mostly the first or the last.
    private func position(of recognizer: UIGestureRecognizer) -> Int? {
        let recognizers = touchSettings.recognizers
        if recognizers.first === recognizer { return 0 }
        let index = recognizers.lastIndex { $0 === recognizer }
        world.work.draw(compared: recognizers.count - (index ?? 0))
        return index
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewReference === self else { return }
        world.gestures.drop(recognizer, because: GestureCause(RuleID("E", 10), "removed"))
        world.hierarchyVersion += 1
        if let index = position(of: recognizer) {
            world.work.draw(shifted: touchSettings.recognizers.count - index)
            touchSettings.recognizers.remove(at: index)
        }
        recognizer.viewReference = nil
        world.settingsHaveChanged = true
    }

    final func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
        let kept = Set(recognizers.map { ObjectIdentifier($0) })
        for old in touchSettings.recognizers where !kept.contains(ObjectIdentifier(old)) { detach(old) }
        for new in recognizers { attach(new) }
        var known: Set<ObjectIdentifier> = []
        touchSettings.recognizers = recognizers.filter { known.insert(ObjectIdentifier($0)).inserted }
        world.hierarchyVersion += 1
    }

    /// Asked of the view that a touch hit; the trace has a line where the author's code answers.
    final func askWhetherToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        world.sendQuestion(
            .gestureRecognizerShouldBegin, to: self, arguments: { [recognizer] },
            argument: { world.argument(from: [recognizer]) }, fallback: false, answer: { .bool($0) },
            body: { answerByDefault(recognizer) })
    }

    /// A view that is asked as a delegate, and has nothing to say of its own, was not asked (E-40).
    private func answerByDefault(_ recognizer: UIGestureRecognizer) -> Bool {
        let answer = defaultShouldBegin(recognizer)
        guard world.trace.isInnermost(traceID, MessageSelector.gestureRecognizerShouldBegin.id) else {
            return answer
        }
        return world.answeredByDefault(answer)
    }
}
