import EventEngine
import Foundation

extension UINavigationController.Operation: BridgedEnum {}

extension NativeCatalogue {
    /// UINavigationController.
    func addUINavigationController() {
        addEnumeration(
            UINavigationController.Operation.self, named: "UINavigationController.Operation",
            "What happens to a stack."
        ) { t in
            t.means("A controller comes, or goes; `none` is never sent.")
            t.enumCase("none", .none)
            t.enumCase("push", .push)
            t.enumCase("pop", .pop)
        }
        addClass(
            UINavigationController.self, named: "UINavigationController", superclass: UIViewController.self,
            "A stack of controllers.", navigationRows)
    }

    /// The rows of UINavigationController.
    private func navigationRows(_ t: MemberTable<UINavigationController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UINavigationController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UINavigationController() }
        t.required("init(coder:)") { (coder: NSCoder) in UINavigationController(coder: coder) }
        t.means("Makes a stack with one controller.")
        t.initializer("init(rootViewController:)") { (root: UIViewController) in
            UINavigationController(rootViewController: root)
        }
        t.means("The stack, the root first.")
        t.property("viewControllers", \.viewControllers)
        t.means("Who hears of its changes.")
        t.accessor(
            "delegate",
            get: { $0.delegateObject.map { Conforming<any UINavigationControllerDelegate>(object: $0) } }
        ) { navigation, delegate in
            navigation.delegateObject = delegate?.object
        }
        t.means("The recognizer that pops from the left edge (N-01). Its delegate may be another one (N-04).")
        t.getter("interactivePopGestureRecognizer", \.interactivePopGestureRecognizer)
        t.means("Whether its bar is hidden: then no swipe pops (N-03).")
        t.property("isNavigationBarHidden", \.isNavigationBarHidden)
        navigationBarRows(t)
        t.means("The one on top.")
        t.getter("topViewController", \.topViewController)
        t.means("The one that is seen: presented, or on top.")
        t.getter("visibleViewController", \.visibleViewController)
        t.means("Puts a controller on top.")
        t.method("pushViewController(_:animated:)", override: .pushViewController) {
            (n: UINavigationController, c: UIViewController, animated: Bool) in
            n.pushViewController(c, animated: animated)
        }
        t.means("Takes the one on top away, and answers it.")
        t.method("popViewController(animated:)", override: .popViewController, isDiscardable: true) {
            (n: UINavigationController, animated: Bool) in n.popViewController(animated: animated)
        }
        t.means("Takes all away above one.")
        t.method(
            "popToViewController(_:animated:)", override: .popToViewController, isDiscardable: true
        ) {
            (n: UINavigationController, c: UIViewController, animated: Bool) in
            n.popToViewController(c, animated: animated)
        }
        t.means("Takes all away but the root.")
        t.method(
            "popToRootViewController(animated:)", override: .popToRootViewController, isDiscardable: true
        ) {
            (n: UINavigationController, animated: Bool) in n.popToRootViewController(animated: animated)
        }
        t.means("Exchanges the whole stack.")
        t.method("setViewControllers(_:animated:)", override: .setViewControllers) {
            (n: UINavigationController, controllers: [UIViewController], animated: Bool) in
            n.setViewControllers(controllers, animated: animated)
        }
    }

    private func navigationBarRows(_ t: MemberTable<UINavigationController>) {
        t.method("setNavigationBarHidden(_:animated:)") {
            (n: UINavigationController, isHidden: Bool, animated: Bool) in
            n.setNavigationBarHidden(isHidden, animated: animated)
        }
        t.kept("setNavigationBarHidden(_:animated:)")
        t.means("The bar with titles and buttons.")
        t.getter("navigationBar", \.navigationBar)
        t.means("The bar with the items of the controller on top, and whether it is hidden, as at first.")
        t.getter("toolbar", \.toolbar)
        t.type.members["toolbar"]?.last?.isImplicitlyUnwrapped = true
        t.property("isToolbarHidden", \.isToolbarHidden)
        t.method("setToolbarHidden(_:animated:)") {
            (n: UINavigationController, isHidden: Bool, animated: Bool) in
            n.setToolbarHidden(isHidden, animated: animated)
        }
        t.means("Whether a tap hides the bars and shows them again, and a swipe up or down.")
        t.property("hidesBarsOnTap", \.hidesBarsOnTap)
        t.property("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
        t.means("The recognizers of these; they are off until they are needed.")
        t.getter("barHideOnTapGestureRecognizer", \.barHideOnTapGestureRecognizer)
        t.getter("barHideOnSwipeGestureRecognizer", \.barHideOnSwipeGestureRecognizer)
        t.absent(.bars, "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact")
    }
}
