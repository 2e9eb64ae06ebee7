// The swipe back from the edge, and who decides about it (N-01 to N-09).
class Page: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("leaves", isMovingFromParent)
    }
}
class Shell: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        print("will show", viewController.title ?? "")
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        print("did show", viewController.title ?? "")
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}
let (first, second) = (Page(), Page())
first.title = "first"
second.title = "second"
let shell = Shell(rootViewController: first)
window.rootViewController = shell
func push() {
    shell.pushViewController(second, animated: true)
    device.wait(1)
}
func swipe() {
    hand.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300))
    device.wait(1)
}
push()
// prints: will show second
// prints: leaves false
// prints: did show second
swipe()
// prints: will show first
// prints: leaves true
// prints: did show first
push()
// prints: will show second
// prints: leaves false
// prints: did show second
let item = second.navigationItem
item.hidesBackButton = true
swipe()
item.setHidesBackButton(false, animated: false)
item.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
swipe()
print(shell.topViewController === second, item.hidesBackButton)  // prints: true false
item.leftItemsSupplementBackButton = true
swipe()
// prints: will show first
// prints: leaves true
// prints: did show first
push()
// prints: will show second
// prints: leaves false
// prints: did show second
shell.setNavigationBarHidden(true, animated: false)
swipe()
print(shell.isNavigationBarHidden, shell.viewControllers.count)  // prints: true 2
shell.interactivePopGestureRecognizer?.delegate = shell
swipe()
// prints: will show first
// prints: leaves true
// prints: did show first
print(shell.viewControllers.count, shell.delegate === shell, shell.interactivePopGestureRecognizer != nil)
// prints: 1 true true
shell.isNavigationBarHidden = false
second.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
print(second.preferredScreenEdgesDeferringSystemGestures == .bottom)  // prints: true
print(second.childForScreenEdgesDeferringSystemGestures == nil)  // prints: true
let button = UIBarButtonItem()
button.title = "Done"
button.style = .done
button.isEnabled = false
button.tag = 3
button.target = shell
button.action = #selector(UIResponder.becomeFirstResponder)
print(button.title ?? "", button.style == .done, button.isEnabled, button.tag, button.target === shell)
// prints: Done true false 3 true
print(button.action == #selector(UIResponder.becomeFirstResponder))  // prints: true
let other = UINavigationItem(title: "other")
other.title = "another"
other.prompt = "say"
other.leftBarButtonItems = [button]
other.rightBarButtonItems = [button, UIBarButtonItem()]
other.rightBarButtonItem = button
other.backBarButtonItem = button
print(other.title ?? "", other.prompt ?? "", other.leftBarButtonItem === button)  // prints: another say true
print(other.rightBarButtonItems?.count ?? 0, other.rightBarButtonItem === button)  // prints: 1 true
print(other.leftBarButtonItems?.count ?? 0, other.backBarButtonItem === button)  // prints: 1 true
print(other.leftItemsSupplementBackButton)  // prints: false
