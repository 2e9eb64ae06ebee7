import EventEngine
import Foundation

extension NativeCatalogue {
    /// What whole numbers of all widths make of those of another, and calculations that say whether their
    /// result fits.
    func addWidthRows() {
        addWidthRows(of: Int.self)
        for type in IntegerBounds.types { addWidthRows(of: type) }
        addBitPatterns(Int.self, UInt.self)
        addBitPatterns(Int8.self, UInt8.self)
        addBitPatterns(Int16.self, UInt16.self)
        addBitPatterns(Int32.self, UInt32.self)
        addBitPatterns(Int64.self, UInt64.self)
        for type in IntegerBounds.types { addMagnitude(of: type) }
        addNegation(Int8.self)
        addNegation(Int16.self)
        addNegation(Int32.self)
        addNegation(Int64.self)
        addBits(of: MemberTable<Double>(record(Double.self)), \.bitPattern) { Double(bitPattern: $0) }
        addBits(of: MemberTable<CGFloat>(record(CGFloat.self)), \.bitPattern) { CGFloat(bitPattern: $0) }
        addBits(of: MemberTable<Float>(record(Float.self)), \.bitPattern) { Float(bitPattern: $0) }
    }

    /// The bits of numbers with decimals.
    private func addBits<Number: Bridged, Bits: SizedInteger>(
        of t: MemberTable<Number>, _ bits: @escaping @Sendable (Number) -> Bits,
        _ number: @escaping @Sendable (Bits) -> Number
    ) {
        t.means("Its bits as a whole number.")
        t.getter("bitPattern", reading: { bits($0) })
        t.initializer("init(bitPattern:)") { (x: Bits) in number(x) }
    }

    private func addWidthRows<Number: FixedWidthInteger & Bridged>(of type: Number.Type) {
        let t = MemberTable<Number>(record(type))
        addConversions(t, from: Int.self)
        for other in IntegerBounds.types { addConversions(t, from: other) }
        t.getter("byteSwapped", reading: { $0.byteSwapped })
        t.getter("bigEndian", reading: { $0.bigEndian })
        t.getter("littleEndian", reading: { $0.littleEndian })
        t.initializer("init(bigEndian:)") { (x: Number) in Number(bigEndian: x) }
        t.initializer("init(littleEndian:)") { (x: Number) in Number(littleEndian: x) }
        reportingRows(GenericTable(types: [record(type)]), type)
    }

    private func addConversions<Number: FixedWidthInteger & Bridged, Other: FixedWidthInteger & Bridged>(
        _ t: MemberTable<Number>, from other: Other.Type
    ) {
        t.initializer("init(exactly:)") { (x: Other) in Number(exactly: x) }
        t.initializer("init(clamping:)") { (x: Other) in Number(clamping: x) }
        t.initializer("init(truncatingIfNeeded:)") { (x: Other) in Number(truncatingIfNeeded: x) }
    }

    /// Calculations that give the lowest bits of a result that does not fit, and say so.
    private func reportingRows<Number: FixedWidthInteger & Bridged>(_ t: GenericTable, _ type: Number.Type) {
        typealias Calculation = (Number, Number) -> (partialValue: Number, overflow: Bool)
        let calculations: [(name: String, calculation: Calculation)] = [
            ("addingReportingOverflow(_:)", { $0.addingReportingOverflow($1) }),
            ("subtractingReportingOverflow(_:)", { $0.subtractingReportingOverflow($1) }),
            ("multipliedReportingOverflow(by:)", { $0.multipliedReportingOverflow(by: $1) }),
            ("dividedReportingOverflow(by:)", { $0.dividedReportingOverflow(by: $1) }),
            ("remainderReportingOverflow(dividingBy:)", { $0.remainderReportingOverflow(dividingBy: $1) }),
        ]
        let report = StaticType.tuple([
            TupleElement("partialValue", Number.staticType), TupleElement("overflow", .bool),
        ])
        for (name, calculation) in calculations {
            t.method(name, [Number.staticType], report, cost: .constant) { _, number, arguments in
                let sides = (try Number.unwrapping(number), try Number.unwrapping(arguments[0]))
                let (result, overflows) = calculation(sides.0, sides.1)
                return .tuple([result.bridged, .bool(overflows)])
            }
        }
        if let magnitude = Number.Magnitude.self as? any SizedInteger.Type { productRow(t, type, magnitude) }
        let both = StaticType.tuple([
            TupleElement("quotient", Number.staticType), TupleElement("remainder", Number.staticType),
        ])
        let name = "quotientAndRemainder(dividingBy:)"
        t.method(name, [Number.staticType], both, cost: .constant) { _, number, arguments in
            let (x, y) = (try Number.unwrapping(number), try Number.unwrapping(arguments[0]))
            if y == 0 { throw RunTrap.trap("division by zero") }
            let (quotient, overflows) = x.dividedReportingOverflow(by: y)
            if overflows { throw RunTrap.trap("arithmetic overflow") }
            return .tuple([quotient.bridged, (x % y).bridged])
        }
    }

    /// A product in twice as many bits.
    private func productRow<Number: FixedWidthInteger & Bridged>(
        _ t: GenericTable, _ type: Number.Type, _ magnitude: any SizedInteger.Type
    ) {
        let halves = StaticType.tuple([
            TupleElement("high", Number.staticType), TupleElement("low", magnitude.staticType),
        ])
        let name = "multipliedFullWidth(by:)"
        t.method(name, [Number.staticType], halves, cost: .constant) { _, number, arguments in
            let sides = (try Number.unwrapping(number), try Number.unwrapping(arguments[0]))
            let product = sides.0.multipliedFullWidth(by: sides.1)
            return .tuple([product.high.bridged, .unsigned(UInt64(product.low))])
        }
    }

    /// The same bits, with and without a sign.
    private func addBitPatterns<Signed: FixedWidthInteger & Bridged, Unsigned: FixedWidthInteger & Bridged>(
        _ signed: Signed.Type, _ unsigned: Unsigned.Type
    ) {
        MemberTable<Signed>(record(signed)).initializer("init(bitPattern:)") { (x: Unsigned) in
            Signed(truncatingIfNeeded: x)
        }
        MemberTable<Unsigned>(record(unsigned)).initializer("init(bitPattern:)") { (x: Signed) in
            Unsigned(truncatingIfNeeded: x)
        }
    }

    private func addNegation<Number: SizedInteger & SignedInteger>(_ type: Number.Type) {
        MemberTable<Number>(record(type)).mutator("negate()") { (x: inout Number) in
            if x == .min { throw RunTrap.trap("arithmetic overflow") }
            x = 0 - x
        }
    }

    private func addMagnitude<Number: SizedInteger>(of type: Number.Type) {
        guard let result = Number.Magnitude.self as? any SizedInteger.Type else { return }
        GenericTable(types: [record(type)]).getter(
            "magnitude", result.staticType, cost: .constant
        ) { _, number in
            let magnitude = try Number.unwrapping(number).magnitude
            return .unsigned(UInt64(magnitude))
        }
    }
}
