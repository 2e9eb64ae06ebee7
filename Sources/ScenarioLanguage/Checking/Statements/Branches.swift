import SwiftSyntax

/// Where the branches of an `if` or `switch` expression leave their values.
class BranchTarget {
    let slot: Int
    var type: StaticType?

    init(slot: Int, type: StaticType?) {
        self.slot = slot
        self.type = type
    }
}

/// `if`, `guard` and their conditions.
extension Checker {
    func checkIf(_ syntax: IfExprSyntax, _ target: BranchTarget?, label: String? = nil) throws
        -> any StatementNode
    {
        let mark = pushLabel(label, isLoop: false)
        defer { context.labels.removeLast() }
        let start = context.slotCount
        var failed = false
        var conditions = ConditionList()
        var before = flow
        let then: CodeBlock = inScope {
            do {
                conditions = try checkConditions(syntax.conditions)
            } catch {
                failed = true
                poison(syntax.conditions)
            }
            before = flow
            let lines = inScope { checkBranch(syntax.body.statements, target) }
            return CodeBlock(statements: lines, slots: context.slots(since: start))
        }
        let afterThen = flow
        flow = before
        var otherwise: (any StatementNode)?
        switch syntax.elseBody {
        case .codeBlock(let block):
            let start = context.slotCount
            let lines = inScope { checkBranch(block.statements, target) }
            otherwise = Do(label: 0, body: CodeBlock(statements: lines, slots: context.slots(since: start)))
        case .ifExpr(let other): otherwise = try checkIf(other, target)
        case nil:
            if let target = target as? BuilderTarget {
                otherwise = try checkBuilderAbsence(target, at: SourceRange(syntax))
            } else if target != nil {
                throw unsupported("an 'if' expression without 'else'", at: SourceRange(syntax))
            }
        }
        flow = afterThen.merged(with: flow)
        if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        if failed { throw CheckAbort() }
        return If(label: mark, conditions: conditions, then: then, otherwise: otherwise)
    }

    /// The statements of a branch; the one expression of an `if` or `switch` expression's branch is its
    /// value.
    func checkBranch(_ items: CodeBlockItemListSyntax, _ target: BranchTarget?) -> [StatementLine] {
        if let target = target as? BuilderTarget { return checkBuilderBranch(items, target) }
        guard let target, items.count == 1, let expression = items.first?.expression else {
            return checkStatements(items)
        }
        let range = SourceRange(expression)
        do {
            let statement: any StatementNode
            if let inner = expression.as(IfExprSyntax.self) {
                statement = try checkIf(inner, target)
            } else if let inner = expression.as(SwitchExprSyntax.self) {
                statement = try checkSwitch(inner, target)
            } else {
                let value: Typed
                if let type = target.type {
                    value = try check(expression, as: type)
                } else {
                    value = try checkValue(expression)
                    if value.type != .never { target.type = value.type }
                }
                if value.type == .never { flow.isReachable = false }
                statement = BranchValue(value: value.node, slot: target.slot)
            }
            return [StatementLine(line: line(of: range), range: range, statement: statement)]
        } catch {
            return []
        }
    }

    /// `let x = if ... { 1 } else { 2 }`
    func checkStatementValue(_ syntax: ExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(syntax)
        let target = BranchTarget(
            slot: context.reserveSlot(), type: expected?.hasPlaceholder == true ? nil : expected)
        let before = problems.count
        let statement: any StatementNode
        if let inner = syntax.as(IfExprSyntax.self) {
            statement = try checkIf(inner, target)
        } else if let inner = syntax.as(SwitchExprSyntax.self) {
            statement = try checkSwitch(inner, target)
        } else {
            throw unsupported("this expression", at: range)
        }
        if problems.count > before { throw CheckAbort() }
        guard let type = target.type else {
            throw unsupported("this 'if' or 'switch' as a value", at: range)
        }
        return Typed(type, StatementValue(statement: statement, slot: target.slot), range)
    }

    func checkConditions(_ list: ConditionElementListSyntax) throws -> ConditionList {
        let start = context.slotCount
        let outer = enclosing.condition
        defer { enclosing.condition = outer }
        let conditions: [ConditionNode] = try list.map { element in
            enclosing.condition = (scope, SourceRange(element))
            switch element.condition {
            case .expression(let expression):
                let value = unwrapped(try checkValue(expression, .bool))
                guard value.type == .bool else {
                    throw fail(.conditionNotBool(value.type.description), at: value.range)
                }
                return .truth(value.node)
            case .optionalBinding(let binding): return try checkBinding(binding)
            case .matchingPattern(let matching):
                let initial = matching.initializer.value
                let value =
                    try matching.pattern.isOfOptional ? checkOptional(initial) : checkValue(initial)
                let pattern = try checkPattern(matching.pattern, value.type)
                return .match(pattern, value.node)
            case .availability(let availability): return .truth(checkAvailability(availability))
            }
        }
        return ConditionList(conditions: conditions, slots: context.slots(since: start))
    }

    /// The system that the engine's rules describe, as `#available` sees it.
    private static let system = (name: "iOS", version: 17)

    /// `#available`: whether the engine's rules are those of such a system.
    private func checkAvailability(_ syntax: AvailabilityConditionSyntax) -> any Node {
        let versions = syntax.availabilityArguments.compactMap {
            $0.argument.as(PlatformVersionSyntax.self)
        }
        let wanted = versions.first { $0.platform.text.hasPrefix(Self.system.name) }?.version?.major.text
        let isAvailable = (wanted.flatMap { Int($0) } ?? 0) <= Self.system.version
        let asksFor = syntax.availabilityKeyword.tokenKind == .poundAvailable
        return Constant(value: .bool(isAvailable == asksFor))
    }

    /// A value that is bound where it is there: of overloads, one that returns an optional is meant.
    private func checkOptional(_ syntax: ExprSyntax) throws -> Typed {
        let before = problems.count
        let first = Result { try checkValue(syntax) }
        if let value = try? first.get(), value.type.isOptional { return value }
        let other = attempt { (value: try checkValue(syntax, .someOptional), state: state) }
        guard let found = other?.result, found.value.type.isOptional else { return try first.get() }
        _ = problems.cut(to: before)
        state = found.state
        return found.value
    }

    /// `let x = optional`, `let x`
    private func checkBinding(_ binding: OptionalBindingConditionSyntax) throws -> ConditionNode {
        let range = SourceRange(binding)
        let isConstant = binding.bindingSpecifier.tokenKind == .keyword(.let)
        var expected: StaticType?
        if let annotation = binding.typeAnnotation { expected = .optional(try resolve(annotation.type)) }
        var value: Typed
        if let initializer = binding.initializer {
            value = try expected.map { try checkValue(initializer.value, $0) }
                ?? checkOptional(initializer.value)
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            let reference = DeclReferenceExprSyntax(baseName: name.identifier.trimmed)
            value = try checkShorthand(reference.baseName.text, at: SourceRange(name))
        } else {
            throw unsupported("this pattern", at: range)
        }
        if let expected { value = try convert(value, to: expected) }
        guard let inner = value.type.wrapped else {
            throw fail(.notOptional(value.type.description, use: "if let"), at: value.range)
        }
        let pattern = try checkBinding(binding.pattern, inner, isConstant: isConstant)
        return .match(SomePattern(inner: pattern), value.node)
    }

    private func checkShorthand(_ name: String, at range: SourceRange) throws -> Typed {
        switch try meaning(of: name, at: range) {
        case .value(let value): return value
        case .members(let members, let owner):
            return try checkMembers(members, named: name, on: .value(owner), nil, range)
        case .poisoned: throw CheckAbort()
        default: throw fail(.unknownName(name, candidates: visibleNames), at: range)
        }
    }

    func checkGuard(_ syntax: GuardStmtSyntax) throws -> any StatementNode {
        let before = flow
        // Bindings belong to the scope behind the guard, so the `else` is checked first.
        let failures = problems.failures
        let otherwise = checkBlock(syntax.body)
        if flow.isReachable, problems.failures == failures {
            report(.guardFallsThrough, at: SourceRange(syntax.body.rightBrace))
        }
        flow = before
        let conditions = try checkConditions(syntax.conditions)
        return Guard(conditions: conditions, otherwise: otherwise)
    }

    // MARK: Names whose declaration failed

    func poison(_ declaration: VariableDeclSyntax) {
        for binding in declaration.bindings { poison(binding.pattern) }
    }

    func poison(_ conditions: ConditionElementListSyntax) {
        for element in conditions {
            if case .optionalBinding(let binding) = element.condition { poison(binding.pattern) }
            if case .matchingPattern(let matching) = element.condition { poison(matching.pattern) }
        }
    }

    func poison(_ pattern: PatternSyntax) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind,
                token.parent?.is(IdentifierPatternSyntax.self) == true
            else { continue }
            switch scope[name] {
            case nil: scope[name] = .poisoned
            case .global(let binding)? where binding.type == nil: scope[name] = .poisoned
            case let hidden? where hidden.range != SourceRange(token): scope[name] = .poisoned
            default: continue
            }
        }
    }
}

extension PatternSyntax {
    /// `let x?`, which only optionals have.
    fileprivate var isOfOptional: Bool {
        let inner = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
        let expression = inner.as(ExpressionPatternSyntax.self)?.expression
        return expression?.is(OptionalChainingExprSyntax.self) ?? false
    }
}
