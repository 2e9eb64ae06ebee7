import EventEngine
import Foundation

extension NativeCatalogue {
    /// What Int8, UInt32 and the like have, and what other numbers make of them.
    func addSizedRows<Number: SizedInteger>(_ type: Number.Type) {
        let t = MemberTable<Number>(record(type))
        sizedMakingRows(t)
        t.getter("description", \.description)
        t.staticGetter("zero") { Number.zero }
        t.staticGetter("min") { Number.min }
        t.staticGetter("max") { Number.max }
        t.staticGetter("bitWidth") { Number.bitWidth }
        t.method("signum()") { (x: Number) in x.signum() }
        t.method("isMultiple(of:)") { (x: Number, y: Number) in x.isMultiple(of: y) }
        t.method("advanced(by:)") { (x: Number, y: Int) in
            guard let sum = x.moved(by: y) else { throw RunTrap.trap("arithmetic overflow") }
            return sum
        }
        t.method("distance(to:)") { (x: Number, y: Number) in
            guard let distance = x.distanceInBounds(to: y) else { throw RunTrap.trap("arithmetic overflow") }
            return distance
        }
        bitRows(t)
        addConversions(of: type)
    }

    /// Its initializers.
    private func sizedMakingRows<Number: SizedInteger>(_ t: MemberTable<Number>) {
        t.initializer("init()") { () in Number.zero }
        t.initializer("init(_:)") { (x: Int) in try fitted(x, Number.self) }
        for other in IntegerBounds.types { addInitializer(of: t, from: other) }
        t.initializer("init(_:)") { (x: Double) in try whole(x, "Double") as Number }
        t.initializer("init(_:)") { (x: CGFloat) in try whole(Double(x), "CGFloat") as Number }
        t.initializer("init(_:)") { (x: Float) in try whole(Double(x), "Float") as Number }
        t.initializer("init(_:)") { (x: String) in Number(x) }
        t.initializer("init(_:)") { (x: Substring) in Number(x) }
        t.initializer("init(_:radix:)") { (x: String, radix: Int) in
            if !(2...36).contains(radix) { throw RunTrap.trap("a radix must be in 2...36") }
            return Number(x, radix: radix)
        }
        t.initializer("init(exactly:)") { (x: Double) in Number(exactly: x) }
    }

    private func addInitializer<Number: SizedInteger, Other: SizedInteger>(
        of t: MemberTable<Number>, from other: Other.Type
    ) {
        t.initializer("init(_:)") { (x: Other) in try fitted(x, Number.self) }
    }

    /// Initializers of other numbers from one of this type.
    private func addConversions<Number: SizedInteger>(of type: Number.Type) {
        let int = MemberTable<Int>(record(Int.self))
        int.initializer("init(_:)") { (x: Number) in try fitted(x, Int.self) }
        MemberTable<Double>(record(Double.self)).initializer("init(_:)") { (x: Number) in Double(x) }
        MemberTable<CGFloat>(record(CGFloat.self)).initializer("init(_:)") { (x: Number) in CGFloat(x) }
        MemberTable<Float>(record(Float.self)).initializer("init(_:)") { (x: Number) in Float(x) }
    }
}

/// A number of a type.
/// - Throws: `RunTrap` where Swift stops as well.
private func fitted<Number: FixedWidthInteger>(
    _ number: some FixedWidthInteger, _ type: Number.Type
) throws -> Number {
    if let result = Number(exactly: number) { return result }
    throw RunTrap.trap(
        number < Number.min
            ? "\(number) cannot be converted to \(type): it is too small"
            : "\(number) cannot be converted to \(type): it is too large")
}

extension SizedInteger {
    /// The sum with a distance; nil where it does not fit.
    fileprivate func moved(by distance: Int) -> Self? {
        let bits = UInt64(truncatingIfNeeded: self) &+ UInt64(truncatingIfNeeded: distance)
        let sum = Self(truncatingIfNeeded: bits)
        return (sum >= self) == (distance >= 0) && UInt64(truncatingIfNeeded: sum) == bits ? sum : nil
    }

    /// How far another number is; nil where that is no Int.
    fileprivate func distanceInBounds(to other: Self) -> Int? {
        let bits = UInt64(truncatingIfNeeded: other) &- UInt64(truncatingIfNeeded: self)
        let distance = Int(truncatingIfNeeded: bits)
        return (distance >= 0) == (other >= self) ? distance : nil
    }
}
