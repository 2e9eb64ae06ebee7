import Foundation

extension TouchDelivery {
    /// Some touches' views, in the order of their first touch (D-18).
    static func views(of touches: [UITouch]) -> [UIView] {
        var known: Set<ObjectIdentifier> = []
        return touches.compactMap(\.view).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// Decides whether the view of a new touch will hear of it (D-05, D-06). A touch whose end is withheld no
    /// longer counts.
    func admit(_ touch: UITouch) {
        guard let view = touch.view, !touch.delivery.isTrackedByView, !touch.delivery.isKeptFromView else {
            return
        }
        world.work.draw(event.touches.count)
        let tracked = event.touches.filter {
            $0.window === touch.window && $0.delivery.isTrackedByView && $0.delivery.withheld?.isOver != true
        }
        let isSecond = !view.isMultipleTouchEnabled && tracked.contains { $0.view === view }
        let others = tracked.filter { $0.view !== view }
        let excluder = others.first { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true }
        if isSecond || excluder != nil {
            touch.delivery.isKeptFromView = true
            let rule = RuleID("D", isSecond ? 5 : 6)
            world.noteRefusal(of: touch, rule, other: isSecond ? view : excluder?.view)
        } else {
            touch.delivery.isTrackedByView = true
        }
    }

    /// The touches that scroll views around a view let it have (H-04).
    func admitted(_ touches: [UITouch], to view: UIView) -> [UITouch] {
        guard world.scrolling.hasScrollViews, !touches.isEmpty,
            let refuser = view.scrollView(refusing: touches, event)
        else { return touches }
        for touch in touches {
            world.noteRefusal(of: touch, RuleID("H", 4), other: refuser)
            touch.delivery.isTrackedByView = false
            touch.delivery.isKeptFromView = true
            forget(withheld: touch, taker: nil)
        }
        return []
    }

    /// Sends a view one of the four touch messages. The touches show that phase meanwhile, whatever the event
    /// is about.
    func tell(
        _ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch], by cause: RuleID,
        sender: UIGestureRecognizer? = nil
    ) {
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = phase }
        let group = Set(touches)
        world.recordDelivery(of: touches, to: view, by: cause, sender: sender)
        world.cause = cause
        switch phase {
        case .began: view.touchesBegan(group, with: event)
        case .moved: view.touchesMoved(group, with: event)
        case .ended: view.touchesEnded(group, with: event)
        default: view.touchesCancelled(group, with: event)
        }
        world.cause = nil
        for (touch, phase) in zip(touches, phases) { touch.phase = phase }
        if phase == .ended || phase == .cancelled {
            for touch in touches { touch.delivery.isTrackedByView = false }
        }
    }
}
