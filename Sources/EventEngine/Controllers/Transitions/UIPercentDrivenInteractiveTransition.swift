import Foundation

/// Drives the animation of an animator by a number: what a finger sets (N-26).
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning,
    Subclassable
{
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    private weak var transition: ControllerTransition?
    /// The animations that the animator made, with what they do at their ends.
    private var animations: [(animation: RunningAnimation, end: ((Bool) -> Void)?)] = []
    /// The animator that `interruptibleAnimator(using:)` gave. Other property animators play by themselves.
    private var animator: UIViewPropertyAnimator?
    private var isSettling = false
    private var settling: TimerQueue.Token?

    /// In seconds, as the animator says.
    open private(set) var duration: CGFloat = 0
    /// From 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest of the way is gone.
    open var completionSpeed: CGFloat = 1
    /// How the rest of the way looks; its views are at their ends for touches anyway, so it is only kept.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The course of the rest of the way of an animator that can be interrupted; nil for the animator's own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives the transition; otherwise the animator makes it by itself.
    open var wantsInteractiveStart = true

    /// Whether the animator that drives the transition may be interrupted.
    final var canInterrupt: Bool { animator != nil }

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Lets the animator make its animations, and holds them at their beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        follow(transition)
        duration = transition.duration
        animator = transition.interruptibleAnimator
        let outer = world.percentDriver
        world.percentDriver = self
        transition.animate()
        animator?.pause()
        // What moves beside it is driven as well.
        transition.coordinator?.begin()
        world.percentDriver = outer
    }

    /// Begins to belong to a transition; the animator makes it by itself until it is interrupted.
    final func follow(_ transition: ControllerTransition) {
        self.transition = transition
        (percentComplete, isSettling, animations, animator) = (0, false, [], nil)
    }

    /// An animation that the animator makes, in place of its running by itself.
    final func take(_ animation: RunningAnimation, _ end: ((Bool) -> Void)?) {
        animation.progress = { [unowned self] in Double(percentComplete) }
        animations.append((animation, end))
    }

    /// Whether it drives a property animator that somebody starts, which then waits for it.
    final func drives(_ other: UIViewPropertyAnimator) -> Bool { other === animator && !isSettling }

    /// Sets how far the transition is, from 0 to 1; its curve is a straight line meanwhile.
    open func update(_ percentComplete: CGFloat) {
        world.request(.updateTransition, of: self, [percentComplete]) { move(to: percentComplete) }
    }

    /// Goes the rest of the way by itself.
    open func finish() {
        world.request(.finishTransition, of: self, []) {
            settle(wasCancelled: false, part: 1 - percentComplete)
        }
    }

    /// Goes back by itself.
    open func cancel() {
        world.request(.cancelTransition, of: self, []) { settle(wasCancelled: true, part: percentComplete) }
    }

    /// Takes hold of an animator that moves by itself and can be interrupted; others go on.
    open func pause() {
        world.request(.pauseTransition, of: self, []) { interrupt() }
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }

    private func move(to part: CGFloat) {
        guard !isSettling else { return }
        percentComplete = min(max(part, 0), 1)
        if let animator, animator.state == .active { animator.scrub(to: Double(percentComplete)) }
        transition?.updateInteractiveTransition(percentComplete)
    }

    private func settle(wasCancelled: Bool, part: CGFloat) {
        guard let transition, !isSettling else { return }
        isSettling = true
        if wasCancelled {
            transition.cancelInteractiveTransition()
        } else {
            transition.finishInteractiveTransition()
        }
        let speed = completionSpeed > 0 ? completionSpeed : 1
        if let animator, animator.state == .active {
            animator.reverse(wasCancelled)
            animator.goOn(timingCurve?.curve, durationFactor: Double(part / speed))
        }
        let time = VirtualClock.microseconds(Double(part * duration / speed)) ?? 0
        world.work.draw(WorkCost.block)
        settling = world.timers.add(at: world.clock.now + max(0, time)) { [self] in end(wasCancelled) }
    }

    private func interrupt() {
        guard let transition, let animator = transition.interruptibleAnimator, animator.state == .active,
            animator.isRunning, animator.isInterruptible
        else { return }
        duration = transition.duration
        if let settling { world.timers.cancel(settling) }
        (self.animator, isSettling) = (animator, false)
        animator.pause()
        animator.reverse(false)
        percentComplete = animator.fractionComplete
        transition.pauseInteractiveTransition()
        transition.updateInteractiveTransition(percentComplete)
    }

    private func end(_ wasCancelled: Bool) {
        let animations = animations
        (self.animations, animator) = ([], nil)
        for (animation, _) in animations {
            if wasCancelled { animation.settle(at: .start) }
            animation.end()
        }
        for (_, end) in animations where !world.isHalted { end?(true) }
    }
}
