import SwiftSyntax

/// Where a branch or a loop inside of a result builder's body leaves its value.
final class BuilderTarget: BranchTarget {
    enum Kind {
        /// An `if` or a `switch` with so many branches; `isOptional` when it may take none of them.
        case branches(count: Int, isOptional: Bool)
        /// A loop, whose turns are collected in an array.
        case loop
    }

    let kind: Kind
    /// The result builder's type.
    let builder: StaticType
    /// How many branches were looked at.
    var seen = 0

    init(_ kind: Kind, _ builder: StaticType, slot: Int) {
        self.kind = kind
        self.builder = builder
        super.init(slot: slot, type: nil)
    }
}

/// Result builders: a body is a list of components, which the builder's static methods make one value of.
extension Checker {
    /// The result builder that is among attributes; nil when there is none.
    func resultBuilder(in attributes: AttributeListSyntax) -> StaticType? {
        guard attributes.hasElements else { return nil }
        for case .attribute(let attribute) in attributes {
            if let type = resultBuilder(attribute) { return type }
        }
        return nil
    }

    /// The result builder that an attribute names; nil for other attributes.
    func resultBuilder(_ attribute: AttributeSyntax) -> StaticType? {
        guard attribute.arguments == nil,
            !Self.acceptedAttributes.contains(attribute.attributeName.ownText),
            case .user(let user)? = attempt({ try resolve(attribute.attributeName) })?.result,
            declaration(of: user).syntax.attributes.has("resultBuilder")
        else { return nil }
        return .user(user)
    }

    /// The body of a function or closure whose result a builder makes; nil when it returns by itself.
    func checkBuilderBody(
        _ items: CodeBlockItemListSyntax, at range: SourceRange
    ) throws -> [StatementLine]? {
        guard let builder = context.builder, !items.returnsByItself else { return nil }
        var (lines, value) = try checkComponents(of: items, builder, at: range)
        if hasBuilderMethod("buildFinalResult", builder) {
            value = try callBuilder(
                builder, "buildFinalResult", [(nil, value)], &lines, expecting: context.result, at: range)
        }
        if let wanted = context.result {
            value = try relocating(to: range) { try convert(value, to: wanted) }
        } else {
            context.inferredResult = value.type
        }
        lines.append(
            StatementLine(line: line(of: range), range: range, statement: Return(value: value.node)))
        return lines
    }

    /// The statements of a branch inside of a builder's body.
    func checkBuilderBranch(_ items: CodeBlockItemListSyntax, _ target: BuilderTarget) -> [StatementLine] {
        let range = SourceRange(items)
        do {
            var (lines, value) = try checkComponents(of: items, target.builder, at: range)
            value = try wrap(value, in: target, &lines, at: range)
            try leave(value, in: target, &lines, at: range)
            return lines
        } catch {
            problems.noteAbort(at: range)
            return []
        }
    }

    /// What stands for an `if` without `else` that takes none of its branches.
    func checkBuilderAbsence(_ target: BuilderTarget, at range: SourceRange) throws -> any StatementNode {
        var lines: [StatementLine] = []
        let start = context.slotCount
        return try inScope {
            let none = Argument(ExprSyntax(NilLiteralExprSyntax()), label: nil, range)
            let value = try callBuilder(
                target.builder, optionalMethod(target.builder), [none], expecting: target.type, at: range)
            try leave(value, in: target, &lines, at: range)
            return Do(label: 0, body: CodeBlock(statements: lines, slots: context.slots(since: start)))
        }
    }

    private func leave(
        _ value: Typed, in target: BuilderTarget, _ lines: inout [StatementLine], at range: SourceRange
    ) throws {
        var value = value
        if let type = target.type {
            value = try relocating(to: range) { try convert(value, to: type) }
        } else {
            target.type = value.type
        }
        let statement: any StatementNode
        if case .loop = target.kind {
            statement = CollectedValue(value: value.node, slot: target.slot)
        } else {
            statement = BranchValue(value: value.node, slot: target.slot)
        }
        lines.append(StatementLine(line: line(of: range), range: range, statement: statement))
    }

    /// Says of a branch's value which branch it is from: a tree of pairs, the left half of which is full.
    private func wrap(
        _ value: Typed, in target: BuilderTarget, _ lines: inout [StatementLine], at range: SourceRange
    ) throws -> Typed {
        guard case .branches(var count, let isOptional) = target.kind else { return value }
        var (value, index) = (value, target.seen)
        target.seen += 1
        var path: [String] = []
        while count > 1 {
            var left = 1
            while left * 2 < count { left *= 2 }
            path.append(index < left ? "first" : "second")
            (index, count) = index < left ? (index, left) : (index - left, count - left)
        }
        for label in path.reversed() {
            value = try callBuilder(target.builder, "buildEither", [(label, value)], &lines, at: range)
        }
        guard isOptional else { return value }
        return try callBuilder(
            target.builder, optionalMethod(target.builder), [(nil, value)], &lines, at: range)
    }

    // MARK: Components

    /// Checks the components of a block, and makes one value of them.
    private func checkComponents(
        of items: CodeBlockItemListSyntax, _ builder: StaticType, at range: SourceRange
    ) throws -> (lines: [StatementLine], value: Typed) {
        var lines: [StatementLine] = []
        var components: [Typed] = []
        let before = problems.count
        for item in items {
            do {
                let count = components.count
                if let made = try checkComponent(item, builder, count, &lines) { components.append(made) }
            } catch {
                problems.noteAbort(at: SourceRange(item))
            }
        }
        if problems.count > before { throw CheckAbort() }
        if !components.isEmpty, hasBuilderMethod("buildPartialBlock", builder) {
            var sum = try callBuilder(
                builder, "buildPartialBlock", [("first", components[0])], &lines, at: range)
            for component in components.dropFirst() {
                sum = try callBuilder(
                    builder, "buildPartialBlock", [("accumulated", sum), ("next", component)], &lines,
                    at: range)
            }
            return (lines, sum)
        }
        let value = try callBuilder(builder, "buildBlock", components.map { (nil, $0) }, &lines, at: range)
        return (lines, value)
    }

    /// One statement: a component, or what only prepares some.
    private func checkComponent(
        _ item: CodeBlockItemSyntax, _ builder: StaticType, _ index: Int, _ lines: inout [StatementLine]
    ) throws -> Typed? {
        let range = SourceRange(item.item)
        var expression: ExprSyntax
        switch item.item {
        case .decl:
            lines += checkStatements([item][...])
            return nil
        case .expr(let written): expression = written
        case .stmt(let statement):
            if let written = statement.as(ExpressionStmtSyntax.self)?.expression {
                expression = written
            } else if let loop = statement.as(ForStmtSyntax.self) {
                return try keep(try checkLoop(loop, builder), &lines, at: range)
            } else if let block = statement.as(DoStmtSyntax.self), block.catchClauses.isEmpty {
                return try keep(try checkGroup(block.body, builder), &lines, at: range)
            } else if statement.is(ThrowStmtSyntax.self) {
                lines += checkStatements([item][...])
                return nil
            } else {
                throw unsupported("this statement in a result builder", at: range)
            }
        }
        if expression.isAssignment {
            throw unsupported("an assignment in a result builder", at: range)
        }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return try keep(try checkChoice(expression, builder), &lines, at: range)
        }
        if hasBuilderMethod("buildExpression", builder) {
            let argument = Argument(expression, label: nil, range)
            let made = try callBuilder(
                builder, "buildExpression", [argument], expecting: nil, at: range, isWritten: true)
            return try keep(made, &lines, at: range)
        }
        return try keep(try checkValue(expression, hint(builder, index)), &lines, at: range)
    }

    /// What a component should be, where the builder has one method for it.
    private func hint(_ builder: StaticType, _ index: Int) -> StaticType? {
        let name = hasBuilderMethod("buildPartialBlock", builder) ? "buildPartialBlock" : "buildBlock"
        let methods = statics(named: name, of: builder).compactMap { member -> FunctionDeclaration? in
            if case .method(let method) = member { method } else { nil }
        }
        let fitting = methods.filter { $0.parameters.first?.label != "accumulated" }
        guard fitting.count == 1, let parameters = fitting.first?.parameters, !parameters.isEmpty else {
            return nil
        }
        let type = parameters[min(index, parameters.count - 1)].type
        return type.hasPlaceholder ? nil : type
    }

    /// `if` and `switch`
    private func checkChoice(_ syntax: ExprSyntax, _ builder: StaticType) throws -> Typed {
        let range = SourceRange(syntax)
        let (count, isOptional) = syntax.branchCount
        let target = BuilderTarget(
            .branches(count: count, isOptional: isOptional), builder, slot: context.reserveSlot())
        let before = problems.count
        let statement: any StatementNode
        if let choice = syntax.as(IfExprSyntax.self) {
            statement = try checkIf(choice, target)
        } else if let choice = syntax.as(SwitchExprSyntax.self) {
            statement = try checkSwitch(choice, target)
        } else {
            throw CheckAbort()
        }
        guard problems.count == before, let type = target.type else { throw CheckAbort() }
        return Typed(type, StatementValue(statement: statement, slot: target.slot), range)
    }

    private func checkLoop(_ syntax: ForStmtSyntax, _ builder: StaticType) throws -> Typed {
        let range = SourceRange(syntax)
        let target = BuilderTarget(.loop, builder, slot: context.reserveSlot())
        let before = problems.count
        let loop = try checkFor(syntax, label: nil, target)
        guard problems.count == before, let type = target.type else { throw CheckAbort() }
        let first = BranchValue(value: Constant(value: .array([])), slot: target.slot)
        let node = StatementValue(statement: StatementGroup(statements: [first, loop]), slot: target.slot)
        var lines: [StatementLine] = []
        let all = try keep(Typed(.array(type), node, range), &lines, at: range)
        let made = try callBuilder(builder, "buildArray", [(nil, all)], &lines, at: range)
        return try value(of: lines, made, at: range)
    }

    /// `do { ... }`
    private func checkGroup(_ block: CodeBlockSyntax, _ builder: StaticType) throws -> Typed {
        try inScope {
            let range = SourceRange(block)
            let (lines, made) = try checkComponents(of: block.statements, builder, at: range)
            return try value(of: lines, made, at: range)
        }
    }

    /// Statements, and the value that they end with.
    private func value(of lines: [StatementLine], _ made: Typed, at range: SourceRange) throws -> Typed {
        let slot = context.reserveSlot()
        let last = BranchValue(value: made.node, slot: slot)
        let group = StatementGroup(statements: lines.map(\.statement) + [last])
        return Typed(made.type, StatementValue(statement: group, slot: slot), range)
    }

    // MARK: Calls of the builder

    func hasBuilderMethod(_ name: String, _ builder: StaticType) -> Bool {
        !statics(named: name, of: builder).isEmpty
    }

    private func optionalMethod(_ builder: StaticType) -> String {
        hasBuilderMethod("buildOptional", builder) ? "buildOptional" : "buildIf"
    }

    /// Keeps a component in a variable, so that each is made in its turn.
    private func keep(_ value: Typed, _ lines: inout [StatementLine], at range: SourceRange) throws -> Typed {
        let variable = Variable("$component", slot: context.reserveSlot())
        let statement = Declaration(pattern: BindingPattern(variable: variable), initial: value.node)
        lines.append(StatementLine(line: line(of: range), range: range, statement: statement))
        return Typed(value.type, LocalVariable(variable: variable, range: range), range)
    }

    private func callBuilder(
        _ builder: StaticType, _ name: String, _ components: [(label: String?, value: Typed)],
        _ lines: inout [StatementLine], expecting expected: StaticType? = nil, at range: SourceRange
    ) throws -> Typed {
        try inScope {
            let arguments = components.enumerated().map { number, component in
                // A name that no author can write.
                let token = TokenSyntax.identifier("$component\(number)")
                let kept = component.value
                let variable = Variable(token.text, slot: context.reserveSlot())
                let statement = Declaration(
                    pattern: BindingPattern(variable: variable), initial: kept.node)
                lines.append(StatementLine(line: line(of: range), range: range, statement: statement))
                scope[token.text] = .local(
                    LocalBinding(variable, context, kept.type, isConstant: true, range))
                let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: token))
                return Argument(syntax, label: component.label, range)
            }
            return try callBuilder(builder, name, arguments, expecting: expected, at: range)
        }
    }

    private func callBuilder(
        _ builder: StaticType, _ name: String, _ arguments: [Argument], expecting expected: StaticType?,
        at range: SourceRange, isWritten: Bool = false
    ) throws -> Typed {
        let methods = statics(named: name, of: builder)
        guard !methods.isEmpty else {
            let what = "this in the result builder '\(builder)', which has no '\(name)'"
            throw unsupported(what, at: range)
        }
        let call: () throws -> Typed = { [self] in
            try self.call(
                methods, named: name, on: .type(builder, range), arguments, expected, range, range)
        }
        return isWritten ? try call() : try relocating(to: range, call)
    }

    /// Reports what is wrong with code that nobody wrote at what it was made of.
    private func relocating<Result>(to range: SourceRange, _ body: () throws -> Result) throws -> Result {
        let count = problems.count
        do {
            return try body()
        } catch {
            for problem in problems.cut(to: count) { report(problem.problem, at: range) }
            throw error
        }
    }
}

extension ExprSyntax {
    /// Of an `if` or `switch`: how many branches it has, and whether it may take none of them.
    fileprivate var branchCount: (count: Int, isOptional: Bool) {
        if let syntax = self.as(SwitchExprSyntax.self) { return (syntax.cases.count, false) }
        var count = 0
        var current = self.as(IfExprSyntax.self)
        while let choice = current {
            count += 1
            switch choice.elseBody {
            case .codeBlock: return (count + 1, false)
            case .ifExpr(let other): current = other
            case nil: return (count, true)
            }
        }
        return (count, true)
    }

    /// Whether something is given a value.
    fileprivate var isAssignment: Bool {
        let sequence = self.as(SequenceExprSyntax.self)
        return sequence?.elements.contains { element in
            if element.is(AssignmentExprSyntax.self) { return true }
            let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            return ["+=", "-=", "*=", "/="].contains(sign)
        } ?? false
    }
}

extension CodeBlockItemListSyntax {
    /// Whether `return` is in it, not counting closures and functions inside: then no builder takes part.
    fileprivate var returnsByItself: Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.isFound
    }
}

private final class ReturnFinder: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
