import Foundation

/// Where an animation was when it stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Whether an animator has begun, and whether it is being stopped.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// An animation that can be paused and stopped. Its views take touches, other than with the block functions
/// (B-16). Model values change at once (B-14).
open class UIViewPropertyAnimator: NSObject {
    private let world = Simulator.current
    /// Seconds from the start to the end.
    public final let duration: TimeInterval
    /// Whether the animated views take touches meanwhile; true from the start (B-16).
    open var isUserInteractionEnabled = true
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: RunningAnimation?
    private var token: TimerQueue.Token?
    private var startTime: Int64 = 0
    /// Microseconds that ran before the last pause.
    private var elapsed: Int64 = 0

    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// Makes an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        animator.isUserInteractionEnabled = true
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; those of a running animator are made at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if let running = self.animation {
            running.end()
            running.collect(animation)
            running.begin()
        } else {
            animations.append(animation)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts, or goes on after a pause.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning, state != .stopped else { return }
        activate()
        isRunning = true
        let wait = VirtualClock.microseconds(delay) ?? world.limits.time
        startTime = world.clock.now + max(0, wait)
        let rest = max(0, length - elapsed)
        token = world.timers.add(at: startTime + rest) { [self] in complete(at: .end) }
    }

    /// Stands still until it is started again.
    open func pauseAnimation() {
        activate()
        guard isRunning else { return }
        elapsed = min(length, elapsed + max(0, world.clock.now - startTime))
        isRunning = false
        cancelEnd()
    }

    /// Stops where it is; with `withoutFinishing` no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        cancelEnd()
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Ends a stopped animation.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return world.report(.refused("'finishAnimation(at:)' needs an animator that was stopped"))
        }
        complete(at: finalPosition)
    }

    private var length: Int64 { max(0, VirtualClock.microseconds(duration) ?? world.limits.time) }

    private func activate() {
        guard animation == nil else { return }
        state = .active
        let animation = RunningAnimation(world: world, allowsInteraction: isUserInteractionEnabled)
        self.animation = animation
        animation.collect { for changes in animations { changes() } }
        animation.begin()
    }

    private func cancelEnd() {
        if let token { world.timers.cancel(token) }
        token = nil
    }

    private func complete(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        let calls = completions
        forget()
        for completion in calls { completion(position) }
    }

    private func forget() {
        animation?.end()
        animation = nil
        animations = []
        completions = []
        elapsed = 0
    }
}
