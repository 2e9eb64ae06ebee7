import SwiftSyntax

/// `for`, `while` and `repeat`.
extension Checker {
    func checkWhile(_ syntax: WhileStmtSyntax, label: String?) throws -> any StatementNode {
        let range = SourceRange(syntax)
        let number = pushLabel(label, isLoop: true)
        defer { context.labels.removeLast() }
        let start = context.slotCount
        var before = flow
        var conditions = ConditionList()
        let body: CodeBlock = try inScope {
            conditions = try checkConditions(syntax.conditions)
            before = flow
            let lines = inScope { checkStatements(syntax.body.statements) }
            return CodeBlock(statements: lines, slots: context.slots(since: start))
        }
        let isEndless =
            syntax.conditions.count == 1
            && syntax.conditions.first?.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
                == .keyword(.true)
        endLoop(before, isEndless: isEndless)
        return While(label: number, conditions: conditions, body: body, range: range)
    }

    func checkRepeat(_ syntax: RepeatStmtSyntax, label: String?) throws -> any StatementNode {
        let range = SourceRange(syntax)
        let number = pushLabel(label, isLoop: true)
        defer { context.labels.removeLast() }
        let body = checkBlock(syntax.body)
        let condition = try check(syntax.condition, as: .bool)
        if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        return Repeat(label: number, body: body, condition: condition.node, range: range)
    }

    func checkFor(
        _ syntax: ForStmtSyntax, label: String?, _ target: BranchTarget? = nil
    ) throws -> any StatementNode {
        let range = SourceRange(syntax)
        if syntax.awaitKeyword != nil {
            guard target == nil else { throw unsupported("'for await' in a result builder", at: range) }
            return try checkAwaitingFor(syntax, label: label)
        }
        if let keyword = syntax.tryKeyword {
            throw unsupported("'for try' without 'await'", at: SourceRange(keyword))
        }
        var sequence: Typed
        let wanted: StaticType?
        do {
            wanted = try syntax.typeAnnotation.map { try resolve($0.type) }
            sequence = try checkSequence(syntax.sequence, of: wanted)
        } catch {
            checkBodyWithoutSequence(syntax, label)
            throw error
        }
        guard var element = elementType(of: sequence.type) else {
            if sequence.type.isOptional {
                throw fail(.optionalNotUnwrapped(sequence.type.description), at: sequence.range)
            }
            throw fail(.notASequence(sequence.type.description), at: sequence.range)
        }
        if let wanted, wanted != element {
            // `for pair: (name: String, count: Int) in pairs` gives names to what has none.
            guard isSubclass(element, of: wanted) || conversionCost(from: element, to: wanted) == 0 else {
                throw fail(
                    .mismatch(expected: wanted.description, found: element.description), at: sequence.range)
            }
            element = wanted
        }
        sequence = walked(sequence)
        let number = pushLabel(label, isLoop: true)
        defer { context.labels.removeLast() }
        let start = context.slotCount
        let before = flow
        var pattern: any PatternNode = WildcardPattern()
        var condition: Typed?
        let body: CodeBlock = try inScope {
            pattern =
                syntax.caseKeyword != nil
                ? try checkPattern(syntax.pattern, element)
                : try checkBinding(syntax.pattern, element, isConstant: true)
            condition = try syntax.whereClause.map { try check($0.condition, as: .bool) }
            let lines = inScope { checkBranch(syntax.body.statements, target) }
            return CodeBlock(statements: lines, slots: context.slots(since: start))
        }
        endLoop(before, isEndless: false)
        return ForIn(
            label: number, pattern: pattern, sequence: sequence.node, condition: condition?.node,
            body: body, range: range)
    }

    /// The body of a loop over what makes no sense: its variables are taken as they come.
    private func checkBodyWithoutSequence(_ syntax: ForStmtSyntax, _ label: String?) {
        _ = pushLabel(label, isLoop: true)
        defer { context.labels.removeLast() }
        inScope {
            poison(syntax.pattern)
            _ = checkStatements(syntax.body.statements)
        }
    }

    /// What a loop walks; a literal has the elements that the loop's variable is declared with.
    private func checkSequence(_ syntax: ExprSyntax, of element: StaticType?) throws -> Typed {
        if let element, syntax.is(ArrayExprSyntax.self) { return try check(syntax, as: .array(element)) }
        return unwrapped(try checkValue(syntax))
    }

    /// What is known behind a loop: what was known before it, unless it only ends by `break`.
    func endLoop(_ before: FlowState, isEndless: Bool) {
        let end = flow
        if isEndless {
            if let leaving = context.labels.last?.leavingFlow {
                flow = leaving
                flow.isReachable = true
            } else {
                flow.isReachable = false
            }
        } else {
            flow = before
            if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        }
        flow.touch(end)
    }
}
