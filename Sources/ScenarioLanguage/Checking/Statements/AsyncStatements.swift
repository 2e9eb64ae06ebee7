import SwiftSyntax

/// `for await` and `async let`.
extension Checker {
    /// `for await x in values`: asks for one value after the other until there is none.
    func checkAwaitingFor(_ syntax: ForStmtSyntax, label: String?) throws -> any StatementNode {
        let range = SourceRange(syntax.forKeyword)
        return try inScope {
            let sequence = unwrapped(try checkValue(syntax.sequence))
            var start: [any StatementNode] = []
            var iterator = hold(sequence, &start, at: sequence.range)
            let makers = members(named: "makeAsyncIterator", of: iterator.type)
            if !makers.isEmpty {
                let made = try call(
                    makers, named: "makeAsyncIterator", on: .value(iterator), [], nil, sequence.range,
                    sequence.range)
                iterator = hold(made, &start, at: sequence.range)
            }
            let next = try nextValue(of: iterator, sequence, isTried: syntax.tryKeyword != nil)
            let number = pushLabel(label, isLoop: true)
            defer { context.labels.removeLast() }
            let before = flow
            let slots = context.slotCount
            let element = Variable("$element", slot: context.reserveSlot())
            let turn = try checkTurn(of: syntax, next.element, element, at: range)
            endLoop(before, isEndless: false)
            let bound = SomePattern(inner: BindingPattern(variable: element))
            let isThere = ConditionList(
                conditions: [.match(bound, next.value.node)], slots: element.slot..<element.slot + 1)
            let line = StatementLine(line: line(of: range), range: range, statement: turn)
            let loop = While(
                label: number, conditions: isThere,
                body: CodeBlock(statements: [line], slots: context.slots(since: slots)), range: range)
            return StatementGroup(statements: start + [loop])
        }
    }

    private func nextValue(
        of iterator: Typed, _ sequence: Typed, isTried: Bool
    ) throws -> (value: Typed, element: StaticType) {
        let methods = members(named: "next", of: iterator.type)
        guard !methods.isEmpty else {
            throw fail(.notASequence(sequence.type.description), at: sequence.range)
        }
        let covered = context.isTryCovered
        context.isTryCovered = covered || isTried
        defer { context.isTryCovered = covered }
        let value = try awaited {
            try call(
                methods, named: "next", on: .value(iterator), [], nil, sequence.range, sequence.range)
        }
        guard let element = value.type.wrapped else {
            throw fail(.notASequence(sequence.type.description), at: sequence.range)
        }
        return (value, element)
    }

    /// What one turn does with the value, when the loop is for such values.
    private func checkTurn(
        of syntax: ForStmtSyntax, _ type: StaticType, _ element: Variable, at range: SourceRange
    ) throws -> any StatementNode {
        let start = context.slotCount
        labelCount += 1
        let mark = labelCount
        var conditions = ConditionList()
        let body: CodeBlock = try inScope {
            let pattern =
                syntax.caseKeyword != nil
                ? try checkPattern(syntax.pattern, type)
                : try checkBinding(syntax.pattern, type, isConstant: true)
            var parts = [ConditionNode.match(pattern, LocalVariable(variable: element, range: range))]
            if let clause = syntax.whereClause {
                parts.append(.truth(try check(clause.condition, as: .bool).node))
            }
            conditions = ConditionList(conditions: parts, slots: context.slots(since: start))
            let lines = inScope { checkStatements(syntax.body.statements) }
            return CodeBlock(statements: lines, slots: context.slots(since: start))
        }
        return If(label: mark, conditions: conditions, then: body, otherwise: nil)
    }

    /// Keeps a value in a variable without a name.
    private func hold(
        _ value: Typed, _ statements: inout [any StatementNode], at range: SourceRange
    ) -> Typed {
        let variable = Variable("$held", slot: context.reserveSlot())
        statements.append(Declaration(pattern: BindingPattern(variable: variable), initial: value.node))
        return Typed(value.type, LocalVariable(variable: variable, range: range), range, immutability: nil)
    }

    // MARK: async let

    /// `async let x = f()`: a task that begins here; who names `x` waits for it.
    func checkAsyncLet(
        _ syntax: PatternBindingSyntax, _ annotation: TypeAnnotationSyntax?
    ) throws -> any StatementNode {
        guard let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let value = syntax.initializer?.value
        else {
            throw unsupported("this pattern of an 'async let'", at: SourceRange(syntax))
        }
        let range = SourceRange(name)
        guard context.mayWait else {
            throw fail(.waitsOutsideAsync("async let", hint: hintForWaiting), at: range)
        }
        context.didWait = true
        let declared = try annotation.map { try resolve($0.type) }
        let body = try checkChild(value, declared)
        var statements: [any StatementNode] = []
        guard case .function(let type) = body.type else { throw CheckAbort() }
        let task = try callLibrary(type.isThrowing ? "_throwingChild" : "_child", body, &statements, range)
        let variable = Variable("$task", slot: context.reserveSlot())
        statements.append(Declaration(pattern: BindingPattern(variable: variable), initial: task.node))
        if scope[name.identifierText] != nil {
            throw fail(.alreadyDeclared(name.identifierText, first: nil), at: range)
        }
        let binding = LocalBinding(variable, context, task.type, isConstant: true, range)
        binding.isTask = true
        scope[name.identifierText] = .local(binding)
        return StatementGroup(statements: statements)
    }

    /// What ends the task of an `async let` where its block ends, if nobody waited for it.
    func endOfAsyncLet(_ item: CodeBlockItemSyntax.Item) -> CodeBlock? {
        guard case .decl(let declaration) = item, let syntax = declaration.as(VariableDeclSyntax.self),
            syntax.isAsync
        else { return nil }
        let start = context.slotCount
        var lines: [StatementLine] = []
        for syntax in syntax.bindings.reversed() {
            guard let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                case .local(let binding)? = scope[name.identifierText], binding.isTask
            else { continue }
            let range = SourceRange(name)
            let task = Typed(binding.type, LocalVariable(variable: binding.variable, range: range), range)
            var statements: [any StatementNode] = []
            guard let end = try? callLibrary("_end", task, &statements, range) else { continue }
            statements.append(ExpressionStatement(expression: end.node))
            lines += statements.map { StatementLine(line: line(of: range), range: range, statement: $0) }
        }
        return lines.isEmpty ? nil : CodeBlock(statements: lines, slots: context.slots(since: start))
    }

    private func checkChild(_ value: ExprSyntax, _ declared: StaticType?) throws -> Typed {
        let inner = FunctionContext(.closure, context.name, parent: context, result: declared)
        inner.isKept = true
        inner.naming = context.naming
        (inner.mayThrow, inner.mayWait, inner.isTryCovered, inner.isAwaitCovered) = (true, true, true, true)
        let code = parts.makeCode(context.name)
        let range = SourceRange(value)
        return try inFunction(inner, scope: scope) {
            code.body = [try checkSingleExpression(value)]
            code.slotCount = inner.slotCount
            let node = ClosureLiteral(
                code: code, captures: inner.captures, presets: [], spread: 0, range: range)
            let result = inner.result ?? inner.inferredResult ?? .void
            let type = FunctionType([], result, isThrowing: inner.didThrow, isAsync: true)
            return Typed(.function(type), node, range)
        }
    }

    /// Calls a function of the library's with a value that is no expression of the author's.
    private func callLibrary(
        _ name: String, _ value: Typed, _ statements: inout [any StatementNode], _ range: SourceRange
    ) throws -> Typed {
        guard case .functions(let functions)? = entry(named: name, in: topLevel, at: range) else {
            throw unsupported("'async let' here", at: range)
        }
        let token = TokenSyntax.identifier("$argument")
        return try inScope {
            let variable = Variable(token.text, slot: context.reserveSlot())
            statements.append(Declaration(pattern: BindingPattern(variable: variable), initial: value.node))
            scope[token.text] = .local(LocalBinding(variable, context, value.type, isConstant: true, range))
            let argument = Argument(
                ExprSyntax(DeclReferenceExprSyntax(baseName: token)), label: nil, range)
            return try resolve(functions.map { Callable($0) }, [argument], named: name, nil, range)
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it is an `async let`.
    var isAsync: Bool { modifiers.hasElements && modifiers.contains { $0.name.text == "async" } }
}
