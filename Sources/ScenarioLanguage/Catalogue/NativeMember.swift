/// A member of a native type, or a global function or constant: one row of the catalogue.
package final class NativeMember: @unchecked Sendable {
    package enum Kind: Sendable {
        case method, property, initializer, `subscript`, enumCase, function, constant
    }

    /// Runs a method, initializer, function or getter. `receiver` is changed in place by mutating members of
    /// structs and collections; for initializers, functions and static members it is `.void`.
    package typealias Body =
        (_ context: RunContext, _ receiver: inout Value, _ arguments: [Value]) throws -> Value
    /// Sets a property or an element; `arguments` are those of a subscript.
    package typealias Setter =
        (_ context: RunContext, _ receiver: inout Value, _ arguments: [Value], _ value: Value) throws -> Void

    /// Counted from 0, in the order in which the catalogue's rows are written; -1 for what is none of them.
    @exclusivity(unchecked) package internal(set) var number = -1
    package let kind: Kind
    /// The base name: `addSubview`; `init` and `subscript` for those.
    package let name: String
    package let parameters: [NativeParameter]
    /// The name with its argument labels: `convert(_:to:)`; a property's is its name.
    package let fullName: String
    /// What calls keep to; settled when the row is sealed. Swift's collections pass on the errors of the
    /// closures that they call.
    @exclusivity(unchecked) private(set) var signature: CallSignature
    /// The result of a call, the type of a property; for a failable initializer the optional.
    package let result: StaticType
    package let isStatic: Bool
    /// Whether a call changes the receiver, which then must be a variable.
    package let isMutating: Bool
    /// What the placeholders in `parameters` and `result` must be (`Element` is Equatable).
    package let requirements: [GenericRequirement]
    /// For an initializer of a class: whether subclasses cannot reach it through `super.init`.
    package internal(set) var isConvenience = false
    /// For such an initializer of a class that scenarios may subclass: which one it calls.
    package internal(set) var delegation: NativeDelegation?
    /// For an initializer of a class: whether subclasses that declare initializers must declare it too. For a
    /// method of a protocol: whether classes that conform must implement it.
    package internal(set) var isRequired = false
    /// Whether it is a method that a protocol asks the scenario's classes for.
    package internal(set) var isOfProtocol = false
    /// For a method of a protocol that scenarios call: whether classes that conform may leave it out, so that
    /// calls have a `?` behind its name.
    package internal(set) var mayBeMissing = false
    /// For a property: whether its optional is written with `!`, as `UIViewController.view`.
    package internal(set) var isImplicitlyUnwrapped = false
    /// For what Swift's `==` and `hashValue` ask objects: the class's own, which `super` means. Scenarios may
    /// override such members although the engine sends no message for them.
    package internal(set) var plain: NativeMember?
    /// For a property that the engine keeps and does not use, and for a method that only apps call: classes
    /// of the scenario may override it, and what reads, sets or calls it in the scenario asks them, as nobody
    /// else does.
    package internal(set) var isKept = false
    /// Whether the result is written `Self`: of the receiver's own class.
    @exclusivity(unchecked) package internal(set) var answersSelf = false
    /// Whether it is a static member that is told for which class it is called.
    var asksClass: Bool { isStatic && answersSelf }
    /// Whether closures that it takes may be called after it has returned.
    package internal(set) var keepsClosures = false
    /// Whether the first closure that it takes is optional and called before it returns, whatever becomes of
    /// the others.
    package internal(set) var runsFirstOptional = false
    /// Whether the result may be left unused without a warning.
    package let isDiscardable: Bool
    /// How a class of the scenario overrides it; nil for members that cannot be overridden.
    package let override: NativeOverride?
    package let body: Body
    /// What a call draws from the run's budget.
    package let cost: NativeCost
    /// Nil for what cannot be assigned.
    package let setter: Setter?

    /// A row whose name and parameters are written in one text.
    convenience init(
        _ kind: Kind, _ signature: RowSignature, _ result: StaticType,
        isStatic: Bool = false, isMutating: Bool = false, requirements: [GenericRequirement] = [],
        isDiscardable: Bool = false, override: NativeOverride? = nil,
        cost: NativeCost = .linear, setter: Setter? = nil, body: @escaping Body
    ) {
        self.init(
            kind, signature.name, signature.parameters,
            fullName: signature.parameters.isEmpty ? nil : signature.fullName, result, isStatic: isStatic,
            isMutating: isMutating, requirements: requirements, isDiscardable: isDiscardable,
            override: override, cost: cost, setter: setter, body: body)
    }

    /// - Parameter fullName: the name with its labels, where that is known.
    init(
        _ kind: Kind, _ name: String, _ parameters: [NativeParameter], fullName known: String? = nil,
        _ result: StaticType, isStatic: Bool = false, isMutating: Bool = false,
        requirements: [GenericRequirement] = [], isDiscardable: Bool = false, override: NativeOverride? = nil,
        cost: NativeCost = .linear, setter: Setter? = nil, body: @escaping Body
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        fullName = known ?? NativeMember.fullName(kind, name, parameters)
        let isRethrowing = parameters.contains { $0.type.isFunction && $0.type.hasPlaceholder }
        let called = parameters.enumerated().map { number, parameter in
            var parameter = Parameter(parameter, number: number)
            if isRethrowing { parameter.type = parameter.type.throwing }
            // What a placeholder stands for may be kept, closures too.
            parameter.keepsClosure = !parameter.type.isFunction
            return parameter
        }
        signature = CallSignature(
            fullName, called, result, effect: Effect(isRethrowing ? .rethrowing : .none),
            requirements: requirements)
        self.result = result
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.requirements = requirements
        self.isDiscardable = isDiscardable
        self.override = override
        self.setter = setter
        self.cost = cost
        self.body = cost.charging(body)
    }

    /// Lets classes of the scenario override it although the engine never asks for it.
    func keep() {
        isKept = true
        guard kind == .method else { return }
        let own = NativeMember(
            kind, name, parameters, result, isDiscardable: isDiscardable, cost: .constant, body: body)
        own.isOfProtocol = isOfProtocol
        own.keepsClosures = keepsClosures
        own.seal()
        plain = own
    }

    /// Ends the making of the row: says of its closures whether they may be kept.
    func seal() {
        let keepsAny = keepsClosures && parameters.contains(where: \.type.isFunction)
        guard keepsAny || runsFirstOptional else { return }
        var called = signature.parameters
        for index in called.indices where keepsClosures { called[index].keepsClosure = true }
        if runsFirstOptional { called[0].runsOptional = true }
        signature = signature.with(parameters: called)
    }

    /// Whether a call may throw.
    var effect: Effect { signature.effect }

    /// Whether classes of the scenario may override it.
    package var isOverridable: Bool { override != nil || plain != nil || isKept }

    /// Whether it belongs to the type: a static member, an initializer or a case.
    package var isOfType: Bool { isStatic || kind == .initializer || kind == .enumCase }

    /// Whether it may be assigned.
    package var isSettable: Bool { setter != nil }

    private static func fullName(_ kind: Kind, _ name: String, _ parameters: [NativeParameter]) -> String {
        switch kind {
        case .property, .constant: name
        case .enumCase where parameters.isEmpty: name
        default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        }
    }

    /// Calls it on a receiver that it does not change.
    package func call(
        in context: RunContext, on receiver: Value = .void, _ arguments: [Value] = []
    ) throws -> Value {
        var receiver = receiver
        return try body(context, &receiver, arguments)
    }
}

/// A parameter of a native member.
package struct NativeParameter: Sendable {
    /// The argument label; nil for none.
    package let label: String?
    package let type: StaticType
    /// What stands for an argument that is left out; nil when it may not be.
    package let defaultValue: Value?
    /// Any number of arguments, handed over as one `.array`.
    package let isVariadic: Bool

    init(_ label: String?, _ type: StaticType, defaultValue: Value? = nil, isVariadic: Bool = false) {
        self.label = label
        self.type = type
        self.defaultValue = defaultValue
        self.isVariadic = isVariadic
    }
}

extension NativeMember {
    /// Its type as a value.
    var functionType: StaticType { .function(FunctionType(parameters.map(\.type), result)) }
}

/// What a placeholder of a generic member must be.
package enum GenericRequirement: Hashable, Sendable {
    /// `Element: Equatable`.
    case conforms(String, Conformance)
    /// `Element == String`.
    case same(String, StaticType)
    /// `T: UIView`: a class, or a protocol that is none of Swift's library.
    case inherits(String, StaticType)

    /// The placeholder that it is about.
    package var placeholder: String {
        switch self {
        case .conforms(let name, _), .same(let name, _), .inherits(let name, _): name
        }
    }
}

extension Value: @unchecked Sendable {}

extension Parameter {
    /// That of a native member; without a label it is called by its number.
    init(_ native: NativeParameter, number: Int) {
        self.init(
            label: native.label, name: native.label ?? String(number), type: native.type,
            isVariadic: native.isVariadic, fallback: native.defaultValue.map { .value($0) })
    }
}

extension NativeMember {
    /// Objective-C's name of a method; nil where Apple's own name follows no rule: methods with labels.
    var objectiveCName: String? {
        if let message = override?.selector { return message.objectiveC }
        switch parameters.map(\.label) {
        case []: return name
        case [nil]: return name + ":"
        default: return nil
        }
    }
}
