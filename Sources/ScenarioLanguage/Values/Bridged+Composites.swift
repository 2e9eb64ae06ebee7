import EventEngine
import Foundation

extension Optional: Bridged where Wrapped: Bridged {
    package static var staticType: StaticType { .optional(Wrapped.staticType) }
    package static func from(_ value: Value) -> Wrapped?? {
        if case .null = value { return .some(nil) }
        return Wrapped.from(value.fromSome).map { .some($0) }
    }
    package var bridged: Value { .optional(self?.bridged) }
    package var unbridged: Any? { self?.unbridged ?? Wrapped.unbridgedNil }
    package static func bridge(untyped: Any?) -> Value {
        guard let untyped else { return .null }
        return Wrapped.bridge(untyped: untyped)
    }
}

extension Array: Bridged where Element: Bridged {
    package static var staticType: StaticType { .array(Element.staticType) }
    package static func from(_ value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element.from(value) else { return nil }
            elements.append(element)
        }
        return elements
    }
    package var bridged: Value { .array(map(\.bridged)) }
}

/// An element of sets that the engine hands over: its number says where it is in the scenario's ordered
/// set.
package protocol BoundaryOrdered: Bridged, Hashable {
    /// Where the element is among others, smaller first.
    var boundaryOrder: Int { get }
}

extension Set: Bridged where Element: BoundaryOrdered {
    package static var staticType: StaticType { .set(Element.staticType) }
    package static func from(_ value: Value) -> Set<Element>? {
        guard case .set(let set) = value else { return nil }
        return Array<Element>.from(.array(set.values)).map { Set($0) }
    }
    package var bridged: Value {
        .set(OrderedValueSet(sorted { $0.boundaryOrder < $1.boundaryOrder }.map { $0.bridged }))
    }
}

/// Classes of the engine: one conformance holds for all of them, since they are subclasses of NSObject.
extension NSObject: Bridged {
    package class var staticType: StaticType { .native(NativeTypeID(self)) }
    package static func from(_ value: Value) -> Self? {
        guard case .object(let object) = value else { return nil }
        return object as? Self
    }
    package var bridged: Value { .object(self) }
}

/// A class of the engine that is no subclass of NSObject: `CGPath`, `CGColor`.
package protocol BridgedObject: AnyObject, Bridged {}

extension BridgedObject {
    package static var staticType: StaticType { .native(NativeTypeID(self)) }
    package static func from(_ value: Value) -> Self? {
        guard case .object(let object) = value else { return nil }
        return object as? Self
    }
    package var bridged: Value { .object(self) }
}

/// An optional parameter for which only `nil` works: what else could be given is out of a scenario's reach.
package struct NilOnly<Wrapped> {}

extension NilOnly: Bridged where Wrapped: Bridged {
    package static var staticType: StaticType { .optional(Wrapped.staticType) }
    package static func from(_ value: Value) -> NilOnly? { value.isNull ? NilOnly() : nil }
    package var bridged: Value { .null }
}

/// A struct of the engine that travels in a box of its own.
package protocol BridgedStruct: Bridged, NativeStruct {}

extension BridgedStruct {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        if case .native(let box) = value { box as? Self } else { nil }
    }
    package var bridged: Value { .native(self) }
}

/// An enum of the engine with whole numbers as raw values.
package protocol BridgedEnum: Bridged, RawRepresentable where RawValue: BinaryInteger & Bridged {}

extension BridgedEnum {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        guard case .option(_, let raw) = value else { return nil }
        return Self(rawValue: RawValue(truncatingIfNeeded: raw))
    }
    package var bridged: Value { .option(NativeTypeID(Self.self), Int(truncatingIfNeeded: rawValue)) }
}

/// An enum without raw values: its cases in order.
package protocol BridgedCases: Bridged, Equatable {
    static var bridgedCases: [Self] { get }
}

extension BridgedCases {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        guard case .option(_, let index) = value, bridgedCases.indices.contains(index) else { return nil }
        return bridgedCases[index]
    }
    package var bridged: Value {
        .option(NativeTypeID(Self.self), Self.bridgedCases.firstIndex(of: self) ?? -1)
    }
}

/// An option set of the engine.
package protocol BridgedOptionSet: Bridged, OptionSet where RawValue: BinaryInteger & Bridged {}

extension BridgedOptionSet {
    package static var staticType: StaticType { .native(Self.self) }
    package static func from(_ value: Value) -> Self? {
        if case .option(_, let raw) = value { Self(rawValue: RawValue(truncatingIfNeeded: raw)) } else { nil }
    }
    package var bridged: Value { .option(NativeTypeID(Self.self), Int(truncatingIfNeeded: rawValue)) }
}

/// An object of any class: a value of type `AnyObject`.
package struct Reference: Bridged {
    package let object: AnyObject
    package static var staticType: StaticType { .anyObject }
    package static func from(_ value: Value) -> Reference? {
        if case .object(let object) = value { Reference(object: object) } else { nil }
    }
    package var bridged: Value { .object(object) }
}

/// A value of any type, unchanged.
package struct AnyValue: Bridged {
    package let bridged: Value
    package static var staticType: StaticType { .any }
    package static func from(_ value: Value) -> AnyValue? { AnyValue(bridged: value) }
    package static func bridge(untyped: Any?) -> Value { (untyped as? Value) ?? .null }
}

/// A value of type `Any?` that the engine takes and hands over: an action's sender. Objects travel as they
/// are.
package struct Untyped: Bridged {
    /// What the engine knows.
    package let value: Any?

    package static var staticType: StaticType { .optional(.any) }

    package static func from(_ value: Value) -> Untyped? {
        switch value {
        case .null: Untyped(value: nil)
        case .object(let object): Untyped(value: object)
        case .existential(let typed):
            // Nothing else says what kind of function it is.
            if case .closure = typed.value { Untyped(value: value) } else { from(typed.value) }
        default: Untyped(value: value)
        }
    }

    package var bridged: Value { Self.bridge(untyped: value) }

    package var unbridged: Any? { value }

    package static func bridge(untyped: Any?) -> Value {
        switch untyped {
        case nil: .null
        case let value as Value: value
        case let bridged as any Bridged: bridged.bridged
        case let value?: type(of: value) is AnyClass ? .object(value as AnyObject) : .null
        }
    }
}

/// A parameter of type `T.Type` or `AnyClass`.
package struct AnyTypeValue: Bridged {
    package let type: StaticType
    package static var staticType: StaticType { .metatype(.anyObject) }
    package static func from(_ value: Value) -> AnyTypeValue? {
        if case .type(let type) = value { AnyTypeValue(type: type) } else { nil }
    }
    package var bridged: Value { .type(type) }
    /// The engine's class, or the one that a scenario's class inherits from.
    package var unbridged: Any? {
        switch type {
        case .native(let id): id.type
        case .user(let user): AnyTypeValue(type: user.nativeRoot ?? .void).unbridged
        default: nil
        }
    }
}
