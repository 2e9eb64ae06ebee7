import EventEngine

/// A scenario's class, struct, enum or protocol as the interpreter sees it. The checker fills it.
final class RuntimeType {
    let type: UserType
    /// The scenario's superclass.
    var superclass: RuntimeType?
    /// How many classes of the scenario it inherits from.
    var generation = 0
    /// The engine's class at the root; its instances carry a `ScriptInstance`.
    var nativeRoot: StaticType?
    /// How many stored properties an instance has, those of superclasses included.
    var fieldCount = 0
    /// Gives the stored properties of this declaration their initial values; the parameter is `self`.
    var fieldDefaults: FunctionCode?
    /// Methods by dispatch number; an override takes the number of what it overrides.
    var methods: [FunctionCode] = []
    /// Properties by dispatch number.
    var properties: [Property] = []
    /// Overrides of subscripts, by the one that they override first, those of superclasses included.
    var subscripts: [ObjectIdentifier: SubscriptCode] = [:]
    /// Initializers by the one they override or inherit.
    var initializers: [ObjectIdentifier: Initializer] = [:]
    /// What it has for the initializers of the engine's class at the root, where instances are made through
    /// types of UIKit's.
    var nativeInitializers: [InitializerSignature: Initializer] = [:]
    /// Overrides of the engine's messages, those of superclasses included.
    var messages: [MessageSelector: MessageOverride] = [:]
    /// Overrides of properties that the engine keeps and does not use, those of superclasses included.
    var kept: [ObjectIdentifier: Property] = [:]
    /// Overrides of methods that only apps call, those of superclasses included.
    var keptMethods: [ObjectIdentifier: FunctionCode] = [:]
    /// The methods that Objective-C knows, by its names for them, those of superclasses included.
    var actions: [String: ActionCode] = [:]
    /// The properties that Objective-C knows, by its names for them, without those of superclasses.
    var keyed: [String: KeyedProperty] = [:]
    /// Methods by Swift name with labels, for optional protocol methods.
    var named: [String: FunctionCode] = [:]
    /// What implements the requirements of the protocols that the type conforms to.
    var witnesses: [ObjectIdentifier: Witness] = [:]
    /// Makes the cells of a table; nil for a type whose instances are no cells.
    var cellInitializer: Initializer?
    /// The same for a collection view.
    var itemInitializer: Initializer?
    /// Whether that makes cells, and not other views of a collection view.
    var makesCells = false
    /// The same for a table's headers and footers.
    var titleInitializer: Initializer?
    /// Makes what the engine makes by itself; nil for a type that it makes none of, or that has no `init()`.
    var plainInitializer: Initializer?
    /// Makes the copy that `presentation()` answers, likewise.
    var layerCopyInitializer: Initializer?
    var deinitializer: FunctionCode?
    /// The numbers of lazy stored properties, those of superclasses included.
    var lazyFields: Set<Int> = []
    /// Names and field numbers of stored properties that may hold objects, for names in the trace.
    var objectFields: [(name: String, index: Int)] = []

    init(_ type: UserType) { self.type = type }

    /// The record of a type; the checker made one for each.
    static func of(_ type: UserType) -> RuntimeType {
        guard let record = type.declaration as? RuntimeType else {
            preconditionFailure("The type \(type.name) has no record.")
        }
        return record
    }

    /// Whether an author's `deinit` runs when an instance goes.
    var hasDeinitializer: Bool { deinitializer != nil || superclass?.hasDeinitializer ?? false }

    /// Whether this is `other` or a subclass of it.
    func isSame(orSubclassOf other: RuntimeType) -> Bool {
        var current: RuntimeType? = self
        while let type = current {
            if type === other { return true }
            current = type.superclass
        }
        return false
    }

    /// What implements the requirement for this type; nil when it does not conform.
    func witness(for requirement: Requirement) -> Witness? { witnesses[ObjectIdentifier(requirement)] }
}

/// How a class answers a message of the engine.
struct MessageOverride {
    /// The member that is overridden, or the method of a protocol that is implemented.
    let member: NativeMember
    let bridge: NativeOverride
    /// Where the author declares it.
    let place: SourceRange
    /// Runs the author's override on `self` and the arguments.
    let run: (Value, [Value], Execution, SourceRange) throws -> Value
}

/// A method or property that a protocol of the scenario asks for.
final class Requirement {
    /// The base name.
    let name: String
    /// The name with labels.
    let fullName: String
    let isProperty: Bool
    /// Whether the type itself has to have it, not its instances.
    let isStatic: Bool
    /// Whether types may leave it out, as with `@objc optional`.
    let isOptional: Bool

    init(name: String, fullName: String, isProperty: Bool, isStatic: Bool, isOptional: Bool = false) {
        self.isOptional = isOptional
        self.name = name
        self.fullName = fullName
        self.isProperty = isProperty
        self.isStatic = isStatic
    }
}

/// What a type has for a requirement.
enum Witness {
    case method(FunctionCode, isMutating: Bool)
    case property(Property)
    /// A static stored property.
    case global(Global)
    case native(NativeMember)
    /// A subscript, and whether its code knows no more of the receiver than its protocol.
    case `subscript`(SubscriptCode, keepsType: Bool)
}
