import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITabBarController.
    func addUITabBarController() {
        addClass(
            UITabBarController.self, named: "UITabBarController", superclass: UIViewController.self,
            "Several controllers, one of them shown.", tabBarRows)
    }

    /// The rows of UITabBarController.
    private func tabBarRows(_ t: MemberTable<UITabBarController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: NilOnly<Bundle>) in
            UITabBarController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UITabBarController() }
        t.required("init(coder:)") { (coder: NSCoder) in UITabBarController(coder: coder) }
        t.means("All of them.")
        t.property("viewControllers", \.viewControllers)
        t.means("The number of the one that is shown.")
        t.property("selectedIndex", \.selectedIndex)
        t.means("The one that is shown.")
        t.property("selectedViewController", \.selectedViewController)
    }
}
