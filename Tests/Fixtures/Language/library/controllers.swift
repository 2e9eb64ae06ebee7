// Controllers in controllers, presenting, and windows of one's own.
class Page: UIViewController {
    let label: String
    init(_ label: String) {
        self.label = label
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("no archives") }
    override func viewDidLoad() { print(label, "loaded", view.bounds.size) }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print(label, "will move", parent != nil)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print(label, "did move", parent != nil)
    }
    override func viewDidAppear(_ animated: Bool) { print(label, "appeared", animated) }
}
let child = Page("child")
viewController.addChild(child)
view.addSubview(child.view)
child.didMove(toParent: viewController)
print(child.parent === viewController, viewController.children.count, child.navigationController == nil)
let navigation = UINavigationController(rootViewController: Page("root"))
window.rootViewController = navigation
device.wait(0.1)
navigation.pushViewController(Page("second"), animated: true)
device.wait(1)
print(navigation.viewControllers.count, (navigation.topViewController as? Page)?.label ?? "none")
print(navigation.topViewController?.navigationController === navigation, navigation.popViewController(animated: false) != nil)
let sheet = Page("sheet")
sheet.modalPresentationStyle = .overFullScreen
navigation.present(sheet, animated: false) { print("presented") }
device.wait(1)
print(navigation.presentedViewController === sheet, sheet.presentingViewController != nil)
sheet.dismiss(animated: true, completion: { print("dismissed") })
device.wait(1)
let tabs = UITabBarController()
tabs.viewControllers = [Page("one"), Page("two")]
window.rootViewController = tabs
tabs.selectedIndex = 1
device.wait(0.5)
print((tabs.selectedViewController as? Page)?.label ?? "none", tabs.viewControllers?.count ?? 0, type(of: tabs))
child.willMove(toParent: nil)
child.view.removeFromSuperview()
child.removeFromParent()
print(child.parent == nil)
