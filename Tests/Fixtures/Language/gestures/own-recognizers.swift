// Recognizers of one's own: states, reset, ignored touches, rules of a class, a state that is not allowed.
class Corner: UIGestureRecognizer {
    var start = CGPoint.zero
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = touch.location(in: view)
        if start.x > 50 { state = .failed }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .possible: state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
    override func reset() {
        super.reset()
        resets += 1
        start = .zero
    }
}
class Harmless: UITapGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        print("asked about the event")
        return super.shouldReceive(event)
    }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            print("set")
            super.state = newValue
        }
    }
}
class Handler: NSObject {
    var log: [String] = []
    @objc func act(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: log.append("began")
        case .changed: log.append("changed")
        case .ended: log.append("ended")
        case .cancelled: log.append("cancelled")
        default: log.append("?")
        }
    }
    func show() {
        print(log.joined(separator: " "))
        log = []
    }
}
let handler = Handler()
let red = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
red.isMultipleTouchEnabled = true
view.addSubview(red)
let corner = Corner(target: handler, action: #selector(Handler.act(_:)))
red.addGestureRecognizer(corner)
hand.drag(red, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 20, dy: 0), over: 0.05)
handler.show()  // prints: began changed changed ended
hand.drag(red, from: CGPoint(x: 60, y: 10), by: CGVector(dx: 20, dy: 0), over: 0.05)
handler.show()  // prints:
print(corner.resets, corner.state == .possible)  // prints: 2 true
let first = hand.touch(red, at: CGPoint(x: 10, y: 10))
first.move(by: CGVector(dx: 5, dy: 0))
let second = hand.touch(red, at: CGPoint(x: 40, y: 10))
second.move(by: CGVector(dx: 5, dy: 0))
second.lift()
device.interrupt()
handler.show()  // prints: began cancelled
let third = hand.touch(red, at: CGPoint(x: 10, y: 10))
device.interrupt()
third.lift()
handler.show()  // prints:
let harmless = Harmless(target: handler, action: #selector(Handler.act(_:)))
red.addGestureRecognizer(harmless)
red.addGestureRecognizer(UITapGestureRecognizer(target: handler, action: #selector(Handler.act(_:))))
hand.tap(red)
handler.show()
// prints: asked about the event
// prints: set
// prints: ended
