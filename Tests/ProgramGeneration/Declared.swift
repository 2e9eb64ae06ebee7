/// A parameter of a function, a method or an initializer.
struct Parameter {
    /// What callers write in front of the argument; nil is nothing.
    var label: String?
    var name: String
    var type: ValueType
    /// Written after the type, when callers may leave the argument out.
    var defaultValue: String?
    var isInout = false

    /// As a declaration writes it.
    var declaration: String {
        let names = label.map { $0 == name ? name : "\($0) \(name)" } ?? "_ \(name)"
        let escaping = if case .function = type { "@escaping " } else { "" }
        return "\(names): \(isInout ? "inout " : "")\(escaping)\(type.spelling)"
            + (defaultValue.map { " = \($0)" } ?? "")
    }
}

/// A function or method of the program.
struct Callee {
    var name: String
    var parameters: [Parameter] = []
    var result: ValueType = .void
    /// Whether it is written for any type `T`, and the protocol that `T` conforms to.
    var constraint: String?
    var throwing = false
    var isMutating = false
    /// How many statements a call executes, at most, roughly.
    var cost = 1

    /// As a declaration begins.
    var head: String {
        let generic = constraint.map { $0.isEmpty ? "<T>" : "<T: \($0)>" } ?? ""
        let list = parameters.map(\.declaration).joined(separator: ", ")
        return "\(isMutating ? "mutating " : "")func \(name)\(generic)(\(list))\(throwing ? " throws" : "")"
            + (result == .void ? "" : " -> \(result.spelling)")
    }
}

/// A property of a declared type.
struct Property {
    var name: String
    var type: ValueType
    var isSettable: Bool
    var cost = 1
}

/// A type of the program.
struct DeclaredType {
    enum Kind { case `struct`, `class`, `enum`, `protocol` }

    var name: String
    var kind: Kind
    /// Names of its placeholders.
    var placeholders: [String] = []
    var superclass: String?
    /// Protocols of the program and of Swift.
    var conformances: Set<String> = []
    var properties: [Property] = []
    var methods: [Callee] = []
    var staticProperties: [Property] = []
    /// Ways to make one, each a list of parameters.
    var initializers: [[Parameter]] = []
    /// Ways that may fail.
    var failableInitializers: [[Parameter]] = []
    var cases: [(name: String, payload: [Parameter])] = []
    /// The type of the raw values.
    var rawType: ValueType?
    /// The type of what its subscript over a number returns.
    var elementType: ValueType?

    /// With its placeholders for arguments.
    var type: ValueType { .declared(name, placeholders.map { .placeholder($0) }) }

    /// The types that the placeholders have in a use of the type.
    func types(_ arguments: [ValueType]) -> [String: ValueType] {
        Dictionary(uniqueKeysWithValues: zip(placeholders, arguments))
    }
}

/// A name that an expression may use.
struct Variable {
    var name: String
    var type: ValueType
    var isSettable = false
    /// Whether no closure may capture it: an `inout` parameter, or a property of the struct that is changed.
    var isFleeting = false
}
