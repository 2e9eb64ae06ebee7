// Containers whose classes take a part in what is shown.
class Stack: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        print("push", viewController.title ?? "")
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        print("popped", popped?.title ?? "")
        return popped
    }
    override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        print("pop to", viewController.title ?? "")
        return super.popToViewController(viewController, animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = super.popToRootViewController(animated: animated)
        print("popped", popped?.count ?? 0)
        return popped
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        print("set", viewControllers.count)
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print("short of memory")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }
}
func page(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
let stack = Stack()
window.rootViewController = stack
stack.setViewControllers([page("one"), page("two")], animated: false)  // prints: set 2
stack.pushViewController(page("three"), animated: false)  // prints: push three
device.wait(0.1)
hand.tap(stack.navigationBar, at: CGPoint(x: 30, y: 22))  // prints: popped three
device.wait(1)
stack.popToViewController(stack.viewControllers[0], animated: false)  // prints: pop to one
stack.show(page("four"), sender: nil)  // prints: push four
stack.popToRootViewController(animated: false)  // prints: popped 1
stack.didReceiveMemoryWarning()  // prints: short of memory
stack.awakeFromNib()  // prints: awake

class Tabs: UITabBarController {
    override var viewControllers: [UIViewController]? {
        didSet { print("tabs", viewControllers?.count ?? 0) }
    }
    override var selectedViewController: UIViewController? {
        didSet { print("selected", selectedViewController?.title ?? "") }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        print("set", viewControllers?.count ?? 0)
    }
}
let tabs = Tabs()
tabs.viewControllers = [page("A"), page("B")]  // prints: tabs 2
tabs.selectedViewController = tabs.viewControllers![1]  // prints: selected B
tabs.setViewControllers([page("C")], animated: false)  // prints: set 1
