/// Has a say in what a tap on a tab does, and hears of it (N-31). All methods are optional.
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap may choose a controller, the chosen one too.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// A tap chose a controller; code never does.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// The orientations that the interface may have, in the place of the controller's own answer.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Who animates the way to another tab; nil for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives that; nil lets it run by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        tabBarController.world.answeredByDefault(true)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        tabBarController.world.answeredByDefault(())
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tabBarController.world.answeredByDefault(nil)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        tabBarController.world.answeredByDefault(nil)
    }
}

/// What a tap on a tab does (N-31, N-32). On the selected tab it takes a navigation controller back to its
/// root, as is reported of UIKit, before the delegate hears of it (our decision).
extension UITabBarController {
    final func chose(_ item: UITabBarItem) {
        guard let controller = children.first(where: { $0.tabBarItem === item }), !world.isHalted
        else { return }
        let maySelect = world.askDelegate(
            delegateObject, .tabBarShouldSelect, [self, controller], fallback: true
        ) {
            ($0 as? any UITabBarControllerDelegate)?.tabBarController(self, shouldSelect: controller)
        }
        guard maySelect, !world.isHalted, let place = children.firstIndex(where: { $0 === controller })
        else { return }
        guard controller !== shownChild else {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
            return tellSelection(controller)
        }
        select(place) { [weak self, weak controller] in
            if let controller { self?.tellSelection(controller) }
        }
    }

    private func tellSelection(_ controller: UIViewController) {
        world.askDelegate(delegateObject, .tabBarDidSelectController, [self, controller], fallback: ()) {
            ($0 as? any UITabBarControllerDelegate)?.tabBarController(self, didSelect: controller)
        }
    }
}
