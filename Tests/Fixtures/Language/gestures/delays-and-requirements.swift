// What recognizers hold back from views, and rules of classes about failure and prevention.
class Listener: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first
        let count = touch?.gestureRecognizers?.count ?? 0
        log.append("began at \(Int(touch?.location(in: self).x ?? 0)) with \(count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved to \(Int(touches.first?.location(in: self).x ?? 0))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    func show() {
        print(log.joined(separator: ", "))
        log = []
    }
}
class Patient: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
    }
}
class Demanding: UITapGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        print(event.touches(for: self)?.count ?? 0, numberOfTouches)
        super.touchesEnded(touches, with: event)
    }
}
class Handler: NSObject {
    @objc func tapped(_ tap: UITapGestureRecognizer) { print("tapped", tap.numberOfTapsRequired) }
    @objc func panned(_ pan: UIPanGestureRecognizer) {
        print("panned", pan.translation(in: pan.view).x.rounded())
        pan.setTranslation(.zero, in: pan.view)
    }
}
let handler = Handler()
let listener = Listener(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
view.addSubview(listener)
let tap = UITapGestureRecognizer(target: handler, action: #selector(Handler.tapped(_:)))
tap.delaysTouchesBegan = true
listener.addGestureRecognizer(tap)
hand.tap(listener)
listener.show()
// prints: tapped 1
// prints:
hand.drag(listener, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 90, dy: 0), over: 0.05)
listener.show()  // prints: began at 10 with 1, moved to 70, moved to 100, ended
tap.delaysTouchesBegan = false
tap.numberOfTapsRequired = 2
tap.delaysTouchesEnded = false
tap.requiresExclusiveTouchType = false
hand.tap(listener)
listener.show()  // prints: began at 150 with 1, ended
device.wait(1)
tap.delaysTouchesEnded = true
hand.tap(listener)
listener.show()  // prints: began at 150 with 1
device.wait(1)
listener.show()  // prints: ended
let patient = Patient(target: handler, action: #selector(Handler.tapped(_:)))
listener.addGestureRecognizer(patient)
hand.tap(listener, count: 2)  // prints: tapped 2
listener.show()  // prints: began at 150 with 2, began at 150 with 1, cancelled
hand.tap(listener)
device.wait(1)  // prints: tapped 1
listener.gestureRecognizers = nil
let press = UILongPressGestureRecognizer(target: handler, action: #selector(Handler.tapped(_:)))
let demanding = Demanding(target: handler, action: #selector(Handler.tapped(_:)))
demanding.numberOfTouchesRequired = 2
listener.gestureRecognizers = [press, demanding]
hand.tap(listener, fingers: 2)
// prints: 2 2
// prints: tapped 1
listener.gestureRecognizers = []
let pan = UIPanGestureRecognizer(target: handler, action: #selector(Handler.panned(_:)))
pan.minimumNumberOfTouches = 2
listener.addGestureRecognizer(pan)
let (a, b) = (hand.touch(listener), hand.touch(listener))
for _ in 0..<2 {
    hand.together {
        a.move(by: CGVector(dx: 15, dy: 0))
        b.move(by: CGVector(dx: 15, dy: 0))
    }
}
a.lift()
b.lift()
// prints: panned 5.0
// prints: panned 15.0
// prints: panned 0.0
