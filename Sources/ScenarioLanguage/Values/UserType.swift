import EventEngine

/// A class, struct, enum or protocol that a scenario declares. Identity is the declaration.
package final class UserType: Hashable {
    package enum Kind: Sendable { case `class`, structure, enumeration, `protocol` }

    /// A stored property, as `print` shows it.
    package struct Field {
        package var name: String
        package var type: StaticType

        package init(_ name: String, _ type: StaticType) {
            self.name = name
            self.type = type
        }
    }

    /// A case of an enum.
    package struct Case {
        package var name: String
        /// Labels and types of the associated values.
        package var payload: [TupleElement]
        /// The raw value; nil when the enum has none.
        package var rawValue: Value?
        /// Whether a reference holds the associated values, as with `indirect`.
        package var isIndirect = false

        package init(_ name: String, payload: [TupleElement] = [], rawValue: Value? = nil) {
            self.name = name
            self.payload = payload
            self.rawValue = rawValue
        }
    }

    /// What a generic type was made for.
    package struct Arguments {
        /// The generic type itself.
        package var origin: AnyObject
        package var arguments: [StaticType]
        /// The type for other arguments.
        package var instance: (_ arguments: [StaticType]) -> UserType
    }

    package let name: String
    package let kind: Kind
    /// A scenario's class or a native one; nil for none.
    @exclusivity(unchecked) package var superclass: StaticType?
    /// The type that it is declared in; nil for none.
    package var outer: UserType?
    /// The protocols that the declaration and its extensions name.
    @exclusivity(unchecked) package var protocols: [StaticType] = []
    /// Protocols of Swift's library that the type conforms to, declared or synthesized (`Equatable` of an
    /// enum).
    package var conformances: Set<Conformance> = []
    /// Stored properties of this declaration, in order (without those of superclasses).
    package var fields: [Field] = []
    /// The cases of an enum, in order.
    package var cases: [Case] = []
    /// The type of the raw values of an enum.
    package var rawType: StaticType?
    /// Of a generic type: which, and for what.
    package var generic: Arguments?
    /// Whether it is a composition of protocols, `A & B`, that nobody declares.
    package var isComposition = false
    /// Of a protocol of Swift's library that is the type of values (`any CustomStringConvertible`): which.
    package var standard: Conformance?
    /// Whether it stands for a placeholder while generic code is checked.
    @exclusivity(unchecked) package var isStandIn = false
    /// Whether it is a part of Swift's library or of UIKit that is written in Swift here.
    package var isOfLibrary = false
    /// Whether something that it inherits from is not known: what it has then is not known either.
    @exclusivity(unchecked) package var isBroken = false
    /// The author's `description`, when the type conforms to CustomStringConvertible. Like the next two, it
    /// runs in the world that is the thread's current one.
    package var describe: ((Value) throws -> String)?
    /// The author's `debugDescription`, when the type conforms to CustomDebugStringConvertible.
    package var debugDescribe: ((Value) throws -> String)?
    /// The author's `==`, when there is one. Errors inside are kept in the run's context.
    package var equals: ((Value, Value) -> Bool)?
    /// The author's `hash(into:)`, or `hash` of a class below NSObject, when there is one.
    package var hashes: ((Value) -> Int)?
    /// The author's `<`, when there is one.
    package var isLess: ((Value, Value) throws -> Bool)?
    /// The checker's own record of the declaration.
    package var declaration: AnyObject?

    /// What writes its values: `debugDescription` where they are inside others, or for `debugPrint`; else
    /// `description`. The one stands in for the other.
    package func description(isDebug: Bool) -> ((Value) throws -> String)? {
        isDebug ? debugDescribe ?? describe : describe ?? debugDescribe
    }

    package init(_ name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    package static func == (a: UserType, b: UserType) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
