import EventEngine
import Foundation

/// The delegate of a tab bar controller, likewise.
struct TabBarControllerDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITabBarControllerDelegate).self) }

    static func from(_ value: Value) -> TabBarControllerDelegate? {
        if case .object(let object) = value { TabBarControllerDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UITabBarControllerDelegate.
    func addUITabBarControllerDelegate() {
        addProtocol(
            (any UITabBarControllerDelegate).self, named: "UITabBarControllerDelegate",
            "Is asked about taps on tabs, and hears of them (N-31)."
        ) { t in
            t.means("Whether a tap may choose a controller, the chosen one too.")
            t.question("tabBarController(_:shouldSelect:)", .tabBarShouldSelect) {
                (_: UITabBarController, _: UIViewController) in true
            }
            t.means("A tap chose a controller; code never does.")
            t.news("tabBarController(_:didSelect:)", .tabBarDidSelectController) {
                (_: UITabBarController, _: UIViewController) in
            }
            t.means("Who animates the way to another tab, and who drives that; nil for no animation.")
            t.question(
                "tabBarController(_:animationControllerForTransitionFrom:to:)", .tabAnimationController
            ) {
                (_: UITabBarController, _: UIViewController, _: UIViewController)
                    -> Conforming<any UIViewControllerAnimatedTransitioning>? in nil
            }
            t.question("tabBarController(_:interactionControllerFor:)", .tabInteractionController) {
                (_: UITabBarController, _: Conforming<any UIViewControllerAnimatedTransitioning>)
                    -> Conforming<any UIViewControllerInteractiveTransitioning>? in nil
            }
            t.means("The orientations that the interface may have, in the place of its own words.")
            t.question("tabBarControllerSupportedInterfaceOrientations(_:)", .tabOrientations) {
                (_: UITabBarController) in UIInterfaceOrientationMask.all
            }
            t.question(
                "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)", .tabPreferredOrientation
            ) { (_: UITabBarController) in UIInterfaceOrientation.portrait }
            t.unsent = [
                "tabBarController(_:willBeginCustomizing:)",
                "tabBarController(_:willEndCustomizing:changed:)",
                "tabBarController(_:didEndCustomizing:changed:)",
            ]
        }
    }

    /// UITabBarController.
    func addUITabBarController() {
        addClass(
            UITabBarController.self, named: "UITabBarController", superclass: UIViewController.self,
            "Several controllers, one of them shown."
        ) { t in
            t.type.protocols = [NativeTypeID((any UITabBarDelegate).self)]
            tabBarRows(t)
        }
    }

    /// The rows of UITabBarController.
    private func tabBarRows(_ t: MemberTable<UITabBarController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UITabBarController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UITabBarController() }
        t.required("init(coder:)") { (coder: NSCoder) in UITabBarController(coder: coder) }
        t.means("All of them.")
        t.property("viewControllers", \.viewControllers, override: .tabViewControllers)
        t.method("setViewControllers(_:animated:)", override: .setViewControllers) {
            (c: UITabBarController, controllers: [UIViewController]?, animated: Bool) in
            c.setViewControllers(controllers, animated: animated)
        }
        t.means("Who is asked about taps on tabs, and hears of them.")
        t.accessor("delegate", get: { $0.delegateObject.map(TabBarControllerDelegate.init) }) {
            controller, delegate in
            controller.delegateObject = delegate?.object
        }
        t.means("The bar at the bottom.")
        t.getter("tabBar", \.tabBar)
        t.means("Hears of a tap on a tab before it is chosen; `selectedIndex` is the old one then.")
        t.method("tabBar(_:didSelect:)", override: .tabBarDidSelect) {
            (c: UITabBarController, bar: UITabBar, item: UITabBarItem) in c.tabBar(bar, didSelect: item)
        }
        t.means("The number of the one that is shown.")
        t.property("selectedIndex", \.selectedIndex, override: .selectedIndex)
        t.means("The one that is shown.")
        t.property(
            "selectedViewController", \.selectedViewController, override: .selectedViewController)
    }
}
