class Judge: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
class Mild: UITapGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
class Handler: NSObject {
    @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .changed { _ = pinch.velocity }
        if pinch.state == .began { print(pinch.location(ofTouch: 0, in: nil).y) }
    }
    @objc func turned(_ turn: UIRotationGestureRecognizer) {
        if turn.state == .changed { _ = turn.velocity }
    }
}
let (judge, handler) = (Judge(), Handler())
let first = Mild(target: nil, action: nil)
let second = Mild(target: nil, action: nil)
first.delegate = judge
view.addGestureRecognizer(first)
view.addGestureRecognizer(second)
hand.tap(view)
let press = UILongPressGestureRecognizer()
press.numberOfTouchesRequired = 1
press.numberOfTapsRequired = 0
let swipe = UISwipeGestureRecognizer()
swipe.numberOfTouchesRequired = 1
for way: UISwipeGestureRecognizer.Direction in [.right, .up, .down] { swipe.direction = way }
let pad = UIView(frame: view.bounds)
view.addSubview(pad)
let pinch = UIPinchGestureRecognizer(target: handler, action: #selector(Handler.pinched(_:)))
let turn = UIRotationGestureRecognizer(target: handler, action: #selector(Handler.turned(_:)))
pad.addGestureRecognizer(pinch)
hand.pinch(pad, scale: 2)  // prints: 333.5
pad.removeGestureRecognizer(pinch)
pad.addGestureRecognizer(turn)
hand.rotate(pad, by: .pi / 2)
hand.flick(pad, .down)
