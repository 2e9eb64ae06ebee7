import SwiftSyntax

/// `reduce(into: [:]) { $0[$1, default: 0] += 1 }`: an empty collection whose type its growth in a closure
/// says.
extension Checker {
    /// What the placeholder of an empty collection stands for, by what a closure adds to it; nil where it is
    /// said elsewhere, or by nothing.
    func grownCollection(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?
    ) -> [String: StaticType]? {
        var hinted = callable.types
        if let expected { infer(callable.result, from: expected.wrapped ?? expected, &hinted) }
        for (index, parameter) in callable.parameters.enumerated() {
            guard case .parameter(let name) = parameter.type, hinted[name]?.hasPlaceholder ?? true,
                let number = numbers[index].first,
                let kind = EmptyCollection(arguments[number].expression.withoutParentheses),
                let (closure, function) = closure(changing: parameter.type, callable, numbers, arguments),
                let type = grownType(kind, closure, function.substituting(callable.types))
            else { continue }
            return callable.types.merging([name: type]) { _, new in new }
        }
        return nil
    }

    /// The closure whose first parameter is a value of a placeholder that it changes.
    private func closure(
        changing type: StaticType, _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument]
    ) -> (ClosureExprSyntax, StaticType)? {
        for (parameter, given) in zip(callable.parameters, numbers) {
            guard case .function(let function) = parameter.type, function.parameters.first == type,
                function.inouts.contains(0), let number = given.first,
                let closure = arguments[number].expression.withoutParentheses.as(ClosureExprSyntax.self)
            else { continue }
            return (closure, parameter.type)
        }
        return nil
    }

    private func grownType(
        _ kind: EmptyCollection, _ closure: ClosureExprSyntax, _ type: StaticType
    ) -> StaticType? {
        guard case .function(let function) = type else { return nil }
        let names = closure.parameterNames ?? function.parameters.indices.map { "$\($0)" }
        guard names.count == function.parameters.count, let collection = names.first else { return nil }
        let inner = FunctionContext(.closure, context.name, parent: context, result: nil)
        let code = parts.makeCode(context.name)
        return inFunction(inner, scope: scope) {
            let others = zip(names, function.parameters).dropFirst().map { name, type in
                Parameter(label: nil, name: name, type: type, keepsClosure: true)
            }
            guard !others.contains(where: { $0.type.hasPlaceholder }) else { return nil }
            declareParameters(others, code, at: SourceRange(closure))
            for item in closure.statements {
                if item.item.is(VariableDeclSyntax.self) {
                    _ = attempt { checkStatements([item][...]) }
                    continue
                }
                if let found = grownType(kind, named: collection, in: Syntax(item)) { return found }
            }
            return nil
        }
    }

    /// The type that the first growth inside of `syntax` shows.
    private func grownType(
        _ kind: EmptyCollection, named name: String, in syntax: Syntax
    ) -> StaticType? {
        draw(1)
        if let reference = syntax.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
            return grownType(kind, by: ExprSyntax(reference))
        }
        for child in syntax.children(viewMode: .sourceAccurate) {
            if let found = grownType(kind, named: name, in: child) { return found }
        }
        return nil
    }

    private func grownType(_ kind: EmptyCollection, by use: ExprSyntax) -> StaticType? {
        switch kind {
        case .dictionary:
            guard let access = use.parent?.as(SubscriptCallExprSyntax.self),
                access.calledExpression.id == use.id, let key = access.arguments.first?.expression,
                let keyType = typeAlone(key), let value = addedType(ExprSyntax(access))
            else { return nil }
            return .dictionary(keyType, value)
        case .array:
            return addedType(use)
        case .set:
            guard let call = use.call(of: ["insert", "update"]),
                let element = call.arguments.first.flatMap({ typeAlone($0.expression) })
            else { return nil }
            return .set(element)
        }
    }

    /// The type of a place, by what is assigned or added to it, or by its default value.
    private func addedType(_ place: ExprSyntax) -> StaticType? {
        let fallback = place.as(SubscriptCallExprSyntax.self)?.arguments
            .first { $0.label?.text == "default" }?.expression
        if let call = place.call(of: ["append"]), let argument = call.arguments.first {
            let type = typeAlone(argument.expression)
            if argument.label == nil { return type.map { .array($0) } }
            if case .array? = type { return type }
            return nil
        }
        if let given = place.assigned {
            let isNumber = fallback.map { OperatorTraits($0).isLiteral } ?? true
            if let type = typeAlone(given), isNumber || fallback.flatMap({ typeAlone($0) }) == nil {
                return OperatorTraits(given).isLiteral ? fallback.flatMap { typeAlone($0) } ?? type : type
            }
        }
        return fallback.flatMap { typeAlone($0) }
    }

    private func typeAlone(_ expression: ExprSyntax) -> StaticType? {
        attempt { try checkValue(expression).type }?.result
    }
}

/// An expression that makes an empty collection and does not say of what.
private enum EmptyCollection {
    case array, dictionary, set

    init?(_ syntax: ExprSyntax) {
        if let array = syntax.as(ArrayExprSyntax.self), array.elements.isEmpty {
            self = .array
        } else if case .colon? = syntax.as(DictionaryExprSyntax.self)?.content {
            self = .dictionary
        } else if let call = syntax.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, call.calledExpression.ownText == "Set"
        {
            self = .set
        } else {
            return nil
        }
    }
}

extension ExprSyntax {
    /// The call of one of its methods.
    fileprivate func call(of names: Set<String>) -> FunctionCallExprSyntax? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
            names.contains(member.declName.baseName.text),
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
        else { return nil }
        return call
    }

    /// What follows `=`, `+=` or the like, where this is what changes.
    fileprivate var assigned: ExprSyntax? {
        guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id, list.count > 2,
            let sign = list.dropFirst().first
        else { return nil }
        let isCompound = sign.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") ?? false
        guard sign.is(AssignmentExprSyntax.self) || isCompound else { return nil }
        let rest = Array(list.dropFirst(2))
        if rest.count == 1 { return rest[0] }
        return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(rest)))
    }
}

extension ClosureExprSyntax {
    /// The names of the parameters that it declares; nil for one that declares none.
    fileprivate var parameterNames: [String]? {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.identifierText)
        case .parameterClause(let clause)?:
            clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
        case nil: nil
        }
    }
}
