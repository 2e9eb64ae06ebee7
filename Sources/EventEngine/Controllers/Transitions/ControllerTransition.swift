import Foundation

/// A transition that an animator of the author's makes, driven by a finger or not (N-25, N-26): a
/// presentation, a dismissal, or a change of what a container shows.
///
/// A scenario's own classes cannot conform to the protocols of UIKit, so both are kept as objects.
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    private let world: Simulator
    private let animator: AnyObject
    private let driver: AnyObject?
    private let stage: any TransitionStage
    private var end: ((Bool) -> Void)?
    /// What goes on beside it.
    weak var coordinator: TransitionCoordinator?
    /// Keeps the transition alive until it is over.
    private var isOver = false
    private var blocksTouches = false
    package private(set) var transitionWasCancelled = false
    /// How far the driver says that the transition is, from 0 to 1.
    package private(set) var percentComplete: CGFloat = 0

    init(_ animator: AnyObject, driver: AnyObject?, on stage: any TransitionStage) {
        world = stage.from.world
        self.animator = animator
        self.driver = driver
        // A driver that does not want to start by hand leaves the whole way to the animator.
        let percentDriven = driver as? UIPercentDrivenInteractiveTransition
        isInteractive = driver != nil && percentDriven?.wantsInteractiveStart != false
        self.stage = stage
    }

    /// Begins; `end` hears whether it was completed.
    func run(end: @escaping (Bool) -> Void) {
        self.end = end
        guard let driver, isInteractive else {
            block()
            return animate()
        }
        world.askDelegate(driver, .startInteractiveTransition, [self], fallback: ()) {
            ($0 as? any UIViewControllerInteractiveTransitioning)?.startInteractiveTransition(self)
        }
    }

    /// How long the animator says that it takes, in seconds.
    var duration: Double {
        world.askDelegate(animator, .transitionDuration, [self], fallback: 0) {
            ($0 as? any UIViewControllerAnimatedTransitioning)?.transitionDuration(using: self)
        }
    }

    func animate() {
        world.askDelegate(animator, .animateTransition, [self], fallback: ()) {
            ($0 as? any UIViewControllerAnimatedTransitioning)?.animateTransition(using: self)
        }
    }

    /// No touch counts while views move by themselves.
    func block() {
        guard !blocksTouches, !isOver else { return }
        blocksTouches = true
        world.application.beginTransition()
    }

    package var containerView: UIView { stage.container }
    package var isAnimated: Bool { true }
    package let isInteractive: Bool
    package var presentationStyle: UIModalPresentationStyle { stage.presentationStyle }
    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }
    package func finishInteractiveTransition() {
        coordinator?.letGo(isCancelled: false)
        block()
    }
    package func cancelInteractiveTransition() {
        transitionWasCancelled = true
        coordinator?.letGo(isCancelled: true)
        block()
    }

    package func completeTransition(_ didComplete: Bool) {
        guard let end, !isOver else { return }
        isOver = true
        self.end = nil
        if !didComplete { transitionWasCancelled = true }
        if blocksTouches { world.application.endTransition() }
        end(didComplete)
        world.askDelegate(animator, .animationEnded, [didComplete], fallback: ()) {
            ($0 as? any UIViewControllerAnimatedTransitioning)?.animationEnded(didComplete)
        }
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? stage.from : key == .to ? stage.to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? stage.view(of: stage.from) : key == .to ? stage.view(of: stage.to) : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect { stage.initialFrame(of: vc) }
    package func finalFrame(for vc: UIViewController) -> CGRect { stage.finalFrame(of: vc) }
}
