/// What the checker knows about an expression before anything runs.
///
/// It is copied for each expression, so only what holds other types is kept behind a reference: the type of
/// an engine's class is copied like a number.
package enum StaticType: Hashable, @unchecked Sendable {
    case void, never, any, anyObject
    case bool, int, double, float, cgFloat, string, character
    indirect case optional(StaticType)
    indirect case array(StaticType)
    indirect case set(StaticType)
    indirect case dictionary(StaticType, StaticType)
    indirect case range(StaticType)
    indirect case closedRange(StaticType)
    /// What `zip`, `stride`, `enumerated` and their kin answer: walked and converted, but no array.
    indirect case sequence(StaticType, SequenceKind)
    indirect case tuple([TupleElement])
    indirect case function(FunctionType)
    indirect case metatype(StaticType)
    indirect case keyPath(KeyPathType)
    /// A class, struct, enum, option set or protocol of the engine: a type of the catalogue.
    case native(NativeTypeID)
    /// A class, struct, enum or protocol that the scenario declares.
    case user(UserType)
    /// A placeholder inside the signature of a generic member of the catalogue: `Element`, `Key`, `Result`.
    indirect case parameter(String)

    /// Expected where a value is bound if it is there, whatever it is.
    static let someOptional = StaticType.optional(.parameter("Wrapped of a condition"))
}

/// Which of Swift's sequence types a `StaticType.sequence` stands for. At run time all of them are
/// `Value.array`.
package enum SequenceKind: String, Hashable, Sendable {
    case slice, reversed, enumerated, zip, stride, keys, values, repeated
    /// What `sequence(first:next:)` answers.
    case unfolded
    /// What `lazy` of a collection answers, and `map` and the like of that.
    case lazy
    /// A part of something else than an array (`Set.prefix`, `Dictionary.dropFirst`).
    case part
    /// The Unicode scalars of a text.
    case scalars
    /// Any sequence of such elements: only as the type of a native member's parameter. Every type whose
    /// `element` fits converts to it, and the value is handed over unchanged.
    case any
    /// Any collection of such elements: `any Collection<Int>`.
    case collection

    /// Whether it is a collection (`count`, `first`, `isEmpty`) and not only walked once.
    package var isCollection: Bool {
        switch self {
        case .slice, .reversed, .keys, .values, .repeated, .part, .scalars, .collection: true
        case .enumerated, .zip, .stride, .unfolded, .lazy, .any: false
        }
    }

    /// Whether `print` and string interpolation show it as Swift shows an array of the same elements.
    package var printsAsArray: Bool { self == .slice || self == .values || self == .keys }
}

/// One element of a tuple type: `x: Int`.
package struct TupleElement: Hashable, Sendable {
    /// The label; nil where there is none.
    package var label: String?
    package var type: StaticType

    package init(_ label: String? = nil, _ type: StaticType) {
        self.label = label
        self.type = type
    }
}

/// The type of a closure or function value: `(CGPoint, UIEvent?) -> Bool`.
package struct FunctionType: Hashable, Sendable {
    package var parameters: [StaticType]
    package var result: StaticType
    package var isThrowing: Bool
    /// Whether a call may wait.
    package var isAsync: Bool
    /// Which parameters are `inout`, by number. The value of such a type answers a tuple: what it returned,
    /// and what became of these (`reduce(into:)`).
    package var inouts: Set<Int>
    /// The only type of errors that it throws (`throws(Failure)`); nil when they may be of any type.
    package var thrown: StaticType?

    package init(
        _ parameters: [StaticType], _ result: StaticType, isThrowing: Bool = false, isAsync: Bool = false,
        inouts: Set<Int> = [], thrown: StaticType? = nil
    ) {
        self.inouts = inouts
        self.parameters = parameters
        self.result = result
        self.isThrowing = isThrowing && thrown != .never
        self.isAsync = isAsync
        self.thrown = self.isThrowing ? thrown?.onlyThrown : nil
    }
}

extension StaticType {
    /// The type as the only one of errors that are thrown: `any Error` says nothing of them.
    var onlyThrown: StaticType? {
        if case .user(let user) = self, user.standard == .error { nil } else { self }
    }

    /// The type inside an optional; nil for any other type.
    package var wrapped: StaticType? {
        if case .optional(let type) = self { type } else { nil }
    }

    /// What a variable holds that is declared without a value: `nil`, and for a tuple of optionals each of
    /// them. Nil for other types, which need a value.
    var valueByItself: Value? {
        switch self {
        case .optional: return .null
        case .tuple(let elements) where !elements.isEmpty:
            let values = elements.compactMap(\.type.valueByItself)
            return values.count == elements.count ? .tuple(values) : nil
        default: return nil
        }
    }

    /// Whether the type is an optional.
    package var isOptional: Bool { wrapped != nil }

    /// In how many optionals a value is: 2 for `Int??`.
    var optionalDepth: Int { wrapped.map { $0.optionalDepth + 1 } ?? 0 }

    /// The type inside so many optionals.
    func unwrapped(_ depth: Int) -> StaticType { depth == 0 ? self : wrapped?.unwrapped(depth - 1) ?? self }

    /// Whether nil may be a value of the type: it is an optional, or a placeholder that may stand for one.
    var mayHoldNil: Bool {
        switch self {
        case .optional, .parameter: true
        case .native(let id): id.placeholderName != nil
        default: false
        }
    }

    /// Whether literals such as `1.5` can be of this type.
    package var isFloatingPoint: Bool { self == .double || self == .cgFloat || self == .float }

    /// The native type of a Swift type that has no case of its own.
    package static func native(_ type: Any.Type) -> StaticType { .native(NativeTypeID(type)) }

    /// What a `for` loop over a value of this type walks through; nil for types that cannot be walked.
    package var element: StaticType? {
        switch self {
        case .array(let element), .set(let element), .sequence(let element, _): element
        case .dictionary(let key, let value): .tuple([TupleElement("key", key), TupleElement("value", value)])
        case .range(let bound), .closedRange(let bound): bound.isWhole ? bound : nil
        case .string: .character
        case .native(let id) where id.type == Substring.self: .character
        default: nil
        }
    }

    /// Whether the type has at most so many parts; takes its parts off.
    func isSmaller(than left: inout Int) -> Bool {
        left -= 1
        guard left >= 0 else { return false }
        switch self {
        case .optional(let type), .array(let type), .set(let type), .range(let type), .closedRange(let type),
            .sequence(let type, _), .metatype(let type):
            return type.isSmaller(than: &left)
        case .keyPath(let path): return path.root.isSmaller(than: &left) && path.value.isSmaller(than: &left)
        case .dictionary(let key, let value):
            return key.isSmaller(than: &left) && value.isSmaller(than: &left)
        case .tuple(let elements):
            for element in elements where !element.type.isSmaller(than: &left) { return false }
        case .function(let function):
            for type in function.parameters + [function.result] where !type.isSmaller(than: &left) {
                return false
            }
        case .user(let user):
            for type in user.generic?.arguments ?? [] where !type.isSmaller(than: &left) { return false }
        default: break
        }
        return true
    }

    /// The type with each placeholder replaced by its type in `types`; placeholders without one stay.
    package func substituting(_ types: [String: StaticType]) -> StaticType {
        if types.isEmpty { return self }
        switch self {
        case .parameter(let name): return types[name] ?? self
        case .optional(let type): return .optional(type.substituting(types))
        case .array(let type): return .array(type.substituting(types))
        case .set(let type): return .set(type.substituting(types))
        case .dictionary(let key, let value):
            return .dictionary(key.substituting(types), value.substituting(types))
        case .range(let type): return .range(type.substituting(types))
        case .closedRange(let type): return .closedRange(type.substituting(types))
        case .sequence(let type, let kind): return .sequence(type.substituting(types), kind)
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement($0.label, $0.type.substituting(types)) })
        case .function(let function):
            let parameters = function.parameters.map { $0.substituting(types) }
            let result = function.result.substituting(types)
            return .function(
                FunctionType(
                    parameters, result, isThrowing: function.isThrowing, isAsync: function.isAsync,
                    inouts: function.inouts, thrown: function.thrown?.substituting(types)))
        case .metatype(let type): return .metatype(type.substituting(types))
        case .keyPath(let path): return .keyPath(path.map { $0.substituting(types) })
        case .user(let type):
            guard let generic = type.generic, generic.arguments.contains(where: \.hasPlaceholder) else {
                return self
            }
            return .user(generic.instance(generic.arguments.map { $0.substituting(types) }))
        default: return self
        }
    }
}
