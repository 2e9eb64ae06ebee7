// A control of one's own follows a touch by four methods, each of which may be overridden.
class Dial: UIControl {
    var limit = 1000.0
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("begin", touch.location(in: self).x, isTracking, isTouchInside, state == .normal)
        return super.beginTracking(touch, with: event) && isSelected == false
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("continue", isTracking, isTouchInside)
        return touch.location(in: self).x < limit
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        print("end", isTracking, touch?.phase == .ended)
    }
    override func cancelTracking(with event: UIEvent?) {
        print("cancel", event == nil)
        super.cancelTracking(with: event)
    }
}
class Ear: NSObject {
    @objc func down() { print("down") }
    @objc func again() { print("repeat") }
    @objc func inside(_ sender: Dial) { print("inside", sender.isHighlighted) }
    @objc func outside() { print("outside") }
    @objc func enter() { print("enter") }
    @objc func exit(_ sender: Dial, forEvent event: UIEvent) { print("exit", event.allTouches?.count ?? 0) }
    @objc func upInside(_ sender: Dial) { print("up inside", sender.isTracking, sender.isHighlighted) }
    @objc func upOutside() { print("up outside") }
    @objc func cancelled() { print("cancelled") }
}
let ear = Ear()
let dial = Dial(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
view.addSubview(dial)
dial.addTarget(ear, action: #selector(Ear.down), for: .touchDown)
dial.addTarget(ear, action: #selector(Ear.again), for: .touchDownRepeat)
dial.addTarget(ear, action: #selector(Ear.inside(_:)), for: .touchDragInside)
dial.addTarget(ear, action: #selector(Ear.outside), for: .touchDragOutside)
dial.addTarget(ear, action: #selector(Ear.enter), for: .touchDragEnter)
dial.addTarget(ear, action: #selector(Ear.exit(_:forEvent:)), for: .touchDragExit)
dial.addTarget(ear, action: #selector(Ear.upInside(_:)), for: .touchUpInside)
dial.addTarget(ear, action: #selector(Ear.upOutside), for: .touchUpOutside)
dial.addTarget(ear, action: #selector(Ear.cancelled), for: .touchCancel)
let finger = hand.touch(dial)
finger.move(by: CGVector(dx: 40, dy: 0))
finger.move(by: CGVector(dx: 100, dy: 0))
finger.move(by: CGVector(dx: 10, dy: 0))
finger.move(by: CGVector(dx: -60, dy: 0))
finger.lift()
hand.tap(dial, count: 2)
hand.drag(dial, from: CGPoint(x: 30, y: 30), by: CGVector(dx: 0, dy: 200), over: 0.05)
dial.limit = 50
hand.drag(dial, from: CGPoint(x: 30, y: 30), by: CGVector(dx: 60, dy: 0), over: 0.05)
let long = hand.touch(dial)
device.interrupt()
long.lift()
dial.isSelected = true
hand.tap(dial)
print(dial.state == .selected, dial.state == [.selected], dial.isHighlighted)
