// Every question to a delegate, answered by classes of several kinds.
class Asked: NSObject, UIGestureRecognizerDelegate {
    var allowsBoth = false
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        print("\(recognizer.name ?? "") event")
        return true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        print("\(recognizer.name ?? "") touch", touch.view === recognizer.view)
        return true
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("\(gestureRecognizer.name ?? "") with \(otherGestureRecognizer.name ?? "")")
        return allowsBoth
    }
}
class Waiting: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.name == "double" }
}
class Handler {
    @objc func act(_ recognizer: UIGestureRecognizer) { print("\(recognizer.name ?? "") acts") }
}
class Keeper: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("the view says no")
        return false
    }
}
class Controller: UIViewController {}
extension Controller: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("the controller says yes")
        return true
    }
}
let handler = Handler()
let asked = Asked()
let waiting = Waiting()
let controller = Controller()
window.rootViewController = controller
let root: UIView = controller.view
let red = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
root.addSubview(red)
let outer = UITapGestureRecognizer(target: handler, action: #selector(Handler.act(_:)))
outer.name = "outer"
root.addGestureRecognizer(outer)
let inner = UITapGestureRecognizer(target: handler, action: #selector(Handler.act(_:)))
inner.name = "inner"
inner.delegate = asked
print(inner.delegate === asked, outer.delegate == nil)  // prints: true true
red.addGestureRecognizer(inner)
hand.tap(red)
// prints: inner event
// prints: inner touch true
// prints: inner with outer
// prints: inner acts
asked.allowsBoth = true
hand.tap(red)
// prints: inner event
// prints: inner touch true
// prints: inner with outer
// prints: inner with outer
// prints: inner acts
// prints: outer acts
inner.delegate = controller
hand.tap(red)
// prints: the controller says yes
// prints: inner acts
let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
red.addSubview(keeper)
hand.tap(keeper)
// prints: the controller says yes
// prints: the view says no
// prints: the view says no
keeper.removeFromSuperview()
outer.isEnabled = false
let double = UITapGestureRecognizer(target: handler, action: #selector(Handler.act(_:)))
double.name = "double"
double.numberOfTapsRequired = 2
red.addGestureRecognizer(double)
inner.delegate = waiting
hand.tap(red, count: 2)
device.wait(1)  // prints: double acts
inner.delegate = nil
hand.tap(red)
device.wait(1)  // prints: inner acts
