// Taps, presses, drags, flicks, and fingers one by one.
class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("down", touches.count, touches.map { $0.tapCount }.max()!)
    }
}
let pad = Pad(frame: CGRect(x: 50, y: 50, width: 250, height: 250))
pad.isMultipleTouchEnabled = true
view.addSubview(pad)
hand.tap(pad, at: CGPoint(x: 10, y: 10), count: 2)
// prints: down 1 1
// prints: down 1 2
hand.tap(pad, fingers: 2)
// prints: down 2 1
device.wait(1)
hand.press(pad, for: 0.6)
// prints: down 1 1
hand.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), over: 0.1)
// prints: down 1 1
device.wait(1)
hand.flick(pad, .left)
// prints: down 1 1
let one = hand.touch(pad, at: CGPoint(x: 20, y: 20))
// prints: down 1 1
let two = hand.touch(at: CGPoint(x: 200, y: 200))
// prints: down 1 1
one.move(by: CGVector(dx: 30, dy: 0), over: 0.05)
hand.together {
    one.move(by: CGVector(dx: 10, dy: 10), over: 0.05)
    two.move(to: CGPoint(x: 210, y: 210), over: 0.05)
}
one.hold(0.2)
one.lift()
two.lift()
device.wait(0.5)
print("end")  // prints: end
