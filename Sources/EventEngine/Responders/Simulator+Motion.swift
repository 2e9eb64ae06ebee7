import Foundation

extension Simulator {
    /// Shakes the device: two events, since nothing is published about the time between them (C-24).
    func shake() {
        let event = UIEvent(type: .motion, subtype: .motionShake)
        for phase in [UIEvent.MotionPhase.began, .ended] where !isHalted {
            event.motionPhase = phase
            event.time = clock.now
            takeSnapshotIfChanged()
            turn {
                note(.fetch)
                recording(.queue) { application.sendEvent(event) }
            }
        }
    }
}

extension UIWindow {
    /// Motion goes to the first responder, and without one to the window itself (C-24).
    final func deliverMotion(_ phase: UIEvent.MotionPhase, _ event: UIEvent) {
        let receiver = firstResponder ?? self
        switch phase {
        case .began: receiver.motionBegan(event.subtype, with: event)
        case .ended: receiver.motionEnded(event.subtype, with: event)
        }
    }
}
