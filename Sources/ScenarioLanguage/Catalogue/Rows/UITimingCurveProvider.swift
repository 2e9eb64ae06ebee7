import EventEngine
import Foundation

extension UITimingCurveType: BridgedEnum {}

/// A course of speed as it travels between the engine and a scenario.
struct TimingCurveProvider: Bridged {
    let object: any UITimingCurveProvider

    static var staticType: StaticType { .native((any UITimingCurveProvider).self) }

    static func from(_ value: Value) -> TimingCurveProvider? {
        guard case .object(let object) = value else { return nil }
        return (object as? any UITimingCurveProvider).map { TimingCurveProvider(object: $0) }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// Objects that say how the speed of an animation changes.
    func addUITimingCurveProvider() {
        addProtocol(
            (any UITimingCurveProvider).self, named: "UITimingCurveProvider",
            "What says how the speed of an animation changes: one of the two classes below.")
        addEnumeration(
            UITimingCurveType.self, named: "UITimingCurveType",
            "Kinds of courses of speed."
        ) { t in
            t.means("This kind.")
            t.enumCase("builtin", .builtin)
            t.enumCase("cubic", .cubic)
            t.enumCase("spring", .spring)
            t.enumCase("composed", .composed)
        }
        addClass(
            UICubicTimingParameters.self, named: "UICubicTimingParameters", superclass: NSObject.self,
            "A course of speed as a cubic Bézier curve."
        ) { t in
            t.initializer("init()") { () in UICubicTimingParameters() }
            t.means("Makes one from a built-in curve, or from two control points between 0 and 1.")
            t.initializer("init(animationCurve:)") { (curve: UIView.AnimationCurve) in
                UICubicTimingParameters(animationCurve: curve)
            }
            t.initializer("init(controlPoint1:controlPoint2:)") { (one: CGPoint, two: CGPoint) in
                UICubicTimingParameters(controlPoint1: one, controlPoint2: two)
            }
            t.means("The built-in curve that it was made from.")
            t.getter("animationCurve", \.animationCurve)
            t.means("Its control points.")
            t.getter("controlPoint1", \.controlPoint1)
            t.getter("controlPoint2", \.controlPoint2)
            timingCurveRows(t)
        }
        addSpringTiming()
    }

    private func addSpringTiming() {
        addClass(
            UISpringTimingParameters.self, named: "UISpringTimingParameters", superclass: NSObject.self,
            "A course of speed like that of a spring; here it slows down and does not swing."
        ) { t in
            t.convenience("init()") { () in UISpringTimingParameters() }
            t.means("Makes one that swings less the nearer the ratio is to 1.")
            t.convenience("init(dampingRatio:)") { (ratio: CGFloat) in
                UISpringTimingParameters(dampingRatio: ratio)
            }
            t.initializer("init(dampingRatio:initialVelocity:)") { (ratio: CGFloat, velocity: CGVector) in
                UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
            }
            t.means("By its weight, how hard it is and what slows it down; it is played until it is at rest.")
            t.initializer("init(mass:stiffness:damping:initialVelocity:)") {
                (mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector) in
                UISpringTimingParameters(
                    mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            }
            t.means("By how long it takes, whatever the animator's duration, and how much it bounces.")
            t.initializer(
                "init(duration:bounce:initialVelocity:)",
                defaults: ["duration": 0.5, "bounce": 0.0, "initialVelocity": CGVector.zero.bridged]
            ) { (duration: Double, bounce: CGFloat, velocity: CGVector) in
                UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
            }
            t.means("How fast it is at the start.")
            t.getter("initialVelocity", \.initialVelocity)
            timingCurveRows(t)
        }
    }
    /// The rows of both classes: what they have as providers.
    private func timingCurveRows<Parameters: NSObject & UITimingCurveProvider>(
        _ t: MemberTable<Parameters>
    ) {
        t.type.protocols = [NativeTypeID((any UITimingCurveProvider).self)]
        t.means("Which kind of course it is, and itself as one of that kind.")
        t.getter("timingCurveType", \.timingCurveType)
        t.getter("cubicTimingParameters", \.cubicTimingParameters)
        t.getter("springTimingParameters", \.springTimingParameters)
    }
}
