import Foundation

extension UINavigationController {
    /// What happens to the stack.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// The author's own animation for a change of the stack; nil without one, and where nothing is seen to
    /// come or go. The delegate is asked for it before anything is told (N-25).
    final func ownTransition(
        from old: UIViewController?, to new: UIViewController?, _ operation: Operation
    ) -> ControllerTransition? {
        guard let old, let new, let oldView = old.viewIfLoaded,
            let animator = animator(operation, old, new), !world.isHalted,
            let stage = stage(showing: oldView)
        else { return nil }
        return ControllerTransition(
            animator, driver: driver(of: animator),
            on: ExchangeStage(self, from: old, to: new, in: stage))
    }

    private func animator(
        _ operation: Operation, _ old: UIViewController, _ new: UIViewController
    ) -> AnyObject? {
        let given = world.askDelegate(
            delegateObject, .navigationAnimationController, [self, operation, old, new],
            fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UINavigationControllerDelegate else { return nil }
            return DelegateObject(
                delegate.navigationController(self, animationControllerFor: operation, from: old, to: new))
        }
        return given.object
    }

    private func driver(of animator: AnyObject) -> AnyObject? {
        let given = world.askDelegate(
            delegateObject, .navigationInteractionController, [self, animator], fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UINavigationControllerDelegate,
                let animator = animator as? any UIViewControllerAnimatedTransitioning
            else { return nil }
            return DelegateObject(delegate.navigationController(self, interactionControllerFor: animator))
        }
        return given.object
    }
}
