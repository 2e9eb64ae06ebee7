/// Stand-ins for the placeholders of Swift's generic types inside the author's extensions of them: values of
/// which nothing is known.
private enum Opaque {
    enum Element {}
    enum Key {}
    enum Value {}
    enum Wrapped {}
    enum Bound {}

    static let types: [String: StaticType] = [
        "Element": .native(Element.self), "Key": .native(Key.self), "Value": .native(Value.self),
        "Wrapped": .native(Wrapped.self), "Bound": .native(Bound.self),
    ]
    static let names = Dictionary(uniqueKeysWithValues: types.map { ($1, $0) })
}

extension NativeTypeID {
    /// The placeholder that it stands for; nil for types of values.
    var placeholderName: String? { Opaque.names[.native(self)] }
}

extension StaticType {
    /// `Array` as its extensions see it.
    var opaque: StaticType { substituting(Opaque.types) }

    /// The type under which extensions of this one are kept: `[Int]` belongs to `Array`.
    var extensionKey: StaticType {
        switch self {
        case .array: .array(.native(Opaque.Element.self))
        case .set: .set(.native(Opaque.Element.self))
        case .sequence(_, .slice): .sequence(.native(Opaque.Element.self), .slice)
        case .dictionary: .dictionary(.native(Opaque.Key.self), .native(Opaque.Value.self))
        case .optional: .optional(.native(Opaque.Wrapped.self))
        case .range: .range(.native(Opaque.Bound.self))
        case .closedRange: .closedRange(.native(Opaque.Bound.self))
        default: self
        }
    }

    /// The type of a dictionary's keys.
    var key: StaticType? { if case .dictionary(let key, _) = self { key } else { nil } }

    /// Whether a value of which nothing is known is inside.
    var holdsOpaque: Bool {
        var found = false
        _ = replacing { type in
            if case .native(let id) = type, id.placeholderName != nil { found = true }
            return nil
        }
        return found
    }

    /// Whether it has placeholders, as its extensions see it.
    var hasOpaqueParts: Bool {
        switch self {
        case .array, .set, .dictionary, .optional, .range, .closedRange, .sequence(_, .slice): true
        default: false
        }
    }

    /// The type of a member that an extension declares, for a receiver whose placeholders stand for `types`.
    func withoutOpaque(_ types: [String: StaticType]) -> StaticType {
        if types.isEmpty { return self }
        switch self {
        case .native: return Opaque.names[self].flatMap { types[$0] } ?? self
        case .optional(let inner): return .optional(inner.withoutOpaque(types))
        case .array(let inner): return .array(inner.withoutOpaque(types))
        case .set(let inner): return .set(inner.withoutOpaque(types))
        case .range(let inner): return .range(inner.withoutOpaque(types))
        case .closedRange(let inner): return .closedRange(inner.withoutOpaque(types))
        case .sequence(let inner, let kind): return .sequence(inner.withoutOpaque(types), kind)
        case .dictionary(let key, let value):
            return .dictionary(key.withoutOpaque(types), value.withoutOpaque(types))
        case .keyPath(let path): return .keyPath(path.map { $0.withoutOpaque(types) })
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement($0.label, $0.type.withoutOpaque(types)) })
        case .function(let function):
            let parameters = function.parameters.map { $0.withoutOpaque(types) }
            return .function(
                FunctionType(
                    parameters, function.result.withoutOpaque(types), isThrowing: function.isThrowing,
                    isAsync: function.isAsync, inouts: function.inouts,
                    thrown: function.thrown?.withoutOpaque(types)))
        default: return self
        }
    }
}
