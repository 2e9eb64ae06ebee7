// Predefined names may be taken; objects that are gone keep their class.
class ViewController: UIViewController {
    var header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
}
let viewController = ViewController()
window.rootViewController = viewController
let view: UIView = viewController.view
view.addSubview(viewController.header)
hand.tap(viewController.header)
func flash() {
    let flash = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    viewController.view.addSubview(flash)
    hand.tap(flash)
    flash.removeFromSuperview()
}
flash()
flash()
hand.tap(view, at: CGPoint(x: 10, y: 300))
