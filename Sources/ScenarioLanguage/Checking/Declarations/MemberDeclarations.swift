import SwiftSyntax

/// Where an operator is.
enum OperatorFixity { case prefix, infix, postfix }

/// A function or method of the scenario.
final class FunctionDeclaration {
    let name: String
    var parameters: [Parameter] {
        didSet { knownFullName = nil }
    }
    var result: StaticType
    let code: FunctionCode
    let range: SourceRange
    /// The type that it is a member of.
    var owner: StaticType?
    var effect = Effect.none
    /// Where an operator of one operand is.
    var fixity = OperatorFixity.infix
    var isStatic = false
    var isMutating = false
    /// Whether the result is written with `!`.
    var isImplicitlyUnwrapped = false
    var isOverride = false
    /// Whether no subclass overrides it.
    var isFinal = false
    var access = Access()
    /// Static and not to be overridden (`static`, or outside a class).
    var isFixed = false
    /// The dispatch number of a class's method.
    var dispatch: Int?
    /// The engine's method that it overrides, also through superclasses of the scenario.
    var overriddenNative: NativeMember?
    /// The name by which Objective-C knows it; nil when it does not.
    var objectiveCName: String?
    /// Whether it is `@objc` in an extension of a class of the engine, or overrides such a method: calls of
    /// it are messages, which go to the nearest override.
    var isMessage = false
    /// Whether `dynamic` is in front of it, or of what it overrides: Swift itself calls it by a message then.
    var isDynamic = false
    /// Whether an extension adds it to a type that is not the scenario's.
    var isOfNativeExtension = false
    /// Set for what a protocol asks for.
    var requirement: Requirement?
    /// Whether `optional` is written in front of it.
    var isOptional = false
    /// Set for a generic function.
    var generic: GenericFunction?
    /// The constant that holds a function inside a function.
    var local: LocalBinding?
    /// Set for a method of a class whose signature names `Self`: its types, with `Self` as a placeholder.
    var withSelf: (parameters: [StaticType], result: StaticType)?
    /// Set for members of a protocol's extension.
    var isDefaultImplementation = false
    let syntax: FunctionDeclSyntax?

    init(
        _ name: String, _ parameters: [Parameter], _ result: StaticType, code: FunctionCode,
        range: SourceRange,
        syntax: FunctionDeclSyntax?
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.code = code
        self.range = range
        self.syntax = syntax
    }

    /// `convert(_:to:)`
    var fullName: String {
        if let known = knownFullName { return known }
        let made = name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        knownFullName = made
        return made
    }

    private var knownFullName: String?

    /// The function as a value.
    var functionType: FunctionType {
        FunctionType(
            parameters.map(\.type), result, isThrowing: effect.errors == .throwing, isAsync: effect.isAsync,
            inouts: Set(parameters.indices.filter { parameters[$0].isInout }), thrown: effect.thrown)
    }

    /// What an appearance makes of a call.
    var look: LookMethod {
        LookMethod(
            name: fullName, hasAnswer: result != .void,
            isMessage: isMessage || isDynamic && objectiveCName != nil)
    }

    /// Whether a call may leave arguments out.
    var hasFallbacks: Bool { parameters.contains { $0.fallback != nil } }

    /// Whether an override may be in the place of the other.
    func hasSameSignature(as other: FunctionDeclaration) -> Bool {
        fullName == other.fullName && fixity == other.fixity
            && typesByPosition == other.typesByPosition
            && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
            && parameters.map(\.isAutoclosure) == other.parameters.map(\.isAutoclosure)
    }

    /// Whether both are overloads that differ only in the type of their results.
    func overloadsResult(of other: FunctionDeclaration) -> Bool {
        result != other.result && hasSameSignature(as: other)
    }

    /// Whether it stands for an implementation that a protocol has for all of its types.
    func answers(_ other: FunctionDeclaration) -> Bool {
        hasSameSignature(as: other) && !givesAnother(than: other)
    }

    /// Whether the result is of another type, as far as both are known without a type that conforms.
    func givesAnother(than other: FunctionDeclaration) -> Bool {
        result != other.result && result.isSettled && other.result.isSettled
    }
}

/// A property of a type of the scenario, or one that an extension adds to a native type.
final class PropertyDeclaration {
    let name: String
    let property: Property
    let range: SourceRange
    var owner: StaticType
    var isStatic = false
    /// Whether it is a static one that subclasses may override.
    var isOfClass = false
    var isConstant = false
    var isImplicitlyUnwrapped = false
    var isLazy = false
    /// Whether setting it changes nothing in the instance itself: `nonmutating set`.
    var isNonmutating = false
    /// Whether reading it may change the instance, when that is a value: `mutating get`, `lazy`.
    var changesWhenRead: Bool { property.getterIsMutating || isLazy && !isStatic }
    var isOverride = false
    /// Whether no subclass overrides it.
    var isFinal = false
    var access = Access()
    /// The type once it is known.
    var type: StaticType?
    /// Its initial value, while the type is not known.
    var initial: ExprSyntax?
    var isFindingType = false
    /// Whether its initial value needs the property itself.
    var isCyclic = false
    var hasAnnotation = false
    /// The generic type of which the annotation leaves the arguments to the initial value: `Set`.
    var family: StaticType?
    /// The wrapper that it belongs to, and how.
    var wrapper: (use: WrapperUse, role: WrapperUse.Role)?
    /// Set for members of a protocol's extension.
    var isDefaultImplementation = false
    var dispatch: Int?
    /// Whether an extension adds it to a type that is not the scenario's.
    var isOfNativeExtension = false
    /// Set for one that is `@objc` in an extension of a class of the engine, and for its overrides.
    var versions: PropertyVersions?
    /// The engine's property that it overrides.
    var overriddenNative: NativeMember?
    var requirement: Requirement?
    /// The result builder that makes its value.
    var builder: StaticType?
    /// What its getter says: `get async throws`.
    var effect = Effect.none
    /// Whether it may be assigned at all.
    var isSettable = true
    /// Storage of a static stored property.
    var global: Global?
    var binding: PatternBindingSyntax?
    /// The scope of its type, for its initial value and accessors.
    let scope: Scope

    init(_ name: String, owner: StaticType, scope: Scope, range: SourceRange) {
        self.name = name
        self.owner = owner
        self.scope = scope
        self.range = range
        property = Property(name)
    }

    var isStored: Bool { property.field != nil }

    /// Whether it is `description`, which objects of the engine's classes have too.
    var isDescription: Bool { name == "description" && !isStatic }
}

/// An initializer of a type of the scenario.
final class InitializerDeclaration {
    var parameters: [Parameter]
    let initializer: Initializer
    let isConvenience: Bool
    let isFailable: Bool
    let isRequired: Bool
    let range: SourceRange
    let syntax: InitializerDeclSyntax?
    var isOverride = false
    var isInExtension = false
    /// Whether only some of a generic type may have it.
    var isConditional = false
    var access = Access()
    var effect = Effect.none
    /// Set for a generic initializer.
    var generic: GenericInitializer?

    init(
        _ parameters: [Parameter], _ initializer: Initializer, isConvenience: Bool, isFailable: Bool,
        isRequired: Bool, range: SourceRange, syntax: InitializerDeclSyntax?
    ) {
        self.parameters = parameters
        self.initializer = initializer
        self.isConvenience = isConvenience
        self.isFailable = isFailable
        self.isRequired = isRequired
        self.range = range
        self.syntax = syntax
    }

    /// Whether an override may be in the place of the other.
    func hasSameSignature(as other: InitializerDeclaration) -> Bool {
        fullName == other.fullName && parameters.map(\.type) == other.parameters.map(\.type)
    }

    /// Whether `convenience` is written in front of it.
    var isMarkedConvenience: Bool { syntax?.modifiers.contains { $0.name.text == "convenience" } ?? false }

    var fullName: String { "init(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// A member of a type, as look-up finds it.
enum Member {
    case property(PropertyDeclaration)
    case method(FunctionDeclaration)
    case enumCase(UserType, Int)
    case type(StaticType)
    case native(NativeMember, on: StaticType)
}

extension Member {
    var isType: Bool { if case .type = self { true } else { false } }

    /// Whether both are methods that differ only in the type of their results.
    func overloadsResult(of other: Member) -> Bool {
        guard case .method(let own) = self, case .method(let other) = other else { return false }
        return own.overloadsResult(of: other)
    }

    /// Whether the other one is an implementation for all types of a protocol that gives something else.
    func leaves(_ other: Member) -> Bool {
        guard case .method(let own) = self, case .method(let other) = other else { return false }
        return other.isDefaultImplementation && own.givesAnother(than: other)
    }

    /// Whether the engine or Swift's library has it.
    var isOfCatalogue: Bool { if case .native = self { true } else { false } }

    /// What it asks types for; nil for a member that is not one of a protocol's requirements.
    var requirement: Requirement? {
        switch self {
        case .method(let method): method.requirement
        case .property(let property): property.requirement
        default: nil
        }
    }
}

/// What types can be declared inside of: a type of the scenario, or an extension of one that is not.
protocol TypeHome: AnyObject {
    /// The inside of the type.
    var scope: Scope { get }
    /// Static members, cases and types by name.
    var statics: [String: [Member]] { get set }
    /// The type itself, if the scenario declares it.
    var userType: UserType? { get }
}

/// The checker's record of a class, struct, enum or protocol of the scenario.
final class TypeDeclaration: TypeHome {
    let type: UserType
    var userType: UserType? { type }
    let runtime: RuntimeType
    let range: SourceRange
    /// The inside of the type; its parent is where it was declared.
    let scope: Scope
    let syntax: any DeclGroupSyntax
    var extensions: [ExtensionDeclSyntax] = []
    /// What a protocol asks of its associated types, once it is known.
    var associatedSignature: GenericSignature?
    @exclusivity(unchecked) var members: [String: [Member]] = [:]
    @exclusivity(unchecked) var statics: [String: [Member]] = [:]
    var initializers: [InitializerDeclaration] = []
    var subscripts: [SubscriptDeclaration] = []
    /// Stored properties of this declaration, in order.
    var stored: [PropertyDeclaration] = []
    /// Members in order of declaration.
    var order: [Member] = []
    @exclusivity(unchecked) var hasNumberedMembers = false
    /// Whether an initializer was refused, or a property that the initializer of all properties would take.
    var hasRefusedInitializer = false
    /// Whether it declares a designated initializer that it has for other placeholders only.
    var hasUnmetInitializer = false
    /// By case of an enum and associated value: what stands for one that is left out.
    var payloadFallbacks: [[Parameter.Fallback?]] = []

    init(_ type: UserType, range: SourceRange, scope: Scope, syntax: any DeclGroupSyntax) {
        self.type = type
        self.range = range
        self.scope = scope
        self.syntax = syntax
        runtime = RuntimeType(type)
        type.declaration = runtime
    }

    var staticType: StaticType { .user(type) }
}

/// What extensions add to a native type.
final class NativeExtension: TypeHome {
    let type: StaticType
    var userType: UserType? { nil }
    let scope: Scope
    /// The extensions themselves.
    var syntaxes: [ExtensionDeclSyntax] = []
    var members: [String: [Member]] = [:]
    var statics: [String: [Member]] = [:]
    var initializers: [InitializerDeclaration] = []
    var subscripts: [SubscriptDeclaration] = []
    /// Whether its `description` is what values are printed as.
    var isDescribing = false

    init(_ type: StaticType, scope: Scope) {
        self.type = type
        self.scope = scope
    }
}
