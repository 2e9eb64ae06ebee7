// Taps on views inside each other: who hears, who acts, and what becomes of the touches.
class GrayView: UIView {}
class RedView: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("red is cancelled")
        super.touchesCancelled(touches, with: event)
    }
}
class GrayTap: UITapGestureRecognizer {}
class Controller: UIViewController {
    var count = 0
    @objc func grayTapped(_ recognizer: UITapGestureRecognizer) { print("gray") }
    @objc func redTapped(_ recognizer: UITapGestureRecognizer) {
        count += 1
        let place = recognizer.location(in: recognizer.view)
        print("red \(count)", recognizer.state == .ended, recognizer.state == .recognized, place.x, place.y)
    }
    @objc func plain() { print("plain") }
}
let controller = Controller()
window.rootViewController = controller
let root: UIView = controller.view
let gray = GrayView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
root.addSubview(gray)
let red = RedView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
gray.addSubview(red)
let grayTap = GrayTap(target: controller, action: #selector(Controller.grayTapped(_:)))
gray.addGestureRecognizer(grayTap)
let redTap = UITapGestureRecognizer(target: controller, action: #selector(Controller.redTapped(_:)))
redTap.addTarget(controller, action: #selector(Controller.plain))
red.addGestureRecognizer(redTap)
print(red.gestureRecognizers?.count ?? 0, redTap.view === red)  // prints: 1 true
print(root.gestureRecognizers == nil)  // prints: true
hand.tap(red)
// prints: red 1 true true 50.0 50.0
// prints: plain
// prints: red is cancelled
redTap.cancelsTouchesInView = false
redTap.removeTarget(controller, action: #selector(Controller.plain))
hand.tap(red, at: CGPoint(x: 10, y: 20))  // prints: red 2 true true 10.0 20.0
redTap.isEnabled = false
hand.tap(red)
// prints: gray
// prints: red is cancelled
redTap.isEnabled = true
redTap.numberOfTapsRequired = 2
grayTap.require(toFail: redTap)
hand.tap(red, count: 2)  // prints: red 3 true true 50.0 50.0
hand.tap(red)
device.wait(0.5)
// prints: gray
// prints: red is cancelled
gray.removeGestureRecognizer(grayTap)
hand.tap(red)
device.wait(0.5)
