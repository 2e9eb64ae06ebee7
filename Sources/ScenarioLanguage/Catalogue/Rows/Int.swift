import EventEngine
import Foundation

extension NativeCatalogue {
    /// Whole numbers.
    func integerRows(_ t: MemberTable<Int>) {
        t.initializer("init()") { () in 0 }
        t.getter("description", \.description)
        hashValueRows(t)
        t.staticGetter("zero") { 0 }
        t.means("From another number, cut off behind the point, or from text: nil when it is none.")
        t.initializer("init(_:)") { (x: Int) in x }
        t.initializer("init(_:)") { (x: Double) in try whole(x, "Double") as Int }
        t.initializer("init(_:)") { (x: CGFloat) in try whole(Double(x), "CGFloat") as Int }
        t.initializer("init(_:)") { (x: Float) in try whole(Double(x), "Float") as Int }
        t.initializer("init(_:)") { (x: String) in Int(x) }
        t.initializer("init(_:)") { (x: Substring) in Int(x) }
        t.means("From text in another base.")
        t.initializer("init(_:radix:)") { (x: String, radix: Int) in
            if !(2...36).contains(radix) { throw RunTrap.trap("a radix must be in 2...36") }
            return Int(x, radix: radix)
        }
        t.means("From another number, nil when it does not fit.", of: "init(exactly:)")
        t.initializer("init(exactly:)") { (x: Double) in Int(exactly: x) }
        t.means("The largest and the smallest.")
        t.staticGetter("max") { Int.max }
        t.staticGetter("min") { Int.min }
        t.means("How many bits it has.")
        t.staticGetter("bitWidth") { Int.bitWidth }
        t.means("Without its sign.", of: "magnitude")
        t.means("-1, 0 or 1.")
        t.method("signum()") { (x: Int) in x.signum() }
        t.means("Whether it can be divided.")
        t.method("isMultiple(of:)") { (x: Int, y: Int) in x.isMultiple(of: y) }
        t.means("So much further, and how far it is.")
        t.method("advanced(by:)") { (x: Int, y: Int) in
            let (sum, overflows) = x.addingReportingOverflow(y)
            if overflows { throw RunTrap.trap("arithmetic overflow") }
            return sum
        }
        t.method("distance(to:)") { (x: Int, y: Int) in
            let (difference, overflows) = y.subtractingReportingOverflow(x)
            if overflows { throw RunTrap.trap("arithmetic overflow") }
            return difference
        }
        t.means("Changes the sign.")
        t.mutator("negate()") { (x: inout Int) in
            if x == .min { throw RunTrap.trap("arithmetic overflow") }
            x.negate()
        }
        widthMeanings(t)
        t.means("How many of its bits are 1.", of: "nonzeroBitCount")
        t.means("How many bits above its highest 1 are 0.", of: "leadingZeroBitCount")
        t.means("How many bits below its lowest 1 are 0.", of: "trailingZeroBitCount")
        bitRows(t)
        t.means("The number of an object, without what is behind the point.")
        t.initializer("init(truncating:)") { (number: NSNumber) in number.intValue }
        t.means("Both results of a division.", of: "quotientAndRemainder(dividingBy:)")
    }

    /// What the rows mean that all widths have of each other.
    private func widthMeanings(_ t: MemberTable<Int>) {
        t.means("The nearest number that the type has.", of: "init(clamping:)")
        t.means("The lowest bits of another number.", of: "init(truncatingIfNeeded:)")
        t.means("The number with the same bits, with a sign or without one.", of: "init(bitPattern:)")
        t.type.group?.means(
            "Its bytes in the other order, or so that the largest or the smallest part comes first.",
            of: "byteSwapped", "bigEndian", "littleEndian", "init(bigEndian:)", "init(littleEndian:)")
        t.type.group?.means(
            "The lowest bits of a result, and whether it does not fit.", of: "addingReportingOverflow(_:)",
            "subtractingReportingOverflow(_:)", "multipliedReportingOverflow(by:)",
            "dividedReportingOverflow(by:)", "remainderReportingOverflow(dividingBy:)")
        t.type.group?.means("All bits of a product, in two halves.", of: "multipliedFullWidth(by:)")
    }

    /// What the bits of a whole number say.
    func bitRows<Number: FixedWidthInteger>(_ t: MemberTable<Number>) where Number: Bridged {
        t.getter("nonzeroBitCount", \.nonzeroBitCount)
        t.getter("leadingZeroBitCount", \.leadingZeroBitCount)
        t.getter("trailingZeroBitCount", \.trailingZeroBitCount)
    }

    /// The distance from 0.
    func magnitudeRow(_ t: GenericTable) {
        t.getter("magnitude", .native(UInt.self)) { _, number in
            .unsigned(UInt64(number.integer.magnitude))
        }
    }

    /// Truth values.
    func boolRows(_ t: MemberTable<Bool>) {
        t.getter("description", \.description)
        t.means("The same, or from the words `true` and `false`.")
        t.initializer("init(_:)") { (x: Bool) in x }
        t.initializer("init(_:)") { (x: String) in Bool(x) }
        t.means("Whether the number of an object is not 0; exactly, where it is 0 or 1, and nil otherwise.")
        t.initializer("init(truncating:)") { (number: NSNumber) in number.boolValue }
        t.initializer("init(exactly:)") { (number: NSNumber) in Bool(exactly: number) }
        t.means("The other one.")
        t.mutator("toggle()") { (x: inout Bool) in x.toggle() }
        t.means("Chance, the same in each run.", of: "random()")
    }
}

/// The number without its fraction.
/// - Throws: `RunTrap` where Swift stops as well.
func whole<Number: FixedWidthInteger>(_ number: Double, _ type: String) throws -> Number {
    if let result = Number(exactly: number.rounded(.towardZero)) { return result }
    throw RunTrap.trap(
        number.isFinite
            ? "the \(type) value \(number) cannot be converted to \(Number.self): it is out of range"
            : "the \(type) value cannot be converted to \(Number.self): it is infinite or not a number")
}
