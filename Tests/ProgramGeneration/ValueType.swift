/// The type of an expression that the generator writes.
indirect enum ValueType: Hashable {
    case int, double, bool, string, character
    /// An integer of another width, by its name: `Int8`.
    case narrow(String)
    case array(ValueType)
    case set(ValueType)
    case dictionary(ValueType, ValueType)
    case optional(ValueType)
    case tuple([ValueType])
    case function([ValueType], ValueType)
    /// A type that the program declares, with its arguments.
    case declared(String, [ValueType] = [])
    /// The placeholder of a generic declaration.
    case placeholder(String)
    case void

    /// As it is written in a program.
    var spelling: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .character: "Character"
        case .void: "Void"
        case .narrow(let name), .placeholder(let name): name
        case .array(let element): "[\(element.spelling)]"
        case .set(let element): "Set<\(element.spelling)>"
        case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
        case .optional(.function(let parameters, let result)):
            "(\(ValueType.function(parameters, result).spelling))?"
        case .optional(let wrapped): "\(wrapped.spelling)?"
        case .tuple(let elements): "(\(elements.map(\.spelling).joined(separator: ", ")))"
        case .function(let parameters, let result):
            "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result.spelling)"
        case .declared(let name, []): name
        case .declared(let name, let arguments):
            "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
        }
    }

    /// The type with other types for its placeholders.
    func replacing(_ types: [String: ValueType]) -> ValueType {
        switch self {
        case .placeholder(let name): types[name] ?? self
        case .array(let element): .array(element.replacing(types))
        case .set(let element): .set(element.replacing(types))
        case .dictionary(let key, let value): .dictionary(key.replacing(types), value.replacing(types))
        case .optional(let wrapped): .optional(wrapped.replacing(types))
        case .tuple(let elements): .tuple(elements.map { $0.replacing(types) })
        case .function(let parameters, let result):
            .function(parameters.map { $0.replacing(types) }, result.replacing(types))
        case .declared(let name, let arguments): .declared(name, arguments.map { $0.replacing(types) })
        default: self
        }
    }

    /// Whether a text of it is the same in each run: sets and dictionaries have no order, functions no text.
    var hasSettledText: Bool {
        switch self {
        case .set, .dictionary, .function, .void: false
        case .array(let element), .optional(let element): element.hasSettledText
        case .tuple(let elements): elements.allSatisfy(\.hasSettledText)
        default: true
        }
    }

    /// Whether `==` compares two of them, those that the program declares aside.
    var isPlainValue: Bool {
        switch self {
        case .int, .double, .bool, .string, .character, .narrow: true
        case .array(let element), .optional(let element): element.isPlainValue
        default: false
        }
    }

    /// Whether `<` compares two of them.
    var isOrdered: Bool {
        switch self {
        case .int, .double, .string, .character, .narrow: true
        default: false
        }
    }
}
