import EventEngine
import Foundation

/// A value while a scenario runs.
///
/// The checker has settled every type before, so a value carries only what its static type leaves open: an
/// optional's `some(x)` is `x` itself, and `.double` is both Double and CGFloat.
package enum Value {
    case void, null
    /// Nil inside so many optionals that are not nil themselves: `.some(nil)` is `.someNil(1)`. Any other
    /// value in an optional, or in an optional of one, is the value itself.
    case someNil(Int)
    case bool(Bool)
    case int(Int)
    /// A number of UInt or UInt64 that is larger than those of Int.
    case large(UInt64)
    /// Double and CGFloat.
    case double(Double)
    case float(Float)
    case string(String)
    /// A part of a text, which keeps the places that it has in the whole.
    case piece(Substring)
    case character(Character)
    /// An object of the engine (also one with a dynamic subclass), or a `ScriptObject`.
    case object(AnyObject)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// A case of a native enum, or an option set: the type and the raw value (the case's index without one).
    case option(NativeTypeID, Int)
    /// Any other struct of the engine.
    case native(any NativeStruct)
    case array([Value])
    /// A part of an array, which keeps the places that it has in the whole. An array where such a part is
    /// asked for is one that begins at zero.
    case slice(ArraySlice<Value>)
    case set(OrderedValueSet)
    case dictionary(OrderedValueDictionary)
    case tuple([Value])
    case range(ValueRange)
    /// What `sequence(first:next:)` and `lazy` answer.
    case lazy(LazySequence)
    case closure(ClosureValue)
    case structure(StructValue)
    case enumeration(EnumValue)
    case type(StaticType)
    /// A value converted to `Any` (or to a protocol) whose static type the value itself does not show:
    /// CGFloat, optionals, collections, tuples, closures.
    case existential(TypedValue)
}

/// A struct of the engine that travels as it is: `CGVector`, `CGAffineTransform`, `UIEdgeInsets`.
package protocol NativeStruct: Sendable {
    /// Equality with another native value, for `==` and sets. Structs that Swift cannot compare answer false.
    func isEqual(to other: any NativeStruct) -> Bool
    /// Comparable's `<`; nil for structs that Swift cannot compare.
    func isLess(than other: any NativeStruct) -> Bool?
    /// Adds what makes the value; nothing for structs that Swift cannot hash.
    func combine(into hasher: inout Hasher)
    /// What it costs to look at all of it, in units of `WorkBudget`: nothing for a few numbers.
    var walkingUnits: Int { get }
}

extension NativeStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { false }
    package func isLess(than other: any NativeStruct) -> Bool? { nil }
    package func combine(into hasher: inout Hasher) {}
    package var walkingUnits: Int { 0 }
}

extension NativeStruct where Self: Comparable {
    package func isLess(than other: any NativeStruct) -> Bool? { (other as? Self).map { self < $0 } }
}

extension NativeStruct where Self: Hashable {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
    package func combine(into hasher: inout Hasher) { hasher.combine(self) }
}

/// A value together with its static type.
package final class TypedValue {
    /// The static type that the value had when it became `Any`.
    package let type: StaticType
    package let value: Value

    package init(_ value: Value, as type: StaticType) {
        self.type = type
        self.value = value
    }
}

/// The bounds of a range; the element type is in its static type.
package enum ValueRange: Hashable {
    /// `lower ..< upper`; `lower ... upper` is kept with `isClosed`, so that `Int.max` may be its end.
    case int(lower: Int, upper: Int, isClosed: Bool)
    case double(lower: Double, upper: Double, isClosed: Bool)
    case float(lower: Float, upper: Float, isClosed: Bool)
    /// Bounds of any other type that has an order; `.null` for an open end (`..<index`).
    indirect case values(lower: Value, upper: Value, isClosed: Bool)

    /// The range from one value to another; `.null` is an open end. Nil when it would end before it begins.
    static func between(_ lower: Value, _ upper: Value, isClosed: Bool) throws -> ValueRange? {
        switch (lower, upper) {
        case (.int(let lower), .int(let upper)):
            return lower <= upper ? .int(lower: lower, upper: upper, isClosed: isClosed) : nil
        case (.double(let lower), .double(let upper)):
            return lower <= upper ? .double(lower: lower, upper: upper, isClosed: isClosed) : nil
        case (.float(let lower), .float(let upper)):
            return lower <= upper ? .float(lower: lower, upper: upper, isClosed: isClosed) : nil
        default:
            if try !lower.isNull && !upper.isNull && Value.isLess(upper, lower) { return nil }
            return .values(lower: lower, upper: upper, isClosed: isClosed)
        }
    }

    /// How many whole numbers are in it; nil for more than Int can count.
    package var count: Int? {
        let distance: UInt64
        switch self {
        case .int(let lower, let upper, _):
            distance = UInt64(bitPattern: Int64(upper)) &- UInt64(bitPattern: Int64(lower))
        case .values(let lower, let upper, _): distance = upper.unsigned - lower.unsigned
        case .double, .float: preconditionFailure("the checker let a range of \(self) be counted")
        }
        return Int(exactly: distance).flatMap { $0 == .max && isClosed ? nil : isClosed ? $0 + 1 : $0 }
    }

    /// The whole numbers in it: no more than `count`.
    var numbers: [Value] {
        switch self {
        case .int(let lower, _, _): (0..<(count ?? 0)).map { .int(lower + $0) }
        case .values(let lower, _, _): (0..<(count ?? 0)).map { .unsigned(lower.unsigned + UInt64($0)) }
        case .double, .float: []
        }
    }

    /// Whether the upper end belongs to it.
    package var isClosed: Bool {
        switch self {
        case .int(_, _, let isClosed), .double(_, _, let isClosed), .float(_, _, let isClosed),
            .values(_, _, let isClosed):
            isClosed
        }
    }
}

/// An instance of a scenario's struct. Assigning it copies (the array is copied on write).
package struct StructValue {
    package let type: UserType
    /// The stored properties, in order of declaration.
    package var fields: [Value]

    package init(_ type: UserType, fields: [Value]) {
        self.type = type
        self.fields = fields
    }
}

/// A value of a scenario's enum.
package struct EnumValue {
    package let type: UserType
    /// The index into `type.cases`.
    package let index: Int
    /// The associated values.
    package var payload: [Value]

    package init(_ type: UserType, index: Int, payload: [Value] = []) {
        self.type = type
        self.index = index
        self.payload = payload
    }
}

/// An instance of a scenario's class that has no native superclass.
package final class ScriptObject {
    package let type: UserType
    /// The stored properties, those of superclasses first, in order of declaration.
    package var fields: [Value]
    /// The author's `deinit`, on the stored properties of the instance that is gone: set when a designated
    /// initializer begins.
    package var finalize: ((_ fields: [Value]) -> Void)?
    package var watches: [PropertyWatch] = []

    package init(_ type: UserType, fields: [Value] = []) {
        self.type = type
        self.fields = fields
    }

    deinit { finalize?(fields) }
}
