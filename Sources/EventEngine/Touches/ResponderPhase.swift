import Foundation

/// The last step of an event in a window: views hear of their touches (D-04, D-18).
struct ResponderPhase {
    let world: Simulator
    let window: UIWindow
    let event: UIEvent

    /// Views in the order of their first touch; within a view began, moved, ended, cancelled.
    func deliver() {
        let touches = event.touches.filter { $0.window === window && !$0.delivery.isSwallowed }
        for touch in touches where touch.phase == .began { admit(touch, among: touches) }
        var views: [UIView] = []
        for touch in touches {
            guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
            views.append(view)
        }
        for view in views {
            let own = touches.filter { $0.view === view && $0.delivery.isTrackedByView }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let group = own.filter { $0.phase == phase }
                if !group.isEmpty { tell(view, phase, group) }
            }
        }
    }

    /// Decides whether the view of a new touch will hear of it (D-05, D-06).
    private func admit(_ touch: UITouch, among touches: [UITouch]) {
        guard let view = touch.view, !touch.delivery.isTrackedByView, !touch.delivery.isKeptFromView else {
            return
        }
        let tracked = touches.filter { $0.delivery.isTrackedByView }
        let isSecond = !view.isMultipleTouchEnabled && tracked.contains { $0.view === view }
        let others = tracked.filter { $0.view !== view }
        let isExcluded = others.contains { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true }
        if isSecond || isExcluded {
            touch.delivery.isKeptFromView = true
        } else {
            touch.delivery.isTrackedByView = true
        }
    }

    private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch]) {
        let group = Set(touches)
        let loss = touches.lazy.compactMap(\.delivery.loss).first
        let cause = phase == .cancelled ? loss ?? RuleID("D", 10) : RuleID("D", 4)
        world.recordDelivery(of: touches, to: view, by: cause)
        world.cause = cause
        switch phase {
        case .began: view.touchesBegan(group, with: event)
        case .moved: view.touchesMoved(group, with: event)
        case .ended: view.touchesEnded(group, with: event)
        default: view.touchesCancelled(group, with: event)
        }
        world.cause = nil
        if phase == .ended || phase == .cancelled {
            for touch in touches { touch.delivery.isTrackedByView = false }
        }
    }
}
