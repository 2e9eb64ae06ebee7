/// The whole numbers besides `Int`. At run time those that Int has are `Value.int`, and others `Value.large`;
/// what a calculation gives is held to the bounds of its type.
package protocol SizedInteger: FixedWidthInteger, Bridged {}

extension SizedInteger {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        switch value {
        case .int(let x): Self(exactly: x)
        case .large(let x): Self(exactly: x)
        default: nil
        }
    }
    package var bridged: Value { Int(exactly: self).map(Value.int) ?? .large(UInt64(self)) }
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
    /// The smallest, and the largest that Int has, too.
    let range: ClosedRange<Int>
    let bits: Int
    /// Whether the type has numbers that are larger than those of Int: up to those of UInt64.
    let hasLarge: Bool

    init<Number: SizedInteger>(_ type: Number.Type) {
        name = "\(type)"
        range = Int(clamping: Number.min)...Int(clamping: Number.max)
        bits = Number.bitWidth
        hasLarge = Number.max > Int.max
    }

    /// All of the types, in the order in which Swift lists them.
    static var types: [any SizedInteger.Type] {
        [
            Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
            UInt64.self,
        ]
    }

    private static let all = types.map { (id: NativeTypeID($0), bounds: IntegerBounds($0)) }

    /// The bounds of a type; nil for types that are none of these. To compare with each of them is faster
    /// than a look-up in a table.
    static func of(_ type: StaticType) -> IntegerBounds? {
        guard case .native(let id) = type else { return nil }
        return all.first { $0.id == id }?.bounds
    }

    /// What is left of a number in so many bits.
    func truncating(_ number: Int) -> Int {
        if bits == Int.bitWidth { return number }
        let low = number & (1 << bits - 1)
        return range.lowerBound < 0 && low > range.upperBound ? low - 1 << bits : low
    }
}

extension StaticType {
    /// Whether it is one of the number types.
    var isNumber: Bool { isWhole || isFloatingPoint }

    /// Whether it is one of the types of whole numbers.
    var isWhole: Bool { self == .int || IntegerBounds.of(self) != nil }
}
