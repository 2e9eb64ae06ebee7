import Foundation

/// Where an animation was when it stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Whether an animator has begun, and whether it is being stopped.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// An animation that can be paused, scrubbed, reversed and stopped. Its views take touches, other than with
/// the block functions (B-16), where they are seen (S-19). Model values change at once (B-14).
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    final let world = Simulator.current
    /// Seconds from the start to the end.
    public final let duration: TimeInterval
    final var play: AnimatorPlay
    /// The timing that it was made with; nil for one without arguments.
    private final var givenCurve: (any UITimingCurveProvider)?
    private var storedInteraction = true
    private var storedInterruptible = true

    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        play = AnimatorPlay(curve: TimingCurve(curve))
        givenCurve = UICubicTimingParameters(animationCurve: curve)
        super.init()
        if let animations { addAnimations(animations) }
    }

    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        play = AnimatorPlay(curve: TimingCurve(point1, point2))
        givenCurve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// Takes no time, which is our decision.
    public override init() {
        duration = 0
        play = AnimatorPlay(curve: TimingCurve(.easeInOut))
        super.init()
    }

    /// A spring is played as an animation that slows down: what of it swings is not modelled.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        play = AnimatorPlay(curve: TimingCurve(.easeOut))
        givenCurve = UISpringTimingParameters(dampingRatio: ratio)
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// A spring that says by itself how long it swings, such as one by its mass, is played that long.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.ownDuration ?? duration
        play = AnimatorPlay(curve: parameters.curve)
        givenCurve = parameters
        super.init()
    }

    /// Makes an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: State

    /// The timing that it was made with.
    open var timingParameters: (any UITimingCurveProvider)? {
        givenCurve ?? UICubicTimingParameters(animationCurve: .easeInOut)
    }
    open var state: UIViewAnimatingState { play.state }
    open var isRunning: Bool { play.isRunning }
    /// Whether the animated views take touches meanwhile (B-16); it cannot change while the animator is
    /// active (S-21).
    open var isUserInteractionEnabled: Bool {
        get { storedInteraction }
        set { if mayChange("isUserInteractionEnabled") { storedInteraction = newValue } }
    }
    /// Whether the animation can be paused and stopped; it cannot change while the animator is active (S-21).
    open var isInterruptible: Bool {
        get { storedInterruptible }
        set { if mayChange("isInterruptible") { storedInterruptible = newValue } }
    }
    /// Whether views are hit at their model values rather than where they are seen (S-19).
    open var isManualHitTestingEnabled = false { didSet { manualHitTestingChanged() } }
    /// Whether a paused animation goes by its plain progress rather than by its curve (S-23).
    open var scrubsLinearly = true
    /// Whether it stays active when it is over, and calls no completion (S-24).
    open var pausesOnCompletion = false
    /// Seconds before the animation begins.
    open var delay: TimeInterval { Double(play.delay) / 1_000_000 }

    /// The part of the animation that is done, from 0 to 1; setting it pauses. While the animation is paused
    /// it is the part of the way, while it runs that of the time (S-23).
    open var fractionComplete: CGFloat {
        get { CGFloat(currentFraction) }
        set { scrub(to: Double(newValue)) }
    }

    /// Whether it runs back to the start (S-24).
    open var isReversed: Bool {
        get { play.isReversed }
        set { reverse(newValue) }
    }

    // MARK: Playing

    /// Adds changes; those of an active animator are made at once and take the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin when a part of the time is over.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, Double(delayFactor))
    }

    /// Calls a block when the animation is over, after those that were added before (S-24).
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        play.completions.append(completion)
    }

    /// Starts, or goes on after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Rests until it is started again.
    open func pauseAnimation() { pause() }

    /// Goes on after a pause; the rest takes this part of the duration, or with 0 the time that is left
    /// (S-23).
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        goOn(parameters?.curve, durationFactor: Double(durationFactor))
    }

    /// Stops where it is, so that what is seen becomes the model; with `withoutFinishing` no completion is
    /// called (S-22).
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Ends a stopped animation at one of its ends, or where it is (S-22).
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return world.report(.refused("'finishAnimation(at:)' needs an animator that was stopped"))
        }
        if finalPosition != .current {
            for track in play.tracks { track.animation.settle(at: finalPosition) }
        }
        complete(at: finalPosition)
    }

    private func mayChange(_ property: String) -> Bool {
        if state == .inactive { return true }
        world.report(.refused("'\(property)' cannot change while the animator is active"))
        return false
    }
}
