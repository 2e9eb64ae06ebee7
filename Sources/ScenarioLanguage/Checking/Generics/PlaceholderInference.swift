/// Finds out what placeholders stand for.
extension Checker {
    /// Learns what placeholders stand for.
    func infer(_ pattern: StaticType, from type: StaticType, _ types: inout [String: StaticType]) {
        switch (pattern, type) {
        case (.parameter(let name), _):
            // `nil` for a `T?` says nothing of T.
            if types[name] == nil, type != .never, type != pattern, !name.isAssociated {
                types[name] = type
                types = completed(types)
            }
        case (.optional(let a), .optional(let b)): infer(a, from: b, &types)
        case (.optional(let a), _): infer(a, from: type, &types)
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)),
            (.closedRange(let a), .closedRange(let b)), (.metatype(let a), .metatype(let b)):
            infer(a, from: b, &types)
        case (.array(let a), .sequence(let b, _)), (.set(let a), .sequence(let b, _)):
            // A list that is to be a sequence of what is wanted.
            infer(a, from: b, &types)
        case (.dictionary(let a, let b), .dictionary(let c, let d)):
            infer(a, from: c, &types)
            infer(b, from: d, &types)
        case (.sequence(let a, _), _):
            if let element = elementType(of: type) { infer(a, from: element, &types) }
        case (.tuple(let a), .tuple(let b)) where a.count == b.count:
            for (x, y) in zip(a, b) {
                widen(x.type, for: y.type, &types)
                infer(x.type, from: y.type, &types)
            }
        case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
            for (x, y) in zip(a.parameters, b.parameters) { infer(x, from: y, &types) }
            infer(a.result, from: b.result, &types)
            if case .parameter(let name)? = a.thrown, types[name] == nil {
                types[name] = b.isThrowing ? b.thrown ?? .user(errorType) : .never
            }
        case (.keyPath(let a), .keyPath(let b)):
            infer(a.root, from: b.root, &types)
            infer(a.value, from: b.value, &types)
        case (.user(let a), .user(let b)): infer(a, from: b, &types)
        default: break
        }
    }

    /// `(T, T)` from a label and an image view: T is the superclass that both have.
    private func widen(_ pattern: StaticType, for type: StaticType, _ types: inout [String: StaticType]) {
        guard case .parameter(let name) = pattern, let known = types[name], !name.isAssociated,
            let common = commonSuperclass(known, type)
        else { return }
        types[name] = common
    }

    /// `Box<T>` from a `Box<Int>` or a subclass of it, or from what is wanted of a superclass.
    private func infer(_ pattern: UserType, from type: UserType, _ types: inout [String: StaticType]) {
        guard let wanted = pattern.generic else { return }
        var current: StaticType? = .user(type)
        while case .user(let user)? = current {
            if let own = user.generic, own.origin === wanted.origin {
                for (a, b) in zip(wanted.arguments, own.arguments) { infer(a, from: b, &types) }
                return
            }
            current = user.superclass
        }
        if case .user(let superclass)? = pattern.superclass { infer(superclass, from: type, &types) }
    }
}

extension String {
    /// Whether it is the name of a placeholder's associated type, which only the placeholder's type tells;
    /// those of `Self` are what is looked for.
    fileprivate var isAssociated: Bool { contains(".") && !hasPrefix("Self.") }
}
