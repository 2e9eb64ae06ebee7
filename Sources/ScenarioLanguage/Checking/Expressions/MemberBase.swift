/// What is in front of a dot: copied for each candidate, so kept behind a reference.
indirect enum MemberBase {
    case value(Typed)
    case type(StaticType, SourceRange)
    /// `super`, with `self` and the superclass.
    case superclass(Typed, StaticType)

    /// The type whose members are asked for.
    var type: StaticType {
        switch self {
        case .value(let value): if case .metatype(let type) = value.type { type } else { value.type }
        case .type(let type, _), .superclass(_, let type): type
        }
    }

    /// What the type says about placeholders.
    var knownPlaceholders: [String: StaticType] {
        let types = type.placeholders
        return types.isEmpty ? types : types.filter { !$0.value.hasPlaceholder }
    }

    /// Whether static members are asked for.
    var isStatic: Bool {
        switch self {
        case .value(let value): value.type.isMetatype
        case .type: true
        case .superclass(let own, _): own.type.isMetatype
        }
    }

    /// The receiver; nil in front of static members.
    var receiver: Typed? {
        switch self {
        case .value(let value), .superclass(let value, _): value.type.isMetatype ? nil : value
        case .type: nil
        }
    }

    /// What is in front of the dot of a static member, as a value.
    var metatype: Typed? {
        switch self {
        case .value(let value) where value.type.isMetatype: value
        case .superclass(let own, _) where own.type.isMetatype: own
        case .type(let type, let range):
            Typed(.metatype(type), Constant(value: .type(type)), range)
        default: nil
        }
    }

    var isSuper: Bool { if case .superclass = self { true } else { false } }
}

extension Typed {
    /// Whether it is plain `self`.
    var isSelf: Bool {
        if let local = self.node as? LocalVariable { return local.variable.name == "self" }
        if let captured = self.node as? CapturedVariable { return captured.name == "self" }
        return false
    }
}

extension Member {
    /// Its argument labels; none for properties.
    var labels: [String?] {
        switch self {
        case .method(let method): method.parameters.map(\.label)
        case .native(let native, _): native.parameters.map(\.label)
        default: []
        }
    }

    var isFunction: Bool {
        switch self {
        case .method: true
        case .native(let native, _): native.kind == .method
        default: false
        }
    }

    /// Whether it makes a case of arguments: `dynamic(estimate:)`, which may be beside `static var dynamic`.
    var isCaseWithPayload: Bool {
        if case .enumCase(let type, let index) = self { !type.cases[index].payload.isEmpty } else { false }
    }

    /// The name with labels.
    var fullName: String {
        switch self {
        case .property(let property): property.name
        case .method(let method): method.fullName
        case .enumCase(let type, let index): type.cases[index].name
        case .type(let type): type.description
        case .native(let native, _): native.fullName
        }
    }
}
