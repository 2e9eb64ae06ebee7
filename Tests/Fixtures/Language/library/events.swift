// All that touches and events tell of themselves.
class Probe: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    func tell(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // A set has no order that two runs of compiled code agree about.
        for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
            print(touch.phase == .began, touch.phase == .moved, touch.phase == .ended, touch.phase == .cancelled)
            print(touch.phase == .stationary, touch.phase == .regionEntered, touch.phase == .regionMoved)
            print(touch.phase == .regionExited, touch.type == .direct, touch.type == .indirect)
            print(touch.type == .pencil, touch.type == .indirectPointer, touch.tapCount)
            print(touch.force, touch.maximumPossibleForce, touch.majorRadius, touch.majorRadiusTolerance)
            print(touch.preciseLocation(in: self), touch.precisePreviousLocation(in: self), touch.window === window)
            guard let event = event else { continue }
            print(event.type == .touches, event.type == .motion, event.type == .presses, event.type == .hover)
            print(event.type == .remoteControl, event.type == .scroll, event.type == .transform)
            print(event.subtype == .none, event.subtype == .motionShake, event.timestamp == touch.timestamp)
            print(event.coalescedTouches(for: touch)?.count ?? -1, event.predictedTouches(for: touch)?.count ?? -1)
            print(event.touches(for: self)?.count ?? -1, event.touches(for: window!)?.count ?? -1)
        }
    }
}
let probe = Probe(frame: view.bounds)
probe.isMultipleTouchEnabled = true
probe.isExclusiveTouch = true
view.addSubview(probe)
hand.drag(probe, by: CGVector(dx: 10, dy: 0), over: 0.05)
let finger = hand.touch(probe)
device.interrupt()
finger.lift()
hand.pinch(probe, scale: 2, over: 0.05)
hand.rotate(probe, by: .pi / 8, over: 0.05)
print(UIEvent().allTouches?.count ?? -1)
