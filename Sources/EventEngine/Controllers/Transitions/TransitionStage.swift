import Foundation

/// Who comes and who goes in a transition of the author's, and where that happens.
protocol TransitionStage {
    var from: UIViewController { get }
    var to: UIViewController { get }
    /// The view that all happens in.
    var container: UIView { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// A controller's view, where the transition moves it.
    func view(of controller: UIViewController) -> UIView?
    /// Where a controller's view is when the transition begins, in the container; zero if it is not there.
    func initialFrame(of controller: UIViewController) -> CGRect
    /// Where it is when the transition has ended; zero if it is not there.
    func finalFrame(of controller: UIViewController) -> CGRect
}

/// The stage of a presentation or of a dismissal.
struct PresentationStage: TransitionStage {
    let from: UIViewController
    let to: UIViewController
    private let presentation: UIPresentationController
    private let isPresenting: Bool

    init(
        _ presentation: UIPresentationController, isPresenting: Bool, from: UIViewController,
        to: UIViewController
    ) {
        (self.presentation, self.isPresenting, self.from, self.to) = (presentation, isPresenting, from, to)
    }

    var container: UIView { presentation.container ?? from.view }
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

    /// The presenting controller's view is given only where it leaves and comes back.
    func view(of controller: UIViewController) -> UIView? {
        let isPresented = controller === (isPresenting ? to : from)
        return isPresented || presentation.shouldRemovePresentersView ? controller.view : nil
    }

    func initialFrame(of controller: UIViewController) -> CGRect {
        controller === to && isPresenting ? .zero : controller.view.frame
    }

    func finalFrame(of controller: UIViewController) -> CGRect {
        if controller === to, isPresenting { return presentation.frameOfPresentedViewInContainerView }
        return controller === to ? container.bounds : .zero
    }
}

/// The stage of a container that shows another one of its children: both views are moved, and where the new
/// one goes is known from the beginning.
struct ExchangeStage: TransitionStage {
    let from: UIViewController
    let to: UIViewController
    let container: UIView
    private let start: CGRect
    private let end: CGRect

    /// - Parameter owner: the container that shows them.
    init(_ owner: UIViewController, from: UIViewController, to: UIViewController, in container: UIView) {
        (self.from, self.to, self.container) = (from, to, container)
        start = from.viewIfLoaded?.frame ?? .zero
        end = owner.place(of: to)
    }

    var presentationStyle: UIModalPresentationStyle { .none }
    func view(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }
    func initialFrame(of controller: UIViewController) -> CGRect { controller === from ? start : .zero }
    func finalFrame(of controller: UIViewController) -> CGRect { controller === to ? end : .zero }
}
