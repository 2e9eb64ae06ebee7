import ScenarioLanguage

extension NativeMember {
    /// The declaration as Swift writes it: `func addSubview(_: UIView)`, `var alpha: CGFloat`.
    var declaration: String {
        let modifier = isStatic && kind != .enumCase ? "static " : ""
        switch kind {
        case .property, .constant:
            return "\(modifier)\(isSettable ? "var" : "let") \(name): \(propertyType)"
        case .enumCase:
            if isOption { return "static let \(name): \(result)" }
            return "case \(name)\(parameters.isEmpty ? "" : list)"
        case .initializer:
            if case .optional = result { return "init?\(list)" }
            return "init\(list)"
        case .subscript: return "subscript\(list) -> \(result)"
        case .method, .function:
            let change = isMutating ? "mutating " : ""
            let answer = result == .void ? "" : " -> \(result)"
            return "\(modifier)\(change)func \(name)\(list)\(answer)"
        }
    }

    /// Whether it is an option of a set, which Swift declares as a constant.
    private var isOption: Bool {
        NativeCatalogue.standard.record(of: result)?.kind == .optionSet
    }

    private var propertyType: String {
        if isImplicitlyUnwrapped, case .optional(let type) = result { return "\(type)!" }
        return "\(result)"
    }

    private var list: String {
        let parameters = parameters.map { parameter in
            var type = parameter.type
            if parameter.isVariadic, case .array(let element) = type { type = element }
            let value = parameter.defaultValue.map { " = \($0.literal)" } ?? ""
            return "\(parameter.label ?? "_"): \(type)\(parameter.isVariadic ? "..." : "")\(value)"
        }
        return "(\(parameters.joined(separator: ", ")))"
    }
}

extension Value {
    /// A usual value of a parameter as Swift writes it.
    fileprivate var literal: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value == "\n" ? "\"\\n\"" : "\"\(value)\""
        case .array(let values): "[\(values.map(\.literal).joined(separator: ", "))]"
        default: "\u{2026}"
        }
    }
}
