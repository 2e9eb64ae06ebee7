import Foundation

/// The recognizer that drives a pop from the screen's edge, under the name that it has in newer systems
/// (N-01, N-02). Touches that do not begin at the edge never reach it.
final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var controller: UINavigationController?

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesBegan(touches, with: event)
        guard state == .possible, pendingTimer == nil else { return }
        after(TransitionConstants.edgeRest) { [unowned self] in
            fail(RuleID("N", 2), "rested \(milliseconds(TransitionConstants.edgeRest))")
        }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesMoved(touches, with: event)
        guard state == .possible else { return }
        let threshold = world.gestureConstants.panThreshold + world.gestureConstants.tolerance
        if CGPoint.zero.distance(to: path) > threshold { fail(RuleID("N", 2), "not inwards") }
    }

    /// Only the way inwards counts, and only where it is the main one.
    override func countedPath(_ path: CGPoint) -> CGPoint {
        path.x > 0 && path.x >= abs(path.y) ? CGPoint(x: path.x, y: 0) : .zero
    }

    override func defaultAction(in state: State) {
        guard let controller else { return }
        let view: UIView = controller.view
        switch state {
        case .began:
            controller.beginInteractivePop()
            controller.moveInteractivePop(by: translation(in: view).x)
        case .changed: controller.moveInteractivePop(by: translation(in: view).x)
        case .ended:
            let place = translation(in: view).x + velocity(in: view).x * TransitionConstants.foresight
            controller.endInteractivePop(finishes: place > view.bounds.width / 2)
        default: controller.endInteractivePop(finishes: false)
        }
    }

    /// A touch that does not begin at the edge never reaches it (N-02).
    override func refusal(of touch: UITouch) -> GestureCause? {
        startsAtEdge(touch.location) ? nil : GestureCause(RuleID("N", 2), "not at an edge")
    }

    /// Asked of the delegate that UIKit puts there (N-03); a delegate of the author's lifts the limits, and
    /// none at all as well (N-04).
    override func delegateDidChange() {
        guard delegateObject == nil, let controller, controller.children.count <= 1 else { return }
        world.warn(
            "'\(world.description(of: controller))' has an interactive pop without a delegate",
            hint: "a swipe at the root blocks later pushes on a device")
    }
}

/// The delegate that UIKit gives the recognizer.
final class _UINavigationInteractiveTransition: NSObject, UIGestureRecognizerDelegate {
    weak var controller: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let top = controller.topViewController else { return false }
        return controller.children.count > 1 && !controller.isNavigationBarHidden
            && top.navigationItem.hasBackButton && !controller.isInTransition
            && !controller.world.declares(controller.delegateObject, .navigationAnimationController)
    }
}

/// A pop under a finger.
struct PopInProgress {
    let top: UIViewController
    let below: UIViewController
    let leaving: [UIViewController]
    let coming: [UIViewController]
    let firstResponder: UIResponder?
    /// What goes on beside it.
    let coordinator: TransitionCoordinator
}

extension UINavigationController {
    /// Puts the recognizer on the view when that is loaded.
    final func installInteractivePop() {
        guard let view = viewIfLoaded, navigation.pop == nil else { return }
        let recognizer = world.perform { _UIParallaxTransitionPanGestureRecognizer(target: nil, action: nil) }
        recognizer.edges = .left
        recognizer.delaysTouchesBegan = true
        recognizer.controller = self
        navigation.pop = recognizer
        let delegate = _UINavigationInteractiveTransition()
        delegate.controller = self
        navigation.popDelegate = delegate
        recognizer.delegateObject = delegate
        view.addGestureRecognizer(recognizer)
    }

    /// The top controller hears that it will disappear, the one below that it will appear (N-08).
    final func beginInteractivePop() {
        guard children.count > 1, navigation.progress == nil, !world.isHalted else { return }
        let (top, below) = (children[children.count - 1], children[children.count - 2])
        guard let own = viewIfLoaded, let view = top.viewIfLoaded, let under = below.view else { return }
        let holder = own.windowReference?.firstResponder
        let inside = holder?.ownView.map { $0.isDescendant(of: view) } == true
        let coordinator = TransitionCoordinator(
            from: top, to: below, of: self, in: own, isInteractive: true)
        top.relations.isMovingFromParent = true
        tellWillShow(below, true)
        let leaving = view.announceDisappearance(true)
        makeRoom(for: below, comingWith: under)
        let coming = under.announceAppearance(true)
        (viewOfChildren ?? own).insertSubview(under, belowSubview: view)
        navigation.progress = PopInProgress(
            top: top, below: below, leaving: leaving, coming: coming, firstResponder: inside ? holder : nil,
            coordinator: coordinator)
        coordinator.begin()
    }

    final func moveInteractivePop(by way: CGFloat) {
        navigation.progress?.top.viewIfLoaded?.transform = CGAffineTransform(translationX: max(0, way), y: 0)
    }

    /// Goes the rest of the way, or back, and then tells everybody (N-09).
    final func endInteractivePop(finishes: Bool) {
        guard let progress = navigation.progress, !world.isHalted else { return }
        navigation.isSettling = true
        progress.coordinator.letGo(isCancelled: !finishes)
        world.transition(true) { [self] in
            (navigation.isSettling, navigation.progress) = (false, nil)
            progress.top.relations.isMovingFromParent = false
            if finishes { finish(progress) } else { takeBack(progress) }
            progress.coordinator.end(isCancelled: !finishes)
        }
    }

    private func finish(_ progress: PopInProgress) {
        let top = progress.top
        top.willMove(toParent: nil)
        _ = top.detachFromParent()
        showItems()
        top.viewIfLoaded?.transform = .identity
        top.viewIfLoaded?.removeFromSuperview()
        for controller in progress.leaving { controller.finishDisappearing(true) }
        for controller in progress.coming { controller.finishAppearing(true) }
        if top.parent == nil { top.setBars() }
        top.didMove(toParent: nil)
        tellDidShow(true)
    }

    private func takeBack(_ progress: PopInProgress) {
        for controller in progress.coming { _ = controller.beginDisappearing(true) }
        progress.top.viewIfLoaded?.transform = .identity
        for controller in progress.coming { controller.finishDisappearing(true) }
        for controller in progress.leaving { controller.appearAgain() }
        progress.below.viewIfLoaded?.removeFromSuperview()
        if let responder = progress.firstResponder { responder.becomeFirstResponder() }
    }
}
