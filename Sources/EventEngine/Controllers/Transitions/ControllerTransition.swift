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

    /// The driver, if it is the one that UIKit has.
    var percentDriver: UIPercentDrivenInteractiveTransition? {
        driver as? UIPercentDrivenInteractiveTransition
    }

    /// Begins; `end` hears whether it was completed.
    func run(end: @escaping (Bool) -> Void) {
        self.end = end
        guard let driver, isInteractive else {
            percentDriver?.follow(self)
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

    /// The animator that a driver can interrupt: the author's class gives the same one for the whole of the
    /// transition, so it is asked once. Nil when it gives none.
    private(set) lazy var interruptibleAnimator: UIViewPropertyAnimator? = {
        let given = world.askDelegate(
            animator, .interruptibleAnimator, [self], fallback: DelegateObject(nil)
        ) {
            guard let author = $0 as? any UIViewControllerAnimatedTransitioning else { return nil }
            let animator = author.interruptibleAnimator(using: self)
            return DelegateObject(animator is NoAnimator ? nil : animator)
        }
        if given.object != nil, !(given.object is UIViewPropertyAnimator) {
            world.report(.refused("'interruptibleAnimator(using:)' has to give a UIViewPropertyAnimator"))
        }
        return given.object as? UIViewPropertyAnimator
    }()

    /// No touch counts while views move by themselves.
    func block() {
        guard !blocksTouches, !isOver else { return }
        blocksTouches = true
        world.application.beginTransition()
    }

    private func unblock() {
        if blocksTouches { world.application.endTransition() }
        blocksTouches = false
    }

    package var containerView: UIView { stage.container }
    package var isAnimated: Bool { true }
    package private(set) var isInteractive: Bool
    package var presentationStyle: UIModalPresentationStyle { stage.presentationStyle }
    /// Controllers that come or go turn nothing.
    package var targetTransform: CGAffineTransform { .identity }
    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }
    package func finishInteractiveTransition() {
        (isInteractive, transitionWasCancelled) = (false, false)
        coordinator?.letGo(isCancelled: false)
        block()
    }
    package func cancelInteractiveTransition() {
        (isInteractive, transitionWasCancelled) = (false, true)
        coordinator?.letGo(isCancelled: true)
        block()
    }
    package func pauseInteractiveTransition() {
        guard !isOver, !isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (true, false)
        unblock()
        coordinator?.takeHold()
    }

    package func completeTransition(_ didComplete: Bool) {
        guard let end, !isOver else { return }
        isOver = true
        self.end = nil
        if !didComplete { transitionWasCancelled = true }
        unblock()
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
