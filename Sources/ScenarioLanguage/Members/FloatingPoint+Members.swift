import EventEngine
import Foundation

extension FloatingPointRoundingRule: BridgedCases {
    package static let bridgedCases: [FloatingPointRoundingRule] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
}

extension NativeCatalogue {
    /// What Double, CGFloat and Float share.
    func floatingPointRows<F: BinaryFloatingPoint & Bridged>(_ t: MemberTable<F>) {
        t.initializer("init()") { () in F(0) }
        t.initializer("init(_:)") { (x: Int) in F(x) }
        t.initializer("init(_:)") { (x: Double) in F(x) }
        t.initializer("init(_:)") { (x: CGFloat) in F(x) }
        t.initializer("init(_:)") { (x: Float) in F(x) }
        t.initializer("init(_:)") { (x: UInt32) in F(x) }
        t.initializer("init(_:)") { (x: UInt) in F(x) }
        t.getter("magnitude", \.rowMagnitude)
        t.getter("isNaN", \.isNaN)
        t.getter("isInfinite", \.isInfinite)
        t.getter("isFinite", \.isFinite)
        t.getter("isZero", \.isZero)
        t.getter("isNormal", \.isNormal)
        t.getter("nextUp", \.nextUp)
        t.getter("nextDown", \.nextDown)
        t.getter("ulp", \.ulp)
        t.staticGetter("pi") { F.pi }
        t.staticGetter("zero") { F.zero }
        t.staticGetter("infinity") { F.infinity }
        t.staticGetter("nan") { F.nan }
        t.staticGetter("ulpOfOne") { F.ulpOfOne }
        t.staticGetter("greatestFiniteMagnitude") { F.greatestFiniteMagnitude }
        t.staticGetter("leastNonzeroMagnitude") { F.leastNonzeroMagnitude }
        t.staticGetter("leastNormalMagnitude") { F.leastNormalMagnitude }
        t.method("rounded()") { (x: F) in x.rounded() }
        t.method("rounded(_:)") { (x: F, rule: FloatingPointRoundingRule) in x.rounded(rule) }
        t.mutator("round()") { (x: inout F) in x.round() }
        t.mutator("round(_:)") { (x: inout F, rule: FloatingPointRoundingRule) in x.round(rule) }
        t.mutator("negate()") { (x: inout F) in x.negate() }
        t.method("squareRoot()") { (x: F) in x.squareRoot() }
        t.method("truncatingRemainder(dividingBy:)") { (x: F, y: F) in x.truncatingRemainder(dividingBy: y) }
        t.method("remainder(dividingBy:)") { (x: F, y: F) in x.remainder(dividingBy: y) }
        t.method("advanced(by:)") { (x: F, y: F) in x + y }
        t.method("distance(to:)") { (x: F, y: F) in y - x }
        t.staticMethod("minimum(_:_:)") { (x: F, y: F) in F.minimum(x, y) }
        t.staticMethod("maximum(_:_:)") { (x: F, y: F) in F.maximum(x, y) }
    }

    /// What each of them has on its own.
    func decimalTextRows() {
        let double = MemberTable<Double>(record(Double.self))
        double.initializer("init(_:)") { (x: String) in Double(x) }
        double.initializer("init(_:)") { (x: Substring) in Double(x) }
        double.getter("description", \.description)
        let float = MemberTable<Float>(record(Float.self))
        float.initializer("init(_:)") { (x: String) in Float(x) }
        float.getter("description", \.description)
        let length = MemberTable<CGFloat>(record(CGFloat.self))
        length.getter("description", \.description)
    }

    /// Rules of rounding.
    func roundingRuleRows(_ t: MemberTable<FloatingPointRoundingRule>) {
        t.enumCase("toNearestOrAwayFromZero", .toNearestOrAwayFromZero)
        t.enumCase("toNearestOrEven", .toNearestOrEven)
        t.enumCase("up", .up)
        t.enumCase("down", .down)
        t.enumCase("towardZero", .towardZero)
        t.enumCase("awayFromZero", .awayFromZero)
    }
}

extension BinaryFloatingPoint {
    /// `magnitude`, whose associated type is the number's own for all of ours.
    fileprivate var rowMagnitude: Self { abs(self) }
}
