extension TouchDelivery {
    /// Whether a touch in progress belongs to a view or to one inside it.
    func hasTouch(in view: UIView) -> Bool {
        active.contains { $0.touch.view.map { $0.ancestors.contains { $0 === view } } ?? false }
    }

    /// A view is leaving its window: touches in it, and in what it holds, cannot go on (D-11).
    func viewIsLeaving(_ view: UIView) {
        let isInside = { (touch: UITouch) in
            touch.view.map { $0.ancestors.contains { $0 === view } } ?? false
        }
        lose(RuleID("D", 11), where: isInside)
        for touch in withheldBeyondEnd where isInside(touch) {
            touch.delivery.loss = RuleID("D", 11)
            hasLosses = true
        }
    }

    /// The app takes no touches from now on; those in progress are cancelled, so that each that began is
    /// told its end (A-18, N-27, C-13).
    func ignoringBegins(_ rule: RuleID) {
        lose(rule) { _ in true }
    }

    private func lose(_ rule: RuleID, where isMeant: (UITouch) -> Bool) {
        world.work.draw(compared: active.count)
        for (_, touch) in active where touch.delivery.loss == nil && isMeant(touch) {
            touch.delivery.loss = rule
            hasLosses = true
        }
    }

    /// Cancels lost touches. That happens before the loop sleeps and not where the view is taken out, since
    /// an event may be on its way just then.
    func cancelLosses() {
        guard hasLosses else { return }
        hasLosses = false
        cancel { $0.delivery.loss != nil }
        for touch in withheldBeyondEnd where touch.delivery.loss != nil {
            forget(withheld: touch, taker: nil)
            guard touch.delivery.isTrackedByView, let view = touch.view else { continue }
            tell(view, .cancelled, [touch], by: RuleID("D", 11))
        }
    }
}
