import EventEngine

/// How an instance gets its first values: written by the author, inherited, or synthesized.
final class Initializer {
    enum Body {
        /// The author's code; its first parameter is `self`.
        case code(FunctionCode, isConvenience: Bool)
        /// The superclass's, after the stored properties got their initial values.
        case inherited(Initializer)
        /// The engine's, which makes the object.
        case native(NativeMember)
        /// A convenience initializer of the engine: calls another one of the instance's own class.
        case delegating(to: Initializer, NativeMember, NativeDelegation)
        /// The superclass's convenience initializer, which calls a designated one of this class.
        case forwarded(Initializer)
        /// Nothing is left to do.
        case nothing
        /// Only initial values: a class without a superclass.
        case defaults
        /// A struct's stored properties in order; those that are not given get their initial values.
        case memberwise([Member])
    }

    /// A stored property that a memberwise initializer takes a value for.
    struct Member {
        let property: Property
        /// Makes a property wrapper of the value.
        let wrapping: FunctionCode?

        init(_ property: Property, wrapping: FunctionCode?) {
            self.property = property
            self.wrapping = wrapping
        }
    }

    /// The type that it gives initial values; nil for one that an extension adds to a type which is not the
    /// scenario's.
    unowned let owner: RuntimeType?
    var body: Body
    /// The initializer that this one overrides or inherits; nil for a new one.
    private let replaced: Initializer?

    init(_ owner: RuntimeType?, _ body: Body, replacing replaced: Initializer? = nil) {
        self.owner = owner
        self.body = body
        self.replaced = replaced
    }

    /// The initializer of the engine's class at the root that it is or inherits: Objective-C finds it in each
    /// subclass that has it. Nil for one of Swift's.
    var engineMember: NativeMember? {
        switch body {
        case .native(let member), .delegating(_, let member, _): member
        case .inherited(let other), .forwarded(let other): other.engineMember
        case .code, .nothing, .defaults, .memberwise: nil
        }
    }

    /// The identity under which subclasses replace it.
    var identity: ObjectIdentifier { replaced.map(\.identity) ?? ObjectIdentifier(self) }

    /// Makes a new instance of `type`.
    /// - Returns: `.null` when a failable initializer fails.
    func make(_ type: RuntimeType, _ arguments: [Value], _ execution: Execution, at range: SourceRange)
        throws -> Value
    {
        try run(type.allocate(execution), arguments, execution, at: range)
    }

    /// Runs on an instance that may not be complete yet, and answers it.
    func run(_ instance: Value, _ arguments: [Value], _ execution: Execution, at range: SourceRange) throws
        -> Value
    {
        switch body {
        case .code(let code, let isConvenience):
            var instance = instance
            if !isConvenience { try owner?.giveDefaults(to: &instance, execution, at: range) }
            do {
                return try code.call([instance] + arguments, execution, at: range)
            } catch is FailedInitialization {
                return .null
            }
        case .inherited(let other):
            var instance = instance
            try owner?.giveDefaults(to: &instance, execution, at: range)
            return try other.run(instance, arguments, execution, at: range)
        case .native(let member):
            return try Initializer.attach(instance, member, arguments, execution, at: range)
        case .delegating(let other, let row, let delegation):
            let called = RuntimeType.of(value: instance)?.initializers[other.identity] ?? other
            let passed = delegation.passed(arguments)
            let made = try called.run(instance, passed, execution, at: range)
            if made.isNull { return made }
            execution.note(row, at: range)
            try execution.located(at: range) { try delegation.finish(made, arguments) }
            return made
        case .forwarded(let other): return try other.run(instance, arguments, execution, at: range)
        case .nothing: return instance
        case .defaults:
            var instance = instance
            try owner?.giveDefaults(to: &instance, execution, at: range)
            return instance
        case .memberwise(let members):
            // What is given comes first: no initial value is asked for that would be replaced.
            var instance = instance
            for (member, value) in zip(members, arguments) where !Unset.isUnset(value) {
                guard let field = member.property.field else { continue }
                let stored = try member.wrapping?.call([value], execution, at: range) ?? value
                instance.setField(field, member.property.ownership.stored(stored))
            }
            try owner?.giveDefaults(to: &instance, execution, at: range)
            return instance
        }
    }

    /// Makes the engine's object behind an instance of a scenario's class, or a value of a type that is not
    /// the scenario's.
    static func attach(
        _ instance: Value, _ member: NativeMember, _ arguments: [Value], _ execution: Execution,
        at range: SourceRange
    ) throws -> Value {
        var script: ScriptInstance?
        if case .object(let object) = instance { script = object as? ScriptInstance }
        // An instance of a class below NSObject needs nothing of the engine's.
        guard script != nil || Unset.isUnset(instance) || instance.isUnmade else { return instance }
        execution.note(member, at: range)
        let made = try execution.located(at: range) { try member.call(in: execution.context, arguments) }
        guard let script, case .object(let native) = made else { return made }
        script.object = native
        script.isComplete = true
        (native as? any Subclassable)?.dynamicSubclass = script
        return made
    }
}

extension Value {
    fileprivate var isUnmade: Bool {
        if case .object(let object) = self { object is UnmadeObject } else { false }
    }
}

extension Value {
    /// A struct without the values that its properties may have had: another initializer begins anew.
    var emptied: Value {
        guard case .structure(let value) = self else { return self }
        return .structure(StructValue(value.type, fields: value.fields.map { _ in Unset.value }))
    }
}

extension RuntimeType {
    /// An instance whose stored properties have no values yet.
    func allocate(_ execution: Execution) -> Value {
        switch type.kind {
        case .class where nativeRoot != nil: .object(ScriptInstance(self, execution))
        case .class: .object(ScriptObject(type, fields: Array(repeating: Unset.value, count: fieldCount)))
        case .enumeration: Unset.value
        default: .structure(StructValue(type, fields: Array(repeating: Unset.value, count: fieldCount)))
        }
    }

    /// Gives the stored properties of this declaration their initial values.
    func giveDefaults(to instance: inout Value, _ execution: Execution, at range: SourceRange) throws {
        guard let fieldDefaults, type.kind != .enumeration else { return }
        if case .object(let object) = instance { (object as? ScriptObject)?.finish(in: execution) }
        let frame = try fieldDefaults.run([instance], execution, at: range)
        if case .structure = instance { instance = fieldDefaults.finalValue(ofParameter: 0, in: frame) }
    }
}

extension ScriptObject {
    /// Lets the author's `deinit` run when the object goes, if its class has one.
    fileprivate func finish(in execution: Execution) {
        let runtime = RuntimeType.of(type)
        guard runtime.hasDeinitializer else { return }
        finalize = { [weak execution] fields in execution?.finish(runtime, fields: fields) }
    }
}
