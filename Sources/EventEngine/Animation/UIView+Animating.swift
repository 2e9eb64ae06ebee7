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
            length: duration + delay, options: options, changes: animations, completion: completion)
    }

    /// A spring; only its length matters here.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animate(
            length: duration + delay, options: options, changes: animations, completion: completion)
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
}

extension Simulator {
    /// A block animation of `length` seconds, with its delay.
    func animate(
        length: Double, options: UIView.AnimationOptions, changes: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard animationsAreEnabled else {
            changes()
            completion?(true)
            return
        }
        let animation = RunningAnimation(
            world: self, allowsInteraction: options.contains(.allowUserInteraction))
        animation.collect(changes)
        animation.begin()
        guard !options.contains(.repeat) else { return }
        // An animation of nothing is over at once.
        let time = animation.views.isEmpty ? 0 : max(0, VirtualClock.microseconds(length) ?? limits.time)
        timers.add(at: clock.now + time) {
            animation.end()
            completion?(true)
        }
    }
}
