import SwiftSyntax

/// Literals of types that the scenario makes of them: `ExpressibleByIntegerLiteral` and its kin.
extension Checker {
    /// What a literal is where a type is expected of which the scenario says how it is made of one; nil for
    /// other types.
    func checkOwnLiteral(
        _ syntax: ExprSyntax, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        guard let expected, mayBeMadeOfLiterals(expected.wrapped ?? expected),
            let form = OwnLiteralForm(syntax), !(form == .null && expected.isOptional)
        else { return nil }
        let type = expected.wrapped ?? expected
        guard isMade(type, by: form.protocolName) else { return nil }
        cost += 1
        if form == .dictionary, case .user(let user) = type {
            return try checkOwnDictionary(syntax, user, range)
        }
        return try create(type, form.arguments(of: syntax), expected, range, name: type.description)
    }

    /// Whether it is a type of the scenario, or one that its extensions make conform to something.
    private func mayBeMadeOfLiterals(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return !conformances.protocols(addedTo: type).isEmpty }
        return user.kind != .protocol
    }

    /// `let q: Queue = [1, 2]`: which type a generic one of the scenario is that is made of such a literal;
    /// nil for other types and values.
    func typeMade(of syntax: ExprSyntax, _ family: StaticType) throws -> StaticType? {
        guard case .user(let user) = family, let form = OwnLiteralForm(syntax),
            form == .array || form == .dictionary, isMade(family, by: form.protocolName)
        else { return nil }
        let declaration = declaration(of: user)
        numberMembers(of: declaration)
        let name = form == .array ? "init(arrayLiteral:)" : "init(dictionaryLiteral:)"
        guard let made = declaration.initializers.first(where: { $0.fullName == name }),
            let taken = made.parameters.first?.type
        else { return nil }
        let value = try checkValue(syntax)
        var types: [String: StaticType] = [:]
        switch value.type {
        case .array(let element): infer(taken, from: element, &types)
        case .dictionary(let key, let element):
            infer(taken, from: .tuple([TupleElement(nil, key), TupleElement(nil, element)]), &types)
        default: break
        }
        return try settle(family, types, at: value.range)
    }

    private func isMade(_ type: StaticType, by name: String) -> Bool {
        guard case .type(.user(let wanted))? = topLevel[name],
            files.isLibrary(declaration(of: wanted).range)
        else { return false }
        return conforms(type, to: wanted)
    }

    /// The pairs of a dictionary literal, as the initializer takes them.
    private func checkOwnDictionary(
        _ syntax: ExprSyntax, _ user: UserType, _ range: SourceRange
    ) throws -> Typed {
        let declaration = declaration(of: user)
        numberMembers(of: declaration)
        guard let literal = syntax.as(DictionaryExprSyntax.self),
            let made = declaration.initializers.first(where: { $0.fullName == "init(dictionaryLiteral:)" }),
            case .tuple(let pair)? = made.parameters.first?.type, pair.count == 2,
            !StaticType.tuple(pair).hasPlaceholder
        else { throw unsupported("a dictionary literal of '\(user.name)'", at: range) }
        var nodes: [any Node] = []
        if case .elements(let elements) = literal.content {
            nodes = try elements.map { entry in
                TupleLiteral(elements: [
                    try check(entry.key, as: pair[0].type).node,
                    try check(entry.value, as: pair[1].type).node,
                ])
            }
        }
        let callable = Callable(
            name: made.fullName, made.parameters, .user(user), .creation(made, declaration),
            effect: made.effect)
        let pairs = CheckedArgument(node: ArrayLiteral(elements: nodes, range: range))
        return try makeCall(callable, [pairs], .user(user), range)
    }
}

/// What a literal can be to a type of the scenario.
private enum OwnLiteralForm {
    case integer, float, boolean, string, null, array, dictionary

    init?(_ syntax: ExprSyntax) {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: self = .integer
        case .floatLiteralExpr: self = .float
        case .booleanLiteralExpr: self = .boolean
        case .stringLiteralExpr: self = .string
        case .nilLiteralExpr: self = .null
        case .arrayExpr: self = .array
        case .dictionaryExpr: self = .dictionary
        case .prefixOperatorExpr(let prefix):
            guard prefix.operator.text == "-", let inner = OwnLiteralForm(prefix.expression),
                inner == .integer || inner == .float
            else { return nil }
            self = inner
        default: return nil
        }
    }

    /// The protocol of types that can be made of it. A whole number is a fraction only to types that are
    /// made of whole numbers too, as Swift's own are.
    var protocolName: String {
        switch self {
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .boolean: "ExpressibleByBooleanLiteral"
        case .string: "ExpressibleByStringLiteral"
        case .null: "ExpressibleByNilLiteral"
        case .array: "ExpressibleByArrayLiteral"
        case .dictionary: "ExpressibleByDictionaryLiteral"
        }
    }

    /// What the initializer gets.
    func arguments(of syntax: ExprSyntax) -> [Argument] {
        let range = SourceRange(syntax)
        switch self {
        case .array:
            let elements = syntax.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
            return elements.enumerated().map { index, element in
                Argument(element, label: index == 0 ? "arrayLiteral" : nil, SourceRange(element))
            }
        case .null:
            return [Argument(ExprSyntax(TupleExprSyntax(elements: [])), label: "nilLiteral", range)]
        default:
            let kind = protocolName.dropFirst("ExpressibleBy".count).dropLast("Literal".count).lowercased()
            return [Argument(syntax, label: "\(kind)Literal", range)]
        }
    }
}
