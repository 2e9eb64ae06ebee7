import Foundation

extension UIView {
    /// How keyframes are played. The course of speed is that of `AnimationOptions`, by the same bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Plays the keyframes that the block adds. Inside another animation they take its time (S-26). Values
    /// between keyframes are mixed linearly, whatever the calculation mode is: our decision.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let world = Simulator.current
        if let outer = world.collectingAnimation {
            animations()
            if let completion { outer.endings.append { completion(true) } }
            return
        }
        world.animate(
            length: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
            changes: animations, completion: completion)
    }

    /// Adds changes that begin after a part of the animation around, and take a part of it, from 0 to 1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = Simulator.current.collectingAnimation else { return animations() }
        animation.collectKeyframe(at: frameStartTime, lasting: frameDuration, animations)
    }
}
