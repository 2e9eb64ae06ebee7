import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIViewController: parents, children, and what it presents.
    func controllerRelationRows(_ t: MemberTable<UIViewController>) {
        t.getter("parent", \.parent)
        t.getter("children", \.children)
        t.getter("navigationController", \.navigationController)
        t.getter("tabBarController", \.tabBarController)
        t.getter("presentedViewController", \.presentedViewController)
        t.getter("presentingViewController", \.presentingViewController)
        t.property("modalPresentationStyle", \.modalPresentationStyle)
        t.method("addChild(_:)") { (c: UIViewController, child: UIViewController) in c.addChild(child) }
        t.method("removeFromParent()") { (c: UIViewController) in c.removeFromParent() }
        t.method("willMove(toParent:)", override: .willMoveToParent) {
            (c: UIViewController, parent: UIViewController?) in c.willMove(toParent: parent)
        }
        t.method("didMove(toParent:)", override: .didMoveToParent) {
            (c: UIViewController, parent: UIViewController?) in c.didMove(toParent: parent)
        }
        t.method("present(_:animated:completion:)", defaults: ["completion": nil]) {
            (c: UIViewController, other: UIViewController, animated: Bool, completion: Block< >?) in
            c.present(other, animated: animated, completion: called(completion))
        }
        t.method("dismiss(animated:completion:)", defaults: ["completion": nil]) {
            (c: UIViewController, animated: Bool, completion: Block< >?) in
            c.dismiss(animated: animated, completion: called(completion))
        }
    }

    /// The rows of UINavigationController.
    func navigationRows(_ t: MemberTable<UINavigationController>) {
        t.initializer("init(rootViewController:)") { (root: UIViewController) in
            UINavigationController(rootViewController: root)
        }
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: NilOnly<Bundle>) in
            UINavigationController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UINavigationController() }
        t.required("init(coder:)") { (coder: NSCoder) in UINavigationController(coder: coder) }
        t.property("viewControllers", \.viewControllers)
        t.getter("topViewController", \.topViewController)
        t.getter("visibleViewController", \.visibleViewController)
        t.method("pushViewController(_:animated:)") {
            (n: UINavigationController, c: UIViewController, animated: Bool) in
            n.pushViewController(c, animated: animated)
        }
        t.method("popViewController(animated:)", isDiscardable: true) {
            (n: UINavigationController, animated: Bool) in n.popViewController(animated: animated)
        }
        t.method("popToViewController(_:animated:)", isDiscardable: true) {
            (n: UINavigationController, c: UIViewController, animated: Bool) in
            n.popToViewController(c, animated: animated)
        }
        t.method("popToRootViewController(animated:)", isDiscardable: true) {
            (n: UINavigationController, animated: Bool) in n.popToRootViewController(animated: animated)
        }
        t.method("setViewControllers(_:animated:)") {
            (n: UINavigationController, controllers: [UIViewController], animated: Bool) in
            n.setViewControllers(controllers, animated: animated)
        }
    }

    /// The rows of UITabBarController.
    func tabBarRows(_ t: MemberTable<UITabBarController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: NilOnly<Bundle>) in
            UITabBarController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UITabBarController() }
        t.required("init(coder:)") { (coder: NSCoder) in UITabBarController(coder: coder) }
        t.property("viewControllers", \.viewControllers)
        t.property("selectedIndex", \.selectedIndex)
        t.property("selectedViewController", \.selectedViewController)
    }
}
