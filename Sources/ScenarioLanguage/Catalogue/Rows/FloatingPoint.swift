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
        t.staticGetter("zero") { F.zero }
        t.means("From another number, or from text: nil when it is none.")
        t.initializer("init(_:)") { (x: Int) in F(x) }
        t.initializer("init(_:)") { (x: Double) in F(x) }
        t.initializer("init(_:)") { (x: CGFloat) in F(x) }
        t.initializer("init(_:)") { (x: Float) in F(x) }
        t.means("The number of an object.")
        t.initializer("init(truncating:)") { (number: NSNumber) in F(number.doubleValue) }
        t.means("Without its sign.")
        t.getter("magnitude", \.rowMagnitude)
        t.means("Whether it is so.")
        t.getter("isNaN", \.isNaN)
        t.getter("isInfinite", \.isInfinite)
        t.getter("isFinite", \.isFinite)
        t.getter("isZero", \.isZero)
        t.getter("isNormal", \.isNormal)
        t.means("Its neighbours, and how far they are.")
        t.getter("nextUp", \.nextUp)
        t.getter("nextDown", \.nextDown)
        t.getter("ulp", \.ulp)
        t.staticGetter("ulpOfOne") { F.ulpOfOne }
        t.means("These numbers.")
        t.staticGetter("pi") { F.pi }
        t.staticGetter("infinity") { F.infinity }
        t.staticGetter("nan") { F.nan }
        t.staticGetter("greatestFiniteMagnitude") { F.greatestFiniteMagnitude }
        t.staticGetter("leastNonzeroMagnitude") { F.leastNonzeroMagnitude }
        t.staticGetter("leastNormalMagnitude") { F.leastNormalMagnitude }
        t.means("To a whole number, the nearest one or by a rule.")
        t.method("rounded()") { (x: F) in x.rounded() }
        t.method("rounded(_:)") { (x: F, rule: FloatingPointRoundingRule) in x.rounded(rule) }
        t.mutator("round()") { (x: inout F) in x.round() }
        t.means("Rounds itself by a rule.")
        t.mutator("round(_:)") { (x: inout F, rule: FloatingPointRoundingRule) in x.round(rule) }
        t.means("Changes the sign.")
        t.mutator("negate()") { (x: inout F) in x.negate() }
        t.means("The square root.")
        t.method("squareRoot()") { (x: F) in x.squareRoot() }
        t.means("What a division leaves.")
        t.method("truncatingRemainder(dividingBy:)") { (x: F, y: F) in x.truncatingRemainder(dividingBy: y) }
        t.method("remainder(dividingBy:)") { (x: F, y: F) in x.remainder(dividingBy: y) }
        t.means("So much further, and how far it is.")
        t.method("advanced(by:)") { (x: F, y: F) in x + y }
        t.method("distance(to:)") { (x: F, y: F) in y - x }
        t.means("The smaller or the larger one.")
        t.staticMethod("minimum(_:_:)") { (x: F, y: F) in F.minimum(x, y) }
        t.staticMethod("maximum(_:_:)") { (x: F, y: F) in F.maximum(x, y) }
    }

    /// What each of them has on its own.
    func decimalTextRows() {
        let double = MemberTable<Double>(record(Double.self))
        double.initializer("init(_:)") { (x: String) in Double(x) }
        double.initializer("init(_:)") { (x: Substring) in Double(x) }
        double.getter("description", \.description)
        hashValueRows(double)
        let float = MemberTable<Float>(record(Float.self))
        float.initializer("init(_:)") { (x: String) in Float(x) }
        float.getter("description", \.description)
        let length = MemberTable<CGFloat>(record(CGFloat.self))
        length.getter("description", \.description)
        length.getter("native", \.native)
        length.type.group?.means("The Double that it is.", of: "native")
        hashValueRows(length)
    }

    /// Rules of rounding.
    func roundingRuleRows(_ t: MemberTable<FloatingPointRoundingRule>) {
        t.means("This one.")
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
