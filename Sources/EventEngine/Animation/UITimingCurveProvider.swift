import Foundation

/// What says how the speed of an animation changes.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The speed of an animation as an object.
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// A spring is played as an animation that slows down: what of it swings is not modelled.
    var curve: TimingCurve {
        guard let cubic = cubicTimingParameters else { return TimingCurve(.easeOut) }
        return TimingCurve(cubic.controlPoint1, cubic.controlPoint2)
    }
}

/// The speed of an animation as a cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The built-in curve that it is.
    public final let animationCurve: UIView.AnimationCurve
    public final let controlPoint1: CGPoint
    public final let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        let points = TimingCurve(curve)
        (animationCurve, isBuiltIn) = (curve, true)
        (controlPoint1, controlPoint2) = (points.first, points.second)
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltIn) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The speed of an animation as that of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public final let initialVelocity: CGVector
    /// The seconds that an animator plays it, whatever duration the animator is made with; nil where the
    /// animator decides.
    final let ownDuration: TimeInterval?

    public convenience override init() {
        self.init(dampingRatio: 1)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (initialVelocity, ownDuration) = (velocity, nil)
    }

    /// By the weight on the spring, how stiff it is, and what slows it down. It is played until it is at
    /// rest.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = CASpringAnimation()
        (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
        let seconds = spring.settlingDuration
        (initialVelocity, ownDuration) = (velocity, seconds.isFinite ? seconds : 0)
    }

    /// By how long it takes, in seconds, and how much it bounces: from -1, not at all, to 1.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        (initialVelocity, ownDuration) = (velocity, duration)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}
