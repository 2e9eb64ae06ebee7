// A pan recognizer may say something else of its way and its velocity.
class LevelPan: UIPanGestureRecognizer {
    override func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: super.translation(in: view).x, y: 0)
    }
    override func velocity(in view: UIView?) -> CGPoint {
        CGPoint(x: super.velocity(in: view).x, y: 9)
    }
}

class Listener: NSObject {
    @objc func moved(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended { print(pan.translation(in: view).y, pan.velocity(in: view).y) }
    }
}

let listener = Listener()
view.addGestureRecognizer(LevelPan(target: listener, action: #selector(Listener.moved(_:))))
hand.drag(view, from: CGPoint(x: 100, y: 100), by: CGVector(dx: 60, dy: 60), over: 0.3)
// prints: 0.0 9.0
