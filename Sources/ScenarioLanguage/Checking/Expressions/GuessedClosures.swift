import SwiftSyntax

/// Closures whose parameters have no types and that nothing asks for: `let isFar = { x in x > 10 }`.
/// Swift solves for the types. Here the body gives some to try, and the first with which it checks counts.
extension Checker {
    /// More types than these are not tried.
    private static let mostGuesses = 24
    /// Closures inside of closures whose types are tried are not tried for ever.
    private static let deepestGuess = 3

    /// A value to which nothing else gives a type.
    func checkInitial(_ value: ExprSyntax, _ expected: StaticType? = nil) throws -> Typed {
        try checkValue(value, expected ?? guessedType(ofClosure: value))
    }

    /// The type that such a closure has but for what it answers; nil for other expressions.
    private func guessedType(ofClosure value: ExprSyntax) -> StaticType? {
        guard let closure = value.as(ClosureExprSyntax.self), let names = closure.untypedParameters,
            speculationDepth < Self.deepestGuess
        else { return nil }
        let clues = ClosureClues(names, in: closure)
        let answer = (closure.signature?.returnClause).flatMap { clause in
            attempt { try resolve(clause.type) }?.result
        }
        let choices = names.map { name in
            (types(for: clues, name) + (answer.map { [$0] } ?? [])).filter { !$0.hasPlaceholder }.unique
        }
        for types in combinations(choices).prefix(Self.mostGuesses) {
            let guess = StaticType.function(
                FunctionType(types, .parameter("Result"), isThrowing: true, isAsync: true))
            if attempt({ try checkClosure(closure, guess) }) != nil { return guess }
        }
        return nil
    }

    private func types(for clues: ClosureClues, _ name: String) -> [StaticType] {
        var found: [StaticType] = clues.conditions.contains(name) ? [.bool] : []
        for argument in clues.arguments[name] ?? [] { found += parameterTypes(of: argument) }
        return found + (clues.operands.contains(name) ? [.int, .double, .cgFloat, .string] : [])
    }

    /// What the functions that an argument may be for take there: the scenario's, and global ones of Swift's.
    private func parameterTypes(of argument: ClosureClues.Argument) -> [StaticType] {
        let lists = functions(named: argument.function).map { $0.parameters.map { ($0.label, $0.type) } }
            + initializers(named: argument.function, at: argument.range).map {
                $0.parameters.map { ($0.label, $0.type) }
            }
            + catalogue.functions(named: argument.function).map { $0.parameters.map { ($0.label, $0.type) } }
        draw(declarationOrder.count + lists.count)
        return lists.compactMap { parameters in
            if let label = argument.label { return parameters.first { $0.0 == label }?.1 }
            let parameter = argument.index < parameters.count ? parameters[argument.index] : nil
            return parameter?.0 == nil ? parameter?.1 : nil
        }
    }

    /// Functions of this name, and methods of whatever type.
    private func functions(named name: String) -> [FunctionDeclaration] {
        var found: [FunctionDeclaration] = []
        var current: Scope? = scope
        while let here = current {
            for entry in here.entries(named: name) {
                if case .functions(let known) = entry { found += known }
                if case .local(let binding) = entry, let known = binding.function { found.append(known) }
            }
            current = here.parent
        }
        for declaration in declarationOrder {
            let members = (declaration.members[name] ?? []) + (declaration.statics[name] ?? [])
            for case .method(let method) in members { found.append(method) }
        }
        return found
    }

    private func initializers(named name: String, at range: SourceRange) -> [InitializerDeclaration] {
        guard case .user(let type)? = type(named: name, at: range) else { return [] }
        return declaration(of: type).initializers
    }

    /// One of each of the choices, in all ways, those that come first first.
    private func combinations(_ choices: [[StaticType]]) -> [[StaticType]] {
        choices.reduce([[]]) { made, choice in
            Array(made.flatMap { types in choice.map { types + [$0] } }.prefix(Self.mostGuesses))
        }
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters, when none has a type; nil without parameters.
    fileprivate var untypedParameters: [String]? {
        switch signature?.parameterClause {
        case .simpleInput(let names)?: names.map(\.name.text)
        case .parameterClause(let clause)? where clause.parameters.allSatisfy({ $0.type == nil }):
            clause.parameters.isEmpty
                ? nil : clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: nil
        }
    }
}

/// What the body of a closure does with its parameters.
private final class ClosureClues: SyntaxVisitor {
    /// A parameter that is passed on as it is.
    struct Argument {
        let function: String
        let label: String?
        let index: Int
        let range: SourceRange
    }

    private let names: Set<String>
    /// By the name of the parameter.
    private(set) var arguments: [String: [Argument]] = [:]
    /// Parameters that are conditions.
    private(set) var conditions: Set<String> = []
    /// Parameters that are beside a literal in an expression of operators.
    private(set) var operands: Set<String> = []

    init(_ names: [String], in closure: ClosureExprSyntax) {
        self.names = Set(names)
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    private func name(_ expression: some ExprSyntaxProtocol) -> String? {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { names.contains($0) ? $0 : nil }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let function = called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        guard let function else { return .visitChildren }
        for (index, argument) in node.arguments.enumerated() {
            guard let name = name(argument.expression) else { continue }
            arguments[name, default: []].append(
                Argument(
                    function: function.text, label: argument.label?.text, index: index,
                    range: SourceRange(function)))
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        let hasLiteral = elements.contains {
            $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
                || $0.is(StringLiteralExprSyntax.self)
        }
        let isLogical = elements.contains {
            ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
        for (index, element) in elements.enumerated() {
            guard let name = name(element) else { continue }
            let next = index + 1 < elements.count ? elements[index + 1] : nil
            if isLogical || next?.is(UnresolvedTernaryExprSyntax.self) == true { conditions.insert(name) }
            if hasLiteral { operands.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let expression) = node.condition, let name = name(expression) {
            conditions.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!", let name = name(node.expression) { conditions.insert(name) }
        return .visitChildren
    }
}
