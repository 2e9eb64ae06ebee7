import Foundation

/// What a controller presents in its own place, and not over the window: the view around it lies beside the
/// presenting one's, in front of that, and comes and goes with it (N-42).
extension UIViewController {
    /// The view around what is presented in this controller's place.
    final var contextContainer: UIView? {
        guard let presentation = relations.presented?.relations.presentationController,
            presentation.staysInContext
        else { return nil }
        return presentation.container
    }

    /// The own view came to a superview: what is presented in its place comes along.
    final func contextFollows() {
        guard let container = contextContainer, let view = viewIfLoaded, let outer = view.superviewReference,
            container.superviewReference !== outer, !world.isHalted
        else { return }
        container.frame = view.frame
        outer.insert(container, at: .above(view))
    }

    /// The own view left its superview: what is presented in its place leaves too.
    final func contextLeaves() {
        guard let container = contextContainer, container.superviewReference != nil else { return }
        container.leaveSuperview()
    }
}
