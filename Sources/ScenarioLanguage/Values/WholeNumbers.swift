/// The whole numbers besides `Int`. At run time all of them are `Value.int`, and what a calculation gives is
/// held to the bounds of its type.
package protocol SizedInteger: FixedWidthInteger, Bridged {}

extension SizedInteger {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        if case .int(let x) = value { Self(exactly: x) } else { nil }
    }
    /// Larger numbers than Int has are beyond what scenarios hold: members that could give one stop there.
    package var bridged: Value { .int(Int(clamping: self)) }
}

extension Int8: SizedInteger {}
extension Int16: SizedInteger {}
extension Int32: SizedInteger {}
extension Int64: SizedInteger {}
extension UInt: SizedInteger {}
extension UInt8: SizedInteger {}
extension UInt16: SizedInteger {}
extension UInt32: SizedInteger {}
extension UInt64: SizedInteger {}

/// The bounds of one of them.
struct IntegerBounds: Sendable {
    let name: String
    /// The smallest, and the largest that a scenario can hold.
    let range: ClosedRange<Int>
    let bits: Int
    /// Whether the type has numbers that are larger than those of Int.
    let isCut: Bool

    init<Number: SizedInteger>(_ type: Number.Type) {
        name = "\(type)"
        range = Int(clamping: Number.min)...Int(clamping: Number.max)
        bits = Number.bitWidth
        isCut = Number.max > Int.max
    }

    /// All of the types, in the order in which Swift lists them.
    static var types: [any SizedInteger.Type] {
        [
            Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
            UInt64.self,
        ]
    }

    private static let all = Dictionary(
        uniqueKeysWithValues: types.map { ($0.staticType, IntegerBounds($0)) })

    /// The bounds of a type; nil for types that are none of these.
    static func of(_ type: StaticType) -> IntegerBounds? {
        guard case .native = type else { return nil }
        return all[type]
    }

    /// What is left of a number in so many bits.
    func truncating(_ number: Int) -> Int {
        if bits == Int.bitWidth { return number }
        let low = number & (1 << bits - 1)
        return range.lowerBound < 0 && low > range.upperBound ? low - 1 << bits : low
    }

    /// Does a calculation in this type.
    func apply(_ operation: ArithmeticOperator, _ a: Int, _ b: Int, at range: SourceRange) throws -> Int {
        switch operation {
        case .shiftLeft: return try held(b >= bits ? 0 : truncating(a << b), at: range)
        case .shiftRight: return a >> b
        case .addWrapping, .subtractWrapping, .multiplyWrapping:
            return try held(truncating(operation.apply(a, b, at: range)), at: range)
        case .and, .or, .exclusiveOr, .divide, .remainder, .add, .subtract, .multiply:
            let result = try isCut ? cut(operation, a, b, at: range) : operation.apply(a, b, at: range)
            if self.range.contains(result) { return result }
            throw SourceTrap(problem: .overflow(operation.rawValue, type: name), range: range)
        }
    }

    /// A calculation whose result may be right and too large for Int.
    private func cut(
        _ operation: ArithmeticOperator, _ a: Int, _ b: Int, at range: SourceRange
    ) throws -> Int {
        let isTooLarge: Bool = switch operation {
        case .add: a.addingReportingOverflow(b).overflow
        case .multiply: a.multipliedReportingOverflow(by: b).overflow
        default: false
        }
        if isTooLarge { throw tooLarge(at: range) }
        return try operation.apply(a, b, at: range)
    }

    /// The number, unless it is one that scenarios cannot hold.
    func held(_ number: Int, at range: SourceRange) throws -> Int {
        if self.range.contains(number) { return number }
        throw tooLarge(at: range)
    }

    private func tooLarge(at range: SourceRange) -> SourceTrap {
        SourceTrap(problem: .member(.unsupported("a \(name) beyond Int.max")), range: range)
    }
}
