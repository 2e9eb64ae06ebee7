/// What types consist of: functions, placeholders, stand-ins.
extension StaticType {
    /// Whether a closure can stand for it.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let inner): inner.isFunction
        default: false
        }
    }

    /// A function type that may throw; inside an optional too.
    var throwing: StaticType {
        switch self {
        case .function(var function):
            function.isThrowing = true
            return .function(function)
        case .optional(let inner): return .optional(inner.throwing)
        default: return self
        }
    }

    /// Whether a placeholder is left inside.
    var hasPlaceholder: Bool {
        switch self {
        case .parameter: true
        case .optional(let type), .array(let type), .set(let type), .range(let type),
            .closedRange(let type),
            .sequence(let type, _), .metatype(let type):
            type.hasPlaceholder
        case .dictionary(let key, let value): key.hasPlaceholder || value.hasPlaceholder
        case .keyPath(let path): path.root.hasPlaceholder || path.value.hasPlaceholder
        case .tuple(let elements): elements.contains { $0.type.hasPlaceholder }
        case .function(let function):
            function.result.hasPlaceholder || function.thrown?.hasPlaceholder ?? false
                || function.parameters.contains { $0.hasPlaceholder }
        case .user(let type): type.generic?.arguments.contains { $0.hasPlaceholder } ?? false
        default: false
        }
    }

    /// Whether it stands for a placeholder while generic code is checked.
    var isStandIn: Bool { if case .user(let type) = self { type.isStandIn } else { false } }

    /// Whether a stand-in is inside.
    var holdsStandIn: Bool {
        var found = false
        _ = replacing { type in
            if type.isStandIn { found = true }
            return nil
        }
        return found
    }

    /// Whether it is one type, whoever conforms to what.
    var isSettled: Bool {
        if hasPlaceholder || holdsStandIn { return false }
        if case .user(let type) = self { return type.kind != .protocol && type.generic == nil }
        return true
    }

    /// The type with those inside replaced for which `other` has an answer.
    func replacing(_ other: (StaticType) -> StaticType?) -> StaticType {
        if let answer = other(self) { return answer }
        switch self {
        case .optional(let type): return .optional(type.replacing(other))
        case .array(let type): return .array(type.replacing(other))
        case .set(let type): return .set(type.replacing(other))
        case .dictionary(let key, let value):
            return .dictionary(key.replacing(other), value.replacing(other))
        case .range(let type): return .range(type.replacing(other))
        case .closedRange(let type): return .closedRange(type.replacing(other))
        case .sequence(let type, let kind): return .sequence(type.replacing(other), kind)
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement($0.label, $0.type.replacing(other)) })
        case .function(let function):
            return .function(
                FunctionType(
                    function.parameters.map { $0.replacing(other) }, function.result.replacing(other),
                    isThrowing: function.isThrowing, isAsync: function.isAsync,
                    inouts: function.inouts, thrown: function.thrown?.replacing(other)))
        case .metatype(let type): return .metatype(type.replacing(other))
        case .keyPath(let path): return .keyPath(path.map { $0.replacing(other) })
        case .user(let type):
            guard let generic = type.generic else { return self }
            let arguments = generic.arguments.map { $0.replacing(other) }
            return arguments == generic.arguments ? self : .user(generic.instance(arguments))
        default: return self
        }
    }
}

extension StaticType {
    /// `AnyHashable`
    package static let anyHashable = StaticType.native(AnyHashable.self)
}
