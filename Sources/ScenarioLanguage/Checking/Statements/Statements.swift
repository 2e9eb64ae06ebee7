import SwiftSyntax

/// Every kind of statement, handed to the file that knows it.
extension Checker {
    /// Checks the statements of a block in order; each one that fails is left out and reported.
    func checkStatements(_ items: CodeBlockItemListSyntax) -> [StatementLine] {
        let statements = items.list
        declareTypes(among: statements.declarations)
        scope.statements = items
        return checkStatements(ordered(statements)[...])
    }

    func checkStatements(_ items: ArraySlice<CodeBlockItemSyntax>) -> [StatementLine] {
        var lines: [StatementLine] = []
        for (index, item) in items.enumerated() {
            if isOver { break }
            let content = item.item
            let range = SourceRange(content)
            if case .stmt(let statement) = content, let deferred = statement.as(DeferStmtSyntax.self) {
                let (before, isNested) = (flow, context.isDeferring)
                context.isDeferring = true
                let block = checkBlock(deferred.body)
                context.isDeferring = isNested
                flow = before
                let rest = checkRest(items.dropFirst(index + 1))
                lines.append(
                    StatementLine(
                        line: line(of: range), range: range, statement: Defer(deferred: block, rest: rest)))
                return lines
            }
            if let statement = check(content, of: item) {
                lines.append(StatementLine(line: line(of: range), range: range, statement: statement))
            }
            if let end = endOfAsyncLet(content) {
                let rest = checkRest(items.dropFirst(index + 1))
                let whole = Defer(deferred: end, rest: rest)
                lines.append(StatementLine(line: line(of: range), range: range, statement: whole))
                return lines
            }
        }
        return lines
    }

    /// The statements behind one that runs again where they end.
    private func checkRest(_ items: ArraySlice<CodeBlockItemSyntax>) -> CodeBlock {
        let start = context.slotCount
        let lines = checkStatements(items)
        return CodeBlock(statements: lines, slots: context.slots(since: start))
    }

    private func check(
        _ content: CodeBlockItemSyntax.Item, of item: CodeBlockItemSyntax
    ) -> (any StatementNode)? {
        do {
            switch content {
            case .decl(let declaration): return try checkDeclaration(declaration)
            case .stmt(let statement): return try checkStatement(statement)
            case .expr(let expression): return try checkExpressionStatement(expression)
            }
        } catch {
            problems.noteAbort(at: SourceRange(item))
            if let declaration = content.as(VariableDeclSyntax.self) { poison(declaration) }
            if let guarded = content.as(GuardStmtSyntax.self) { poison(guarded.conditions) }
            assumeAssignments(in: item)
            return nil
        }
    }

    /// An expression for its effect.
    func checkEffect(_ expression: ExprSyntax) throws -> Typed {
        let value = try checkValue(expression, nil)
        if value.type == .never { flow.isReachable = false }
        return value
    }

    private func checkExpressionStatement(_ expression: ExprSyntax) throws -> any StatementNode {
        if let syntax = expression.as(IfExprSyntax.self) { return try checkIf(syntax, nil) }
        if let syntax = expression.as(SwitchExprSyntax.self) { return try checkSwitch(syntax, nil) }
        if expression.is(ClosureExprSyntax.self) {
            throw unsupported(
                "a closure that nothing calls", hint: "call it: '{ ... }()'", at: SourceRange(expression))
        }
        return ExpressionStatement(expression: try checkEffect(expression).node)
    }

    private func checkStatement(_ statement: StmtSyntax) throws -> any StatementNode {
        let range = SourceRange(statement)
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let syntax): return try checkExpressionStatement(syntax.expression)
        case .returnStmt(let syntax): return try checkReturn(syntax)
        case .guardStmt(let syntax): return try checkGuard(syntax)
        case .whileStmt(let syntax): return try checkWhile(syntax, label: nil)
        case .repeatStmt(let syntax): return try checkRepeat(syntax, label: nil)
        case .forStmt(let syntax): return try checkFor(syntax, label: nil)
        case .labeledStmt(let syntax): return try checkLabeled(syntax)
        case .doStmt(let syntax): return try checkDo(syntax, label: nil)
        case .breakStmt(let syntax): return try checkBreak(syntax)
        case .continueStmt(let syntax): return try checkContinue(syntax)
        case .fallThroughStmt:
            guard isInSwitchCase else { throw fail(.jumpOutside("fallthrough"), at: range) }
            flow.isReachable = false
            return Jump(flow: .fell)
        case .throwStmt(let syntax): return try checkThrow(syntax)
        case .yieldStmt, .discardStmt: throw unsupported("this statement", at: range)
        default: throw unsupported("this statement", at: range)
        }
    }

    /// A block in braces with its own scope.
    func checkBlock(_ block: CodeBlockSyntax) -> CodeBlock {
        let start = context.slotCount
        return inScope {
            let lines = checkStatements(block.statements)
            return CodeBlock(statements: lines, slots: context.slots(since: start))
        }
    }

    private func checkReturn(_ syntax: ReturnStmtSyntax) throws -> any StatementNode {
        let range = SourceRange(syntax)
        defer { flow.isReachable = false }
        guard context.kind != .topLevel else { throw fail(.returnOutside, at: range) }
        if let construction = context.construction { return try checkReturn(syntax, in: construction) }
        guard let expression = syntax.expression else {
            if let wanted = context.result {
                if wanted != .void { throw fail(.returnValueMissing(wanted.description), at: range) }
            } else if context.inferredResult == nil {
                context.inferredResult = .void
            }
            return Return(value: nil)
        }
        if let wanted = context.result ?? context.inferredResult {
            if wanted == .void {
                let value = try checkValue(expression)
                if value.type != .void { throw fail(.returnValueUnexpected, at: SourceRange(expression)) }
                return StatementGroup(statements: [
                    ExpressionStatement(expression: value.node), Return(value: nil),
                ])
            }
            return Return(value: try check(expression, as: wanted).node)
        }
        let value = try checkValue(expression)
        context.inferredResult = value.type
        return Return(value: value.node)
    }

    private func checkReturn(_ syntax: ReturnStmtSyntax, in construction: Construction) throws
        -> any StatementNode
    {
        guard let expression = syntax.expression else {
            try checkConstructionEnds(at: SourceRange(syntax))
            return Return(value: nil)
        }
        guard expression.is(NilLiteralExprSyntax.self), construction.isFailable else {
            throw fail(.returnValueUnexpected, at: SourceRange(expression))
        }
        return Return(value: Constant(value: .null))
    }

    // MARK: Labels and jumps

    private func checkLabeled(_ syntax: LabeledStmtSyntax) throws -> any StatementNode {
        let name = syntax.label.text
        switch syntax.statement.as(StmtSyntaxEnum.self) {
        case .whileStmt(let loop): return try checkWhile(loop, label: name)
        case .repeatStmt(let loop): return try checkRepeat(loop, label: name)
        case .forStmt(let loop): return try checkFor(loop, label: name)
        case .doStmt(let block): return try checkDo(block, label: name)
        case .expressionStmt(let statement):
            if let syntax = statement.expression.as(IfExprSyntax.self) {
                return try checkIf(syntax, nil, label: name)
            }
            if let syntax = statement.expression.as(SwitchExprSyntax.self) {
                return try checkSwitch(syntax, nil, label: name)
            }
        default: break
        }
        throw unsupported("a label here", at: SourceRange(syntax))
    }

    /// Begins a statement that `break` or `continue` can name.
    func pushLabel(_ name: String?, isLoop: Bool, isSwitch: Bool = false) -> Int {
        labelCount += 1
        context.labels.append(Label(name: name, number: labelCount, isLoop: isLoop, isSwitch: isSwitch))
        return labelCount
    }

    /// Whether the nearest breakable statement is a switch.
    private var isInSwitchCase: Bool { context.labels.last { $0.isLoop || $0.isSwitch }?.isSwitch ?? false }

    private func checkBreak(_ syntax: BreakStmtSyntax) throws -> any StatementNode {
        let target: Label?
        if let name = syntax.label?.text {
            target = context.labels.last { $0.name == name }
            if target == nil { throw fail(.unknownLabel(name), at: SourceRange(syntax)) }
        } else {
            target = context.labels.last { $0.isLoop || $0.isSwitch }
        }
        guard let target else { throw fail(.jumpOutside("break"), at: SourceRange(syntax)) }
        target.leavingFlow = target.leavingFlow.map { $0.merged(with: flow) } ?? flow
        flow.isReachable = false
        return Jump(flow: .broke(target.number))
    }

    private func checkContinue(_ syntax: ContinueStmtSyntax) throws -> any StatementNode {
        let name = syntax.label?.text
        guard let target = context.labels.last(where: { $0.isLoop && (name == nil || $0.name == name) })
        else {
            let problem = name.map { CheckProblem.unknownLabel($0) } ?? .jumpOutside("continue")
            throw fail(problem, at: SourceRange(syntax))
        }
        flow.isReachable = false
        return Jump(flow: .continued(target.number))
    }
}

/// A statement that `break` or `continue` can leave.
final class Label {
    let name: String?
    let number: Int
    let isLoop: Bool
    let isSwitch: Bool
    /// What is known where a `break` leaves it; nil when none does.
    var leavingFlow: FlowState?

    init(name: String?, number: Int, isLoop: Bool, isSwitch: Bool) {
        self.name = name
        self.number = number
        self.isLoop = isLoop
        self.isSwitch = isSwitch
    }
}
