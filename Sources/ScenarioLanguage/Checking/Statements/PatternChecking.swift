import SwiftSyntax

/// Patterns of `case`, `let` and `for`.
extension Checker {
    /// A pattern that only takes apart and names: `x`, `_`, `(a, b)`.
    func checkBinding(_ syntax: PatternSyntax, _ type: StaticType, isConstant: Bool) throws
        -> any PatternNode
    {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name): return try bind(name.identifier, type, isConstant: isConstant)
        case .wildcardPattern: return WildcardPattern()
        case .valueBindingPattern(let inner):
            return try checkBinding(
                inner.pattern, type, isConstant: inner.bindingSpecifier.tokenKind == .keyword(.let))
        case .tuplePattern(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return try checkBinding(only.pattern, type, isConstant: isConstant)
            }
            let types = try elements(of: type, count: tuple.elements.count, at: SourceRange(syntax))
            return TuplePattern(
                elements: try zip(tuple.elements, types).map {
                    try checkBinding($0.pattern, $1, isConstant: isConstant)
                })
        case .expressionPattern(let pattern) where pattern.expression.is(DiscardAssignmentExprSyntax.self):
            return WildcardPattern()
        case .expressionPattern(let pattern) where pattern.expression.is(TupleExprSyntax.self):
            return try checkPattern(syntax, type, binding: isConstant)
        default: throw unsupported("this pattern", at: SourceRange(syntax))
        }
    }

    private func elements(of type: StaticType, count: Int, at range: SourceRange) throws -> [StaticType] {
        guard case .tuple(let elements) = type else {
            throw fail(.patternMismatch(pattern: "a tuple", type: type.description), at: range)
        }
        guard elements.count == count else {
            throw fail(.tupleSize(expected: elements.count, found: count), at: range)
        }
        return elements.map(\.type)
    }

    /// Declares the variable of a pattern.
    func bind(_ token: TokenSyntax, _ type: StaticType, isConstant: Bool) throws -> any PatternNode {
        let name = token.identifierText
        let range = SourceRange(token)
        if enclosing.sharesBindings, case .local(let binding)? = scope[name] {
            guard binding.type == type else {
                throw fail(
                    .mismatch(expected: binding.type.description, found: type.description), at: range)
            }
            return BindingPattern(variable: binding.variable)
        }
        if scope === topLevel {
            return GlobalBindingPattern(global: try declareGlobal(name, type, isConstant, range).global)
        }
        return BindingPattern(
            variable: try declareLocal(name, type, isConstant: isConstant, range).variable)
    }

    /// Declares a local variable.
    @discardableResult
    func declareLocal(
        _ name: String, _ type: StaticType, isConstant: Bool, ownership: Ownership = .strong,
        _ range: SourceRange
    ) throws -> LocalBinding {
        switch scope[name] {
        case let known? where hidesInCondition(known): break
        case .local?, .functions?: report(.alreadyDeclared(name, first: scope[name]?.range), at: range)
        default: break
        }
        let variable = Variable(name, slot: context.reserveSlot(), ownership: ownership)
        let binding = LocalBinding(variable, context, type, isConstant: isConstant, range)
        scope[name] = .local(binding)
        return binding
    }

    /// Whether the condition that is being checked hides a name of the same scope: what a condition declares
    /// belongs to a nested scope, which ends with the block.
    func hidesInCondition(_ known: Scope.Entry) -> Bool {
        guard let condition = enclosing.condition, condition.scope === scope, let first = known.range else {
            return false
        }
        return !condition.range.contains(first)
    }

    /// A pattern that may fail to match.
    func checkPattern(_ syntax: PatternSyntax, _ type: StaticType) throws -> any PatternNode {
        try checkPattern(syntax, type, binding: nil)
    }

    /// `binding` is set inside `let` and `var`: whether names are constants.
    private func checkPattern(_ syntax: PatternSyntax, _ type: StaticType, binding: Bool?) throws
        -> any PatternNode
    {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let pattern):
            return try checkPattern(pattern.expression, type, binding: binding)
        case .isTypePattern(let pattern):
            let target = try resolve(pattern.type)
            try checkCast(
                from: Typed(type, Constant(value: .void), SourceRange(syntax)), to: target,
                SourceRange(syntax))
            let own = try dynamicSelf(pattern.type)
            return bridgingPattern(type, to: target, nil, SourceRange(syntax))
                ?? TypePattern(
                    type: target, source: hiding(type, in: target), inner: nil, dynamicSelf: own)
        case .valueBindingPattern(let inner):
            let isConstant = inner.bindingSpecifier.tokenKind == .keyword(.let)
            return try checkPattern(inner.pattern, type, binding: isConstant)
        case .identifierPattern(let name):
            return try bind(name.identifier, type, isConstant: binding ?? true)
        case .wildcardPattern: return WildcardPattern()
        case .tuplePattern(let tuple):
            let types = try elements(of: type, count: tuple.elements.count, at: SourceRange(syntax))
            return TuplePattern(
                elements: try zip(tuple.elements, types).map {
                    try checkPattern($0.pattern, $1, binding: binding)
                })
        default: throw unsupported("this pattern", at: SourceRange(syntax))
        }
    }

    private func checkPattern(_ syntax: ExprSyntax, _ type: StaticType, binding: Bool?) throws
        -> any PatternNode
    {
        let range = SourceRange(syntax)
        if type.isErased, let named = enumeration(namedBy: syntax) {
            let inner = try checkPattern(syntax, .user(named), binding: binding)
            return TypePattern(type: .user(named), source: nil, inner: inner)
        }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .patternExpr(let inner): return try checkPattern(inner.pattern, type, binding: binding)
        case .discardAssignmentExpr: return WildcardPattern()
        case .nilLiteralExpr:
            guard type.isOptional else { throw fail(.notOptional(type.description, use: "nil"), at: range) }
            return NonePattern()
        case .optionalChainingExpr(let optional):
            guard let inner = type.wrapped else {
                throw fail(.notOptional(type.description, use: "?"), at: range)
            }
            return SomePattern(inner: try checkPattern(optional.expression, inner, binding: binding))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return try checkPattern(only.expression, type, binding: binding)
            }
            let types = try elements(of: type, count: tuple.elements.count, at: range)
            return TuplePattern(
                elements: try zip(tuple.elements, types).map {
                    try checkPattern($0.expression, $1, binding: binding)
                })
        case .declReferenceExpr(let name) where binding != nil:
            return try bind(name.baseName, type, isConstant: binding ?? true)
        case .sequenceExpr(let sequence): return try checkSequencePattern(sequence, type, binding)
        case .functionCallExpr(let call):
            if let pattern = try checkCasePattern(call, type, binding) { return pattern }
        case .memberAccessExpr(let member):
            if let pattern = try checkCasePattern(member, type) { return pattern }
        case .postfixOperatorExpr(let postfix) where postfix.operator.text == "...":
            let lower = try check(postfix.expression, as: type)
            return RangePattern(lower: lower.node, upper: nil, isClosed: true)
        case .prefixOperatorExpr(let prefix) where ["...", "..<"].contains(prefix.operator.text):
            let upper = try check(prefix.expression, as: type)
            return RangePattern(lower: nil, upper: upper.node, isClosed: prefix.operator.text == "...")
        default: break
        }
        return try checkEqualPattern(.leaf(syntax), type)
    }

    /// `let x as T`, `1...5`
    private func checkSequencePattern(
        _ sequence: SequenceExprSyntax, _ type: StaticType, _ binding: Bool?
    ) throws -> any PatternNode {
        let tree = try fold(sequence)
        switch tree {
        case .cast(.leaf(let inner), mark: nil, let written):
            let target = try resolve(written)
            try checkCast(from: Typed(type, Constant(value: .void), tree.range), to: target, tree.range)
            let inner = try checkPattern(inner, target, binding: binding)
            let own = try dynamicSelf(written)
            return bridgingPattern(type, to: target, inner, tree.range)
                ?? TypePattern(
                    type: target, source: hiding(type, in: target), inner: inner, dynamicSelf: own)
        case .binary(let lower, let token, let upper, _) where ["...", "..<"].contains(token.text):
            let (a, b) = (try check(lower, type), try check(upper, type))
            guard let x = converted(a, to: type), let y = converted(b, to: type) else {
                throw fail(
                    .patternMismatch(pattern: "a range of '\(a.type)'", type: type.description),
                    at: tree.range)
            }
            return RangePattern(lower: x.node, upper: y.node, isClosed: token.text == "...")
        default: return try checkEqualPattern(tree, type)
        }
    }

    private func checkEqualPattern(_ tree: OperatorTree, _ type: StaticType) throws -> any PatternNode {
        if let own = try checkOwnMatch(tree, type) { return own }
        let value = try check(tree, type)
        if case .metatype(let named) = value.type, value.isBareTypeName {
            throw fail(
                .patternMismatch(pattern: "the type '\(named)'", type: type.description), at: value.range)
        }
        if case .range(let bound) = value.type, bound == type { return ContainsPattern(range: value.node) }
        if case .closedRange(let bound) = value.type, bound == type {
            return ContainsPattern(range: value.node)
        }
        if let inner = value.type.wrapped, !type.isOptional, inner == type || isSubclass(inner, of: type),
            isEquatable(type)
        {
            return EqualPattern(expression: value.node)
        }
        if value.type.isText, type.isText { return EqualPattern(expression: value.node) }
        guard let done = converted(value, to: type), isEquatable(type) else {
            throw fail(
                .patternMismatch(pattern: "a value of type '\(value.type)'", type: type.description),
                at: value.range)
        }
        let equal = EqualPattern(expression: done.node)
        return type.isOptional && !value.type.isOptional ? SomePattern(inner: equal) : equal
    }

    // MARK: Cases of enums

    private func checkCasePattern(_ call: FunctionCallExprSyntax, _ type: StaticType, _ binding: Bool?)
        throws -> (any PatternNode)?
    {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return try checkBareCase(call, type, binding)
        }
        let name = member.declName.baseName.identifierText
        if let inner = type.wrapped, member.base == nil, name == "some", call.arguments.count == 1 {
            return SomePattern(
                inner: try checkPattern(call.arguments.first!.expression, inner, binding: binding))
        }
        guard let (user, isWrapped) = try enumeration(of: member, type) else { return nil }
        guard let index = user.cases.firstIndex(where: { $0.name == name }) else {
            if isRefused(name, .user(user)) { throw CheckAbort() }
            let candidates = user.cases.map(\.name)
            throw fail(
                .unknownMember(name, owner: user.name, candidates: candidates),
                at: SourceRange(member.declName))
        }
        return try casePattern(call, user, index, isWrapped: isWrapped, binding)
    }

    /// `circle(let radius)` inside of the enum, where the case has no dot; nil for other calls.
    private func checkBareCase(
        _ call: FunctionCallExprSyntax, _ type: StaticType, _ binding: Bool?
    ) throws -> (any PatternNode)? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .user(let user) = type.wrapped ?? type, isInside(.user(user)),
            let index = user.cases.firstIndex(where: { $0.name == name && !$0.payload.isEmpty }),
            // Without the dot it is a call, whose arguments cannot be left out.
            !call.arguments.contains(where: { $0.expression.is(DiscardAssignmentExprSyntax.self) })
        else { return nil }
        return try casePattern(call, user, index, isWrapped: type.isOptional, binding)
    }

    private func casePattern(
        _ call: FunctionCallExprSyntax, _ user: UserType, _ index: Int, isWrapped: Bool, _ binding: Bool?
    ) throws -> any PatternNode {
        let (name, payload) = (user.cases[index].name, user.cases[index].payload)
        let patterns: [any PatternNode]
        if call.arguments.count == 1, payload.count > 1, let only = call.arguments.first, only.label == nil
        {
            let tuple = try checkPattern(only.expression, .tuple(payload), binding: binding)
            patterns = (tuple as? TuplePattern)?.elements ?? payload.map { _ in WildcardPattern() }
        } else if payload.count == 1, call.arguments.count > 1, case .tuple(let parts) = payload[0].type,
            parts.count == call.arguments.count
        {
            // `case .pair(let a, let b)` of a case that holds a tuple.
            patterns = [
                TuplePattern(
                    elements: try zip(call.arguments, parts).map {
                        try checkPattern($0.expression, $1.type, binding: binding)
                    })
            ]
        } else {
            guard call.arguments.count == payload.count else {
                throw fail(
                    .tupleSize(expected: payload.count, found: call.arguments.count), at: SourceRange(call))
            }
            patterns = try zip(call.arguments, payload).map { argument, element in
                if let label = argument.label?.text, label != element.label {
                    throw fail(
                        .wrongLabel(callee: name, found: label, expected: element.label),
                        at: SourceRange(argument))
                }
                return try checkPattern(argument.expression, element.type, binding: binding)
            }
        }
        let pattern = CasePattern(index: index, payload: patterns)
        return isWrapped ? SomePattern(inner: pattern) : pattern
    }

    private func checkCasePattern(_ member: MemberAccessExprSyntax, _ type: StaticType) throws -> (
        any PatternNode
    )? {
        let name = member.declName.baseName.identifierText
        if type.isOptional, member.base == nil, name == "none" { return NonePattern() }
        if type.isOptional, member.base == nil, name == "some" {
            return SomePattern(inner: WildcardPattern())
        }
        guard let (user, isWrapped) = try enumeration(of: member, type) else { return nil }
        guard let index = user.cases.firstIndex(where: { $0.name == name }) else {
            if !statics(named: name, of: .user(user)).isEmpty { return nil }
            if isRefused(name, .user(user)) { throw CheckAbort() }
            let candidates = user.cases.map(\.name)
            throw fail(
                .unknownMember(name, owner: user.name, candidates: candidates),
                at: SourceRange(member.declName))
        }
        let pattern = CasePattern(
            index: index, payload: user.cases[index].payload.map { _ in WildcardPattern() })
        return isWrapped ? SomePattern(inner: pattern) : pattern
    }

    /// The enum in front of a case (`TouchError.missed`), where the value may be of any type.
    private func enumeration(namedBy syntax: ExprSyntax) -> UserType? {
        let called = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            case .user(let user)? = try? typeWritten(as: base), user.kind == .enumeration,
            user.cases.contains(where: { $0.name == member.declName.baseName.identifierText })
        else { return nil }
        return user
    }

    /// The enum of the scenario whose case a pattern names, and whether the value is an optional of it.
    private func enumeration(of member: MemberAccessExprSyntax, _ type: StaticType) throws -> (
        UserType, Bool
    )? {
        guard case .user(let user) = type.wrapped ?? type, user.kind == .enumeration else { return nil }
        if let base = member.base {
            guard try typeWritten(as: base) == .user(user) else { return nil }
        }
        return (user, type.isOptional)
    }
}

extension TokenSyntax {
    /// The text of a token that mostly is an identifier or a number: `TokenSyntax.text` makes a kind with the
    /// text in it first, and then a text of that.
    var spelling: String {
        switch tokenKind {
        case .identifier(let text), .integerLiteral(let text): text
        default: text
        }
    }

    /// An identifier's text without the back quotes of `default`.
    var identifierText: String { spelling.identifier }
}

extension String {
    /// The text of an identifier without the back quotes of `default`.
    var identifier: String {
        utf8.first == UInt8(ascii: "`") ? trimmingCharacters(in: ["`"]) : self
    }

    /// Whether it begins with a letter of ASCII's, as most names and no operators do.
    var beginsWithLetter: Bool {
        guard let first = utf8.first else { return false }
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
    }
}
