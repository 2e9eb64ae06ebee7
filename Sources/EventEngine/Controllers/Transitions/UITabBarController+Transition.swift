import Foundation

extension UITabBarController {
    /// The author's own animation for the way to another tab, by a tap or by code; nil without one. The
    /// delegate is asked for it before anything is told (N-25).
    final func ownTransition(
        from old: UIViewController?, to new: UIViewController?
    ) -> ControllerTransition? {
        guard let old, let new, old !== new, let oldView = old.viewIfLoaded, oldView.windowReference != nil,
            let animator = animator(old, new), !world.isHalted, let stage = stage(showing: oldView)
        else { return nil }
        return ControllerTransition(
            animator, driver: driver(of: animator),
            on: ExchangeStage(self, from: old, to: new, in: stage))
    }

    private func animator(_ old: UIViewController, _ new: UIViewController) -> AnyObject? {
        let given = world.askDelegate(
            delegateObject, .tabAnimationController, [self, old, new], fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UITabBarControllerDelegate else { return nil }
            return DelegateObject(
                delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new))
        }
        return given.object
    }

    private func driver(of animator: AnyObject) -> AnyObject? {
        let given = world.askDelegate(
            delegateObject, .tabInteractionController, [self, animator], fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UITabBarControllerDelegate,
                let animator = animator as? any UIViewControllerAnimatedTransitioning
            else { return nil }
            return DelegateObject(delegate.tabBarController(self, interactionControllerFor: animator))
        }
        return given.object
    }
}
