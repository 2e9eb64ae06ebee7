// What a touch and an event can tell while it is handled.
class Reader: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let here = touch.location(in: self)
        let there = touch.location(in: nil)
        print("began", here.x, here.y, there.x, there.y, touch.tapCount, touch.phase == .began)
        print(event.type == .touches, event.allTouches?.count ?? 0, event.touches(for: self)?.count ?? 0)
        print(touch.view === self, touch.window === window, touch.type == .direct)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        print("moved", touch.location(in: self).x - touch.previousLocation(in: self).x > 0, touch.phase)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { print("ended", touch.location(in: superview).x, touch.tapCount, touch.timestamp > 0) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
}
let reader = Reader(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
view.addSubview(reader)
hand.tap(reader)
// prints: began 50.0 50.0 100.0 100.0 1 true
// prints: true 1 1
// prints: true true true
// prints: ended 100.0 1 true
device.wait(1)
hand.drag(reader, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 30, dy: 0), over: 0.05)
// prints: began 10.0 10.0 60.0 60.0 1 true
// prints: true 1 1
// prints: true true true
// prints: moved true moved
// prints: moved true moved
// prints: moved true moved
// prints: ended 90.0 1 true
device.wait(1)
let finger = hand.touch(reader, at: CGPoint(x: 20, y: 20))
// prints: began 20.0 20.0 70.0 70.0 1 true
// prints: true 1 1
// prints: true true true
device.interrupt()  // prints: cancelled
finger.lift()
