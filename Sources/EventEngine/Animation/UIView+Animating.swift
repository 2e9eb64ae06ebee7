import Foundation

extension UIView {
    /// Whether changes inside animation blocks are animated; when not, blocks just run.
    public class var areAnimationsEnabled: Bool { Simulator.current.animationsAreEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        Simulator.current.animationsAreEnabled = enabled
    }

    /// Runs changes that no animation is made of.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let world = Simulator.current
        let outer = (world.collectingAnimation, world.animationsAreEnabled)
        (world.collectingAnimation, world.animationsAreEnabled) = (nil, false)
        actionsWithoutAnimation()
        (world.collectingAnimation, world.animationsAreEnabled) = outer
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Changes views at once (B-14); until the time is over, those that changed swallow touches, unless the
    /// options allow interaction (B-15). Then `completion` is called.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animate(
            length: duration, delay: delay, options: options, changes: animations, completion: completion)
    }

    /// A spring; only its length matters here.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animate(
            length: duration, delay: delay, options: options, changes: animations, completion: completion)
    }

    /// A spring given by its duration in seconds and its bounce; only the duration matters here.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animate(
            length: duration, delay: delay, options: options, changes: animations, completion: completion)
    }

    /// A transition of one view, which counts as animated whatever the block changes.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animate(
            length: duration, options: options,
            changes: {
                view.willChangeAnimatably()
                animations?()
            }, completion: completion)
    }

    /// Puts a view in the place of another one, or shows it instead where the options say so. The views
    /// change places when the transition begins (our decision: documented is only that they do).
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let superview = fromView.superview
        transition(
            with: superview ?? fromView, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    superview?.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension Simulator {
    /// A block animation of `length` seconds after a delay (seconds).
    func animate(
        length: Double, delay: Double = 0, options: UIView.AnimationOptions, changes: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard animationsAreEnabled else {
            changes()
            completion?(true)
            return
        }
        let animation = RunningAnimation(
            world: self, allowsInteraction: options.contains(.allowUserInteraction))
        animation.progress = progress(length: length, delay: delay, options)
        animation.collect(changes)
        start(animation, length: length, delay: delay, options: options, completion: completion)
    }

    /// Begins an animation whose changes were made, and ends it when its time is over.
    func start(
        _ animation: RunningAnimation, length: Double, delay: Double, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        if options.contains(.beginFromCurrentState) { replaceAnimations(by: animation) }
        animation.begin()
        if let percentDriver { return percentDriver.take(animation, completion) }
        animation.finish = { [unowned animation] in
            animation.finish = nil
            animation.end()
            completion?(!animation.isCut)
        }
        guard !options.contains(.repeat) else { return }
        // An animation of nothing is over at once.
        let whole = max(0, VirtualClock.microseconds(length + delay) ?? limits.time)
        timers.add(at: clock.now + (animation.views.isEmpty ? 0 : whole)) { animation.finish?() }
    }

    /// A block animation that begins where views are seen takes the place of those that run (S-25).
    private func replaceAnimations(by animation: RunningAnimation) {
        for view in animation.views { removeAnimations(of: view) }
    }

    /// Takes the running block animations of a view away; those that have no other view complete with false.
    func removeAnimations(of view: UIView) {
        let running = seenViews[ObjectIdentifier(view)] ?? []
        work.draw(running.count)
        for animation in running { animation.drop(view) }
    }

    /// How far an animation that begins now is at any moment.
    func progress(
        length: Double, delay: Double, _ options: UIView.AnimationOptions
    ) -> () -> Double {
        let number = Int(options.rawValue >> 16) & 3
        let curve = TimingCurve(UIView.AnimationCurve(rawValue: number) ?? .easeInOut)
        let start = clock.seconds + delay
        return { [unowned self] in
            let time = clock.seconds - start
            guard length > 0 else { return 1 }
            guard time > 0 else { return 0 }
            var part = time / length
            if options.contains(.repeat) {
                part = part.truncatingRemainder(dividingBy: options.contains(.autoreverse) ? 2 : 1)
                if part > 1 { part = 2 - part }
            }
            return curve.progress(after: part)
        }
    }
}
