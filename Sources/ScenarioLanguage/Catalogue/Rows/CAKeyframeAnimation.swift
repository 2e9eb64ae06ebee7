import EventEngine
import Foundation

extension CAAnimationCalculationMode: BridgedStruct {}
extension CAAnimationRotationMode: BridgedStruct {}

/// What the engine knows of a value that it keeps for a scenario.
extension AnyValue: ValueBox {
    package var unboxed: Any? { Self.unboxed(bridged) }

    private static func unboxed(_ value: Value) -> Any? {
        switch value {
        case .bool(let bool): bool ? 1.0 : 0.0
        case .int(let number): Double(number)
        case .double(let number): number
        case .float(let number): Double(number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .object(let object): object
        case .native(let native): native
        case .array(let values): values.map { AnyValue(bridged: $0) as Any }
        case .existential(let typed): unboxed(typed.value)
        default: nil
        }
    }
}

extension NativeCatalogue {
    /// CAKeyframeAnimation, and what belongs to it.
    func addCAKeyframeAnimation() {
        addClass(
            CAKeyframeAnimation.self, named: "CAKeyframeAnimation", superclass: CAPropertyAnimation.self,
            "An animation through several values, or along a path.", keyframeAnimationRows)
        addStructure(
            CAAnimationCalculationMode.self, named: "CAAnimationCalculationMode", conformances: .hashable,
            "How values between keyframes are found."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAAnimationCalculationMode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Along straight lines; cubic ones too.")
            t.staticGetter("linear") { CAAnimationCalculationMode.linear }
            t.staticGetter("cubic") { CAAnimationCalculationMode.cubic }
            t.means("Each value holds until the next one comes.")
            t.staticGetter("discrete") { CAAnimationCalculationMode.discrete }
            t.means("At one speed all the way.")
            t.staticGetter("paced") { CAAnimationCalculationMode.paced }
            t.staticGetter("cubicPaced") { CAAnimationCalculationMode.cubicPaced }
        }
        addStructure(
            CAAnimationRotationMode.self, named: "CAAnimationRotationMode", conformances: .hashable,
            "How a layer turns with its path."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAAnimationRotationMode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("So.")
            t.staticGetter("rotateAuto") { CAAnimationRotationMode.rotateAuto }
            t.staticGetter("rotateAutoReverse") { CAAnimationRotationMode.rotateAutoReverse }
        }
    }

    private func keyframeAnimationRows(_ t: MemberTable<CAKeyframeAnimation>) {
        t.initializer("init()") { () in CAKeyframeAnimation() }
        t.means("Makes one for a property.")
        t.convenience("init(keyPath:)") { (path: String?) in CAKeyframeAnimation(keyPath: path) }
        t.means("The values that it goes through.")
        t.accessor(
            "values",
            get: { (a: CAKeyframeAnimation) in a.values.map { $0.compactMap { $0 as? AnyValue } } },
            set: { (a: CAKeyframeAnimation, values: [AnyValue]?) in a.values = values })
        t.means("Points one after the other, in place of values.")
        t.property("path", \.path)
        t.means("When each value comes, as a part of the whole; evenly without.")
        t.property("keyTimes", \.keyTimes)
        t.means("The course of speed between each value and the next.")
        t.property("timingFunctions", \.timingFunctions)
        t.means("How values between are found.")
        t.property("calculationMode", \.calculationMode)
        t.means("Whether the layer turns with the path; only kept here.")
        t.property("rotationMode", \.rotationMode)
        t.absent(.layerAnimation, "tensionValues", "continuityValues", "biasValues")
    }
}
