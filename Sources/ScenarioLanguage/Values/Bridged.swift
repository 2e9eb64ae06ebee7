import EventEngine
import Foundation

/// A Swift type whose values travel between the engine and a scenario, so that one row of the catalogue
/// declares a member with its types taken from Swift itself.
package protocol Bridged {
    /// The type as the checker knows it.
    static var staticType: StaticType { get }
    /// The Swift value of a scenario's value; nil when that is of another type.
    static func from(_ value: Value) -> Self?
    /// The scenario's value.
    var bridged: Value { get }
    /// What the engine takes where it knows no type: the value itself.
    var unbridged: Any? { get }
    /// What the engine takes for nil, where it knows no type.
    static var unbridgedNil: Any { get }
    /// The scenario's value of what the engine hands over untyped.
    static func bridge(untyped: Any?) -> Value
}

extension Bridged {
    package var unbridged: Any? { self }
    package static var unbridgedNil: Any { Self?.none as Any }

    package static func bridge(untyped: Any?) -> Value {
        guard let value = untyped as? Self else { return .null }
        return value.bridged
    }

    /// The Swift value of an argument; a wrong type is an error of the checker.
    static func unwrapping(_ value: Value) throws -> Self {
        if let result = from(value) { return result }
        if case .existential(let typed) = value { return try unwrapping(typed.value) }
        if case .object(let object) = value, object is ScriptObject {
            // What the engine had of an instance is gone when its `deinit` runs.
            throw RunTrap.unsupported("'self' as \(staticType) in a 'deinit'")
        }
        throw RunTrap.unsupported("this value of type \(staticType)")
    }
}

extension Bool: Bridged {
    package static var staticType: StaticType { .bool }
    package static func from(_ value: Value) -> Bool? { if case .bool(let x) = value { x } else { nil } }
    package var bridged: Value { .bool(self) }
}

extension Int: Bridged {
    package static var staticType: StaticType { .int }
    package static func from(_ value: Value) -> Int? { if case .int(let x) = value { x } else { nil } }
    package var bridged: Value { .int(self) }
}

extension Double: Bridged {
    package static var staticType: StaticType { .double }
    package static func from(_ value: Value) -> Double? { if case .double(let x) = value { x } else { nil } }
    package var bridged: Value { .double(self) }
}

extension Float: Bridged {
    package static var staticType: StaticType { .float }
    package static func from(_ value: Value) -> Float? { if case .float(let x) = value { x } else { nil } }
    package var bridged: Value { .float(self) }
}

extension CGFloat: Bridged {
    package static var staticType: StaticType { .cgFloat }
    package static func from(_ value: Value) -> CGFloat? {
        if case .double(let x) = value { CGFloat(x) } else { nil }
    }
    package var bridged: Value { .double(Double(self)) }
}

extension String: Bridged {
    package static var staticType: StaticType { .string }
    package static func from(_ value: Value) -> String? { if case .string(let x) = value { x } else { nil } }
    package var bridged: Value { .string(self) }
}

extension Character: Bridged {
    package static var staticType: StaticType { .character }
    package static func from(_ value: Value) -> Character? {
        if case .character(let x) = value { x } else { nil }
    }
    package var bridged: Value { .character(self) }
}

extension CGPoint: Bridged {
    package static var staticType: StaticType { .native(CGPoint.self) }
    package static func from(_ value: Value) -> CGPoint? { if case .point(let x) = value { x } else { nil } }
    package var bridged: Value { .point(self) }
}

extension CGSize: Bridged {
    package static var staticType: StaticType { .native(CGSize.self) }
    package static func from(_ value: Value) -> CGSize? { if case .size(let x) = value { x } else { nil } }
    package var bridged: Value { .size(self) }
}

extension CGRect: Bridged {
    package static var staticType: StaticType { .native(CGRect.self) }
    package static func from(_ value: Value) -> CGRect? { if case .rect(let x) = value { x } else { nil } }
    package var bridged: Value { .rect(self) }
}

extension Substring: Bridged {
    package static var staticType: StaticType { .native(Substring.self) }
    package static func from(_ value: Value) -> Substring? {
        switch value {
        case .piece(let x): x
        case .string(let x): x[...]
        default: nil
        }
    }
    package var bridged: Value { .piece(self) }
}
