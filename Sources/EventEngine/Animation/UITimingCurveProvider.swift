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
    private let dampingRatio: CGFloat

    public convenience override init() {
        self.init(dampingRatio: 1)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, initialVelocity) = (ratio, velocity)
    }

    /// By the weight on the spring, how stiff it is, and what slows it down.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        let critical = 2 * (mass * stiffness).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// By how long it takes, in seconds, and how much it bounces: from -1, not at all, to 1. An animator
    /// plays it in its own time.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
        self.init(dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}
