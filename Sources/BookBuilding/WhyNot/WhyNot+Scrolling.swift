import EventEngine

/// Why content did not move, and why its views kept or lost their touches.
extension WhyNot {
    /// Why a scroll view's delegate was not told.
    func lines(ofScrolling selector: MessageSelector, to delegate: ObjectID) -> [WhyNotLine] {
        let views = (facts.recording.arrangements.last?.scrollViews ?? []).filter {
            $0.delegate == delegate
        }
        guard !views.isEmpty else {
            return [
                WhyNotLine(
                    whole: WhyNotReason(
                        "\(facts.name(delegate)) is the delegate of no scroll view", RuleID("H", 21)))
            ]
        }
        return views.flatMap { lines(of: $0, selector) }
    }

    private func lines(
        of view: Recording.Arrangement.ScrollView, _ selector: MessageSelector
    ) -> [WhyNotLine] {
        let name = facts.name(view.id)
        if selector == .scrollViewDidEndScrollingAnimation {
            let words = "no code moved the content of \(name) with an animation"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("H", 23)))]
        }
        let spans = facts.recording.scrolls.filter { $0.view == view.id }
        let isAboutMomentum = [.scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating].contains(
            selector)
        if isAboutMomentum, let drag = spans.last(where: { $0.kind == .dragging }) {
            let end = drag.end.map { " at \(facts.time($0))" } ?? ""
            let words =
                "the finger rested before it was lifted\(end), so the content of \(name) had no momentum"
            return [WhyNotLine(whole: WhyNotReason(words, RuleID("H", 17)))]
        }
        return lines(ofAttempts: view.pan) { attempt in
            if attempt.recognized != nil {
                return (
                    WhyNotReason(
                        "\(name) scrolled, and its delegate implements no such method", RuleID("H", 21)),
                    false
                )
            }
            let reason = notReached("began", in: attempt)
            guard !view.scrollsHorizontally, !view.scrollsVertically, reason.rule == RuleID("H", 26) else {
                return (reason, false)
            }
            let words = "the content of \(name) is no larger than \(name), and does not always bounce"
            return (WhyNotReason(words, RuleID("H", 15)), false)
        }
    }

    /// Why a scroll view was not asked about a touch of its content.
    func lines(ofContent view: ObjectID, _ selector: MessageSelector) -> [WhyNotLine] {
        lines(perTouch: view, selector) { touch in
            let name = facts.name(view)
            guard touch.hit != view, facts.isInside(touch.hit, view, at: touch) else {
                let hit = touch.hit == .none ? "nothing" : facts.name(touch.hit)
                return WhyNotReason("the touch hit \(hit), which is no view of its content", RuleID("H", 8))
            }
            guard facts.delivery(.began, of: touch.number) != nil else {
                return notTold(touch.hit, .began, touch)
            }
            guard let pan = facts.scrollView(view)?.pan,
                let attempt = attempts.last(where: {
                    $0.recognizer == pan && $0.touches.contains(touch.number)
                })
            else { return WhyNotReason("\(name) has no drag of the touch", RuleID("H", 6)) }
            guard let failure = attempt.failed else {
                return WhyNotReason(
                    "\(facts.name(touch.hit)) had no touch when the drag began", RuleID("H", 6))
            }
            return reason(ofFailure: failure, attempt).after("\(name) did not try to scroll")
        }
    }
}
