import Foundation

/// The last step of an event in a window: views hear of their touches (D-04, D-18).
struct ResponderPhase {
    let delivery: TouchDelivery
    let world: Simulator
    let window: UIWindow
    let event: UIEvent

    /// Views in the order of their first touch; within a view began, moved, ended, cancelled.
    func deliver() {
        let touches = event.touches.filter {
            $0.window === window && !$0.delivery.isSwallowed && !$0.delivery.isTakenFromView
        }
        for touch in touches { delivery.withhold(touch) }
        let open = touches.filter { $0.delivery.withheld == nil }
        for touch in open where touch.phase == .began { delivery.admit(touch) }
        for view in TouchDelivery.views(of: open) {
            world.work.draw(open.count)
            let own = open.filter { $0.view === view && $0.delivery.isTrackedByView }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let group = own.filter {
                    $0.phase == phase && !($0.delivery.isUpToDate && phase == .moved)
                        && !$0.delivery.isTakenFromView
                }
                if phase == .began {
                    let admitted = delivery.admitted(group, to: view)
                    if !admitted.isEmpty { tell(view, phase, admitted) }
                } else if !group.isEmpty {
                    tell(view, phase, group)
                }
            }
        }
    }

    private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch]) {
        let loss = touches.lazy.compactMap(\.delivery.loss).first
        let cause = phase == .cancelled ? loss ?? RuleID("D", 10) : RuleID("D", 4)
        delivery.tell(view, phase, touches, by: cause)
    }
}
