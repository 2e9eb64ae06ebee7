// UIKit's own recognizers with their properties.
class Handler: NSObject {
    @objc func pan(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: pan.view)
        let speed = pan.velocity(in: nil).x
        if pan.state == .ended { print("pan", way.x.rounded(), way.y.rounded(), speed.rounded()) }
    }
    @objc func press(_ press: UILongPressGestureRecognizer) {
        print("press", press.state == .began, press.numberOfTouches)
    }
    @objc func swipe(_ swipe: UISwipeGestureRecognizer) {
        print("swipe", swipe.direction == .left, swipe.location(in: swipe.view).x)
    }
    @objc func pinch(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .ended { print("pinch", (pinch.scale * 10).rounded() / 10) }
    }
    @objc func rotate(_ rotation: UIRotationGestureRecognizer) {
        if rotation.state == .ended { print("rotate", (rotation.rotation * 10).rounded() / 10) }
    }
    @objc func edge(_ edge: UIScreenEdgePanGestureRecognizer) {
        if edge.state == .began { print("edge") }
    }
}
let handler = Handler()
let red = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
view.addSubview(red)
let pan = UIPanGestureRecognizer(target: handler, action: #selector(Handler.pan(_:)))
pan.maximumNumberOfTouches = 1
red.addGestureRecognizer(pan)
hand.drag(red, by: CGVector(dx: 50, dy: 0))  // prints: pan 40.0 0.0 0.0
hand.flick(red, .right)  // prints: pan 110.0 0.0 1200.0
let swipe = UISwipeGestureRecognizer(target: handler, action: #selector(Handler.swipe(_:)))
swipe.direction = [.left]
red.addGestureRecognizer(swipe)
pan.require(toFail: swipe)
hand.flick(red, .left)  // prints: swipe true 150.0
let press = UILongPressGestureRecognizer(target: handler, action: #selector(Handler.press(_:)))
press.minimumPressDuration = 0.2
press.allowableMovement = 5
red.addGestureRecognizer(press)
hand.press(red, for: 0.4)
// prints: press true 1
// prints: press false 0
for recognizer in [pan, swipe, press] { red.removeGestureRecognizer(recognizer) }
print(red.gestureRecognizers == nil)  // prints: true
let pinch = UIPinchGestureRecognizer(target: handler, action: #selector(Handler.pinch(_:)))
let rotate = UIRotationGestureRecognizer(target: handler, action: #selector(Handler.rotate(_:)))
red.gestureRecognizers = [pinch, rotate]
hand.pinch(red, scale: 1.5)  // prints: pinch 1.5
hand.rotate(red, by: 0.7)  // prints: rotate 0.7
let edge = UIScreenEdgePanGestureRecognizer(target: handler, action: #selector(Handler.edge(_:)))
edge.edges = .left
view.addGestureRecognizer(edge)
hand.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 100, y: 50))  // prints: edge
hand.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50))
