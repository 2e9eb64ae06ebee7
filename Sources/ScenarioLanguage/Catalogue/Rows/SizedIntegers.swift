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
        if Number.max <= Int.max {
            t.staticGetter("max") { Number.max }
        } else {
            t.absent(Absence.Reason("it is beyond Int.max", instead: "use 'Int.max'"), "max")
        }
        t.staticGetter("bitWidth") { Number.bitWidth }
        t.method("signum()") { (x: Number) in x.signum() }
        t.method("isMultiple(of:)") { (x: Number, y: Number) in x.isMultiple(of: y) }
        bitRows(t)
        addConversions(of: type)
    }

    /// Its initializers.
    private func sizedMakingRows<Number: SizedInteger>(_ t: MemberTable<Number>) {
        t.initializer("init()") { () in Number.zero }
        t.initializer("init(_:)") { (x: Int) in try fitted(x, Number.self) }
        for other in IntegerBounds.types { addInitializer(of: t, from: other) }
        t.initializer("init(_:)") { (x: Double) in try fitted(whole(x, "Double"), Number.self) }
        t.initializer("init(_:)") { (x: CGFloat) in try fitted(whole(Double(x), "CGFloat"), Number.self) }
        t.initializer("init(_:)") { (x: Float) in try fitted(whole(Double(x), "Float"), Number.self) }
        t.initializer("init(_:)") { (x: String) in try held(Number(x)) }
        t.initializer("init(_:)") { (x: Substring) in try held(Number(x)) }
        t.initializer("init(_:radix:)") { (x: String, radix: Int) in
            if !(2...36).contains(radix) { throw RunTrap.trap("a radix must be in 2...36") }
            return try held(Number(x, radix: radix))
        }
        t.initializer("init(exactly:)") { (x: Double) in try held(Number(exactly: x)) }
    }

    private func addInitializer<Number: SizedInteger, Other: SizedInteger>(
        of t: MemberTable<Number>, from other: Other.Type
    ) {
        t.initializer("init(_:)") { (x: Other) in try fitted(Int(clamping: x), Number.self) }
    }

    /// Initializers of other numbers from one of this type.
    private func addConversions<Number: SizedInteger>(of type: Number.Type) {
        let int = MemberTable<Int>(record(Int.self))
        int.initializer("init(_:)") { (x: Number) in Int(clamping: x) }
        MemberTable<Double>(record(Double.self)).initializer("init(_:)") { (x: Number) in Double(x) }
        MemberTable<CGFloat>(record(CGFloat.self)).initializer("init(_:)") { (x: Number) in CGFloat(x) }
        MemberTable<Float>(record(Float.self)).initializer("init(_:)") { (x: Number) in Float(x) }
    }
}

/// A number of a type.
/// - Throws: `RunTrap` where Swift stops as well.
private func fitted<Number: SizedInteger>(_ number: Int, _ type: Number.Type) throws -> Number {
    if let result = Number(exactly: number) { return result }
    throw RunTrap.trap(
        number < Number.min
            ? "\(number) cannot be converted to \(type): it is too small"
            : "\(number) cannot be converted to \(type): it is too large")
}

/// A number, unless it is larger than scenarios can hold.
private func held<Number: SizedInteger>(_ number: Number?) throws -> Number? {
    guard let number else { return nil }
    return try held(number) as Number
}
