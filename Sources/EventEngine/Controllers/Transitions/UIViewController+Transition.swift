import Foundation

extension UIViewController {
    /// Its delegate as an object: of an interpreted class only the scenario knows that it conforms.
    package final var transitioningDelegateObject: AnyObject? {
        get {
            world.ask(.transitioningDelegate, of: self) {
                DelegateObject(transitioningDelegate ?? relations.transitioningDelegate)
            }.object
        }
        set {
            world.request(.setTransitioningDelegate, of: self, [newValue]) {
                relations.transitioningDelegate = newValue
            }
        }
    }

    /// The author's own animation for a presentation or dismissal of this controller; nil without one
    /// (N-25).
    final func transition(
        _ presentation: UIPresentationController, isPresenting: Bool
    ) -> ControllerTransition? {
        guard transitioningDelegateObject != nil, let presenter = relations.presenter,
            let animator = animator(isPresenting, presenter)
        else { return nil }
        let stage = PresentationStage(
            presentation, isPresenting: isPresenting, from: isPresenting ? presenter : self,
            to: isPresenting ? self : presenter)
        return ControllerTransition(animator, driver: driver(of: animator, isPresenting), on: stage)
    }

    private func animator(_ isPresenting: Bool, _ presenter: UIViewController) -> AnyObject? {
        let source = relations.source ?? presenter
        let selector: MessageSelector =
            isPresenting ? .animationControllerForPresented : .animationControllerForDismissed
        let arguments: [Any?] = isPresenting ? [self, presenter, source] : [self]
        let given = world.askDelegate(
            transitioningDelegateObject, selector, arguments, fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UIViewControllerTransitioningDelegate else { return nil }
            return DelegateObject(
                isPresenting
                    ? delegate.animationController(forPresented: self, presenting: presenter, source: source)
                    : delegate.animationController(forDismissed: self))
        }
        return given.object
    }

    private func driver(of animator: AnyObject, _ isPresenting: Bool) -> AnyObject? {
        let selector: MessageSelector =
            isPresenting ? .interactionControllerForPresentation : .interactionControllerForDismissal
        let given = world.askDelegate(
            transitioningDelegateObject, selector, [animator], fallback: DelegateObject(nil)
        ) {
            guard let delegate = $0 as? any UIViewControllerTransitioningDelegate,
                let animator = animator as? any UIViewControllerAnimatedTransitioning
            else { return nil }
            return DelegateObject(
                isPresenting
                    ? delegate.interactionControllerForPresentation(using: animator)
                    : delegate.interactionControllerForDismissal(using: animator))
        }
        return given.object
    }
}
