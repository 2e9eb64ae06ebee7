/// `RedView(frame: ...)`: a new instance of a scenario's class or struct.
struct InstanceCreation: Node {
    let type: RuntimeType
    let initializer: Initializer
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        return try initializer.make(type, values, frame.execution, at: range)
    }
}

/// `type.init(...)`: a new instance of the type that a value is.
struct DynamicCreation: Node {
    let type: any Node
    let initializer: Initializer
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let made = try type.evaluate(frame)
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        return try initializer.make(through: made, values, frame.execution, at: range)
    }
}

extension Initializer {
    /// A new instance of the type that a value is, by that type's own version.
    func make(
        through type: Value, _ arguments: [Value], _ execution: Execution, at range: SourceRange
    ) throws -> Value {
        guard case .type(.user(let user)) = type.unerased else {
            preconditionFailure("The checker let a type through that is not the scenario's.")
        }
        let runtime = RuntimeType.of(user)
        if let own = runtime.initializers[identity] {
            return try own.make(runtime, arguments, execution, at: range)
        }
        if let member = engineMember, owner !== runtime {
            throw SourceTrap(unimplemented: member, inClass: user.name, at: range)
        }
        return try make(runtime, arguments, execution, at: range)
    }
}

/// `type.init(frame: .zero)`, where the type is one of UIKit's or a class of the scenario below it.
struct DynamicNativeCreation: Node {
    let type: any Node
    let member: NativeMember
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let made = try type.evaluate(frame)
        guard case .type(let type) = made.unerased else {
            preconditionFailure("The checker let something through that is not a type.")
        }
        if case .user(let user) = type { return try make(RuntimeType.of(user), frame) }
        let signature = InitializerSignature(member)
        let versions = NativeCatalogue.standard.initializers(of: type)
        guard let version = versions.first(where: { InitializerSignature($0) == signature }) else {
            throw SourceTrap(unimplemented: member, inClass: type.description, at: range)
        }
        let call = NativeCall(
            receiver: nil, member: version, arguments: arguments, message: nil, range: range)
        return try call.evaluate(frame)
    }

    private func make(_ type: RuntimeType, _ frame: Frame) throws -> Value {
        guard let version = type.nativeInitializers[InitializerSignature(member)] else {
            throw SourceTrap(unimplemented: member, inClass: type.type.name, at: range)
        }
        var values = try arguments.map { try $0.evaluate(frame) }
        defer { values.release() }
        return try version.make(type, values, frame.execution, at: range)
    }
}

extension SourceTrap {
    /// A class does not have an initializer of the one that it inherits from.
    fileprivate init(unimplemented member: NativeMember, inClass name: String, at range: SourceRange) {
        let words = "use of unimplemented initializer '\(member.fullName)' for class '\(name)'"
        self.init(problem: .member(.trap(words)), range: range)
    }
}

/// What tells the initializers of a class apart that UIKit declares.
struct InitializerSignature: Hashable {
    let name: String
    let types: [StaticType]

    init(_ member: NativeMember) {
        name = member.fullName
        types = member.parameters.map(\.type)
    }
}

/// `UIColor(hex: 0xff)`: a new instance of a type that an extension gave an initializer.
struct ExtendedCreation: Node {
    let initializer: Initializer
    /// The class that inherits it, where an extension of a superclass declares it.
    var heir: UnmadeObject?
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let values = try arguments.map { try $0.evaluate(frame) }
        let instance = heir.map { Value.object($0) } ?? Unset.value
        return try initializer.run(instance, values, frame.execution, at: range)
    }
}

/// What `self` is until an inherited initializer of an extension has called one that makes the object: it
/// says of which class the object will be.
final class UnmadeObject {
    /// What the class has in the place of its superclass's initializers.
    private let versions: [ObjectIdentifier: Initializer]

    init(_ versions: [ObjectIdentifier: Initializer]) { self.versions = versions }

    func version(of initializer: Initializer) -> Initializer {
        versions[ObjectIdentifier(initializer)] ?? initializer
    }
}

/// `super.init(...)` and `self.init(...)` inside an initializer; the answer becomes `self`.
struct InitializerDelegation: Node {
    let own: any Place
    let initializer: Initializer
    /// Whether the instance's class may have another version (`self.init` in classes).
    let isDynamic: Bool
    let arguments: [any Node]
    let range: SourceRange
    /// Whether the initializer that is called may fail.
    var isFailable = false

    func evaluate(_ frame: Frame) throws -> Value {
        let values = try arguments.map { try $0.evaluate(frame) }
        let instance = try own.evaluate(frame).emptied
        var called = initializer
        if case .object(let object) = instance, let unmade = object as? UnmadeObject {
            called = unmade.version(of: initializer)
        } else if isDynamic, let type = RuntimeType.of(value: instance) {
            called = type.initializers[initializer.identity] ?? initializer
        }
        let result = try called.run(instance, values, frame.execution, at: range)
        if result.isNull { throw FailedInitialization() }
        var parts: [Value] = []
        try own.store(result, frame, &parts)
        return .void
    }
}

/// `self.init(rawValue: 3)` in an initializer of an enum.
struct RawValueDelegation: Node {
    let own: any Place
    let made: RawValueCreation

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try made.evaluate(frame)
        if value.isNull { throw FailedInitialization() }
        var parts: [Value] = []
        try own.store(value, frame, &parts)
        return .void
    }
}

/// `self.init(rawValue: 3)!`
struct ForcedDelegation: Node {
    let delegation: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        do {
            return try delegation.evaluate(frame)
        } catch is FailedInitialization {
            throw SourceTrap(problem: .unwrappedNil, range: range)
        }
    }
}

/// An initializer that was delegated to failed; the one that delegated fails too.
struct FailedInitialization: Error {}

/// A case of a scenario's enum with associated values.
struct EnumCreation: Node {
    let type: UserType
    let index: Int
    let payload: [any Node]

    func evaluate(_ frame: Frame) throws -> Value {
        frame.execution.context.work.draw(payload.count * 10)
        return .enumeration(
            EnumValue(type, index: index, payload: try payload.map { try $0.evaluate(frame) }))
    }
}

/// `Direction(rawValue: 3)`
struct RawValueCreation: Node {
    let type: UserType
    let rawValue: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let raw = try rawValue.evaluate(frame)
        frame.execution.context.work.draw(type.cases.count)
        guard let index = type.cases.firstIndex(where: { $0.rawValue == raw }) else { return .null }
        return .enumeration(EnumValue(type, index: index))
    }
}

/// `direction.rawValue`
struct RawValueAccess: Node {
    let base: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        guard case .enumeration(let value) = try base.evaluate(frame) else {
            preconditionFailure("The checker let a value through that has no raw value.")
        }
        return value.type.cases[value.index].rawValue ?? .null
    }
}
