import Foundation

/// `a is T`
struct TypeTest: Node {
    let operand: any Node
    let type: StaticType
    /// What `Self` is for this instance, where the type is that.
    let dynamicSelf: (any Node)?

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        return .bool(frame.execution.holds(value, try frame.type(of: dynamicSelf) ?? type))
    }
}

extension Frame {
    /// The type that a node gives; nil without one.
    func type(of node: (any Node)?) throws -> StaticType? {
        guard case .type(let type)? = try node?.evaluate(self) else { return nil }
        return type
    }
}

/// `a as? T` and `a as! T`
struct Cast: Node {
    let operand: any Node
    let type: StaticType
    /// What `Self` is for this instance, where the type is that.
    let dynamicSelf: (any Node)?
    let isForced: Bool
    /// How the operand is written, for the message.
    let source: StaticType
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        let type = try frame.type(of: dynamicSelf) ?? type
        if frame.execution.holds(value, type) {
            let found = value.restored(as: type)
            return isForced ? found : found.inSome
        }
        if let other = value.unboxed(as: type) ?? value.boxed(as: type) { return other }
        guard isForced else { return .null }
        let found = frame.execution.dynamicTypeName(of: value) ?? source.description
        throw SourceTrap(problem: .failedCast(from: found, to: type.description), range: range)
    }
}

/// `a as NSString`, `a as String`: nil stays nil.
struct Boxing: Node {
    let operand: any Node
    let type: StaticType

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        if value.isNull { return value }
        guard let other = value.boxedWhole(as: type) ?? value.unboxed(as: type) else {
            preconditionFailure("The checker lets only what has a box be boxed.")
        }
        return other
    }
}

/// `a as AnyObject`: an object is itself, texts and numbers are Objective-C's, nil is NSNull.
struct ObjectOf: Node {
    let operand: any Node
    /// Whether the result is an optional, so that nil stays nil.
    let keepsNil: Bool
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame).unerased
        if value.isNull { return keepsNil ? value : .object(NSNull()) }
        if case .object = value { return value }
        for type in [StaticType.boxedText, .boxedNumber, .boxedValue] {
            if let object = value.boxed(as: type) { return object }
        }
        return try frame.execution.located(at: range) {
            throw RunTrap.unsupported("'as AnyObject' of a value that is no object")
        }
    }
}

/// `type(of: a)`
struct DynamicType: Node {
    let operand: any Node
    let type: StaticType

    func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        if type.isOptional || type.isTypeOfItsValues { return .type(type) }
        return .type(frame.execution.dynamicType(of: value) ?? type)
    }
}

extension StaticType {
    /// Whether it is a number or a text: its values are of no other type, and not all of them show it.
    fileprivate var isTypeOfItsValues: Bool {
        switch self {
        case .bool, .int, .double, .float, .cgFloat, .string, .character: true
        case .native: IntegerBounds.of(self) != nil
        default: false
        }
    }

    /// Whether values of the type keep their own static type with them.
    var isErased: Bool {
        switch self {
        case .any: true
        // What can only be an object of a class shows its type by itself.
        case .user(let type): type.kind == .protocol && !type.isStandIn && type.superclass == nil
        case .native: self == .anyHashable
        default: false
        }
    }
}

extension Execution {
    /// Whether a value is of a type, at run time.
    func holds(_ value: Value, _ type: StaticType) -> Bool {
        if case .null = value { return type.isOptional }
        if case .someNil = value { return type.wrapped.map { holds(value.fromSome, $0) } ?? false }
        if !context.work.draw(1 + (type.element == nil ? 0 : value.walkingUnits)) { return false }
        if case .existential(let typed) = value, let inner = typed.type.wrapped {
            // An optional inside `Any`: nil is of each optional type.
            if typed.value.isNull { return type.isOptional }
            return holds(.existential(TypedValue(typed.value.fromSome, as: inner)), type)
        }
        if case .optional(let wrapped) = type { return holds(value, wrapped) }
        if case .existential(let typed) = value {
            if typed.type == type { return true }
            if type == .anyHashable { return isHashable(typed.type) }
            if case .user(let user) = type, user.kind == .protocol, conforms(typed.type, to: user) {
                return true
            }
            if let parts = typed.parts { return holds(parts, type) }
            if IntegerBounds.of(typed.type) != nil, type.isNumber { return false }
            if case .native = type, case .native = typed.type {
            } else if isPlain(typed.type), isPlain(type) {
                return false
            }
            return holds(typed.value, type)
        }
        switch type {
        case .any: return true
        case .anyObject: if case .object = value { return true } else { return false }
        case .bool, .int, .double, .float, .string, .character: return plainType(of: value) == type
        case .cgFloat: return false
        case .array(let element):
            guard case .array(let values) = value else { return false }
            return values.allSatisfy { holds($0, element) }
        case .set(let element):
            guard case .set(let values) = value else { return false }
            return values.values.allSatisfy { holds($0, element) }
        case .dictionary(let key, let element):
            guard case .dictionary(let pairs) = value else { return false }
            return pairs.pairs.allSatisfy { holds($0.key, key) && holds($0.value, element) }
        case .user(let user): return holds(value, user)
        case .anyHashable: return dynamicType(of: value).map(isHashable) ?? false
        case .native(let id):
            guard let record = NativeCatalogue.standard.record(of: type) else { return false }
            if record.holds(value) { return true }
            return record.kind == .protocol
                && dynamicType(of: value).map { program.conformances.conforms($0, toNative: id) } == true
        default: return false
        }
    }

    private func isHashable(_ type: StaticType) -> Bool {
        program.conformances.conforms(type, to: .hashable)
    }

    private func isPlain(_ type: StaticType) -> Bool {
        switch type {
        case .bool, .int, .double, .float, .cgFloat, .string, .character: true
        default: false
        }
    }

    private func plainType(of value: Value) -> StaticType? {
        switch value {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .float: .float
        case .string: .string
        case .piece: .native(Substring.self)
        case .character: .character
        default: nil
        }
    }

    private func holds(_ value: Value, _ user: UserType) -> Bool {
        if user.kind == .protocol {
            return dynamicType(of: value).map { conforms($0, to: user) } ?? false
        }
        guard let type = RuntimeType.of(value: value) else { return false }
        return type.isSame(orSubclassOf: RuntimeType.of(user))
    }

    /// Whether values of a type can be used through a protocol of the scenario.
    private func conforms(_ type: StaticType, to wanted: UserType) -> Bool {
        guard program.conformances.conforms(type, to: wanted) else { return false }
        return !program.conformances.hasConditions(type) || program.extensions.witnesses[type] != nil
    }

    /// The type that `type(of:)` answers.
    func dynamicType(of value: Value) -> StaticType? {
        if case .existential(let typed) = value { return typed.type }
        if let type = RuntimeType.of(value: value) { return .user(type.type) }
        if case .object(let object) = value { return .native(NativeTypeID(Swift.type(of: object))) }
        switch value {
        case .point: return .native(CGPoint.self)
        case .size: return .native(CGSize.self)
        case .rect: return .native(CGRect.self)
        case .option(let id, _): return .native(id)
        case .native(let native): return .native(NativeTypeID(Swift.type(of: native)))
        default: return plainType(of: value)
        }
    }

    /// The name of a value's own type.
    func dynamicTypeName(of value: Value) -> String? { dynamicType(of: value)?.description }
}
