extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.viewReference === self { return }
        recognizer.viewReference?.detach(recognizer)
        touchSettings.recognizers.append(recognizer)
        recognizer.viewReference = self
        world.gestures.hasRecognizers = true
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewReference === self else { return }
        world.gestures.drop(recognizer, because: GestureCause(RuleID("E", 10), "removed"))
        touchSettings.recognizers.removeAll { $0 === recognizer }
        recognizer.viewReference = nil
    }

    final func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in touchSettings.recognizers where !recognizers.contains(where: { $0 === old }) {
            detach(old)
        }
        for new in recognizers { attach(new) }
        touchSettings.recognizers = recognizers.enumerated().compactMap { index, recognizer in
            recognizers[..<index].contains { $0 === recognizer } ? nil : recognizer
        }
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
