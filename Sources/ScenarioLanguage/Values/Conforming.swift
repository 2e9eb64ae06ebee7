import EventEngine

/// An object of a protocol of the engine as it travels between the engine and a scenario: one of an engine's
/// class, or one whose class says in the scenario that it conforms.
///
/// `Conforming<any UITextViewDelegate>` stands for the type `UITextViewDelegate`.
package struct Conforming<Existential>: Bridged {
    package let object: AnyObject

    package init(object: AnyObject) { self.object = object }

    package static var staticType: StaticType { .native(Existential.self) }

    package static func from(_ value: Value) -> Conforming? {
        if case .object(let object) = value { Conforming(object: object) } else { nil }
    }

    package var bridged: Value { .object(object) }
    package var unbridged: Any? { DelegateObject(object) }
    package static var unbridgedNil: Any { DelegateObject(nil) }

    package static func bridge(untyped: Any?) -> Value {
        untyped.map { .object($0 as AnyObject) } ?? .null
    }
}
