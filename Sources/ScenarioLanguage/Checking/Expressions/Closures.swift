import SwiftSyntax

/// Closure expressions.
extension Checker {
    func checkClosure(_ syntax: ClosureExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(syntax)
        var hint: FunctionType?
        if case .function(let function)? = expected?.wrapped ?? expected { hint = function }
        let effect = try effect(syntax.signature?.effectSpecifiers)
        let inner = FunctionContext(.closure, context.name, parent: context, result: nil)
        inner.isKept = !closures.calledAtOnce.contains(syntax.id)
        inner.naming = context.naming.inside(
            closureThatIsKept: inner.isKept,
            capturingSelf: syntax.capturesSelf || closures.sharingSelf.contains(syntax.id))
        if let written = syntax.signature?.returnClause {
            inner.result = try resolve(written.type)
        } else if let result = hint?.result, !result.hasPlaceholder {
            inner.result = result
        }
        inner.mayThrow = hint?.isThrowing ?? true
        let known = hint?.thrown.flatMap { $0.hasPlaceholder ? nil : $0 }
        inner.thrown = effect.thrown ?? known
        inner.mayWait = hint?.isAsync ?? true
        inner.builder = closures.builders[syntax.id]
        let code = parts.makeCode(context.name)
        let presets = try checkCaptureList(syntax)
        return try inFunction(inner, scope: scope) {
            let inouts = try inouts(of: syntax, hint)
            let (types, spread) = try declareParameters(of: syntax, hint, inouts, code, range)
            for preset in presets { declarePreset(preset, code) }
            scope = Scope(.block, parent: scope)
            try checkClosureBody(syntax, code)
            code.slotCount = inner.slotCount
            let result = inner.result ?? inner.inferredResult ?? .void
            let node = ClosureLiteral(
                code: code, captures: inner.captures,
                presets: presets.map { ($0.value.node, $0.ownership) },
                spread: spread, inouts: inouts.sorted(), range: range)
            return Typed(
                .function(
                    FunctionType(
                        types, result, isThrowing: inner.didThrow || effect.errors == .throwing,
                        isAsync: inner.didWait || effect.isAsync, inouts: inouts, thrown: inner.thrown)),
                node, range)
        }
    }

    // MARK: Capture lists

    private struct Preset {
        var name: String
        var value: Typed
        var ownership: Ownership
        var range: SourceRange
    }

    private func checkCaptureList(_ syntax: ClosureExprSyntax) throws -> [Preset] {
        guard let items = syntax.signature?.capture?.items else { return [] }
        return try items.map { item in
            let ownership: Ownership
            switch item.specifier?.specifier.text {
            case nil: ownership = .strong
            case "weak": ownership = .weak
            default: ownership = .unowned
            }
            let range = SourceRange(item.name)
            let value: Typed
            if let initializer = item.initializer {
                value = try checkValue(initializer.value)
            } else if item.name.text == "self" {
                value = try checkSelf(at: range)
            } else {
                value = try checkCaptured(item.name.text, at: range)
            }
            if ownership != .strong, !isClass(value.type.wrapped ?? value.type) {
                throw fail(.mismatch(expected: "AnyObject", found: value.type.description), at: range)
            }
            return Preset(name: item.name.text, value: value, ownership: ownership, range: range)
        }
    }

    private func checkCaptured(_ name: String, at range: SourceRange) throws -> Typed {
        switch try meaning(of: name, at: range) {
        case .value(let value): return value
        case .members(let members, let own):
            return try checkMembers(members, named: name, on: .value(own), nil, range)
        default: throw fail(.unknownName(name, candidates: visibleNames), at: range)
        }
    }

    private func declarePreset(_ preset: Preset, _ code: FunctionCode) {
        var type = preset.value.type
        if preset.ownership == .weak, !type.isOptional { type = .optional(type) }
        let variable = Variable(preset.name, slot: context.reserveSlot(), ownership: preset.ownership)
        variable.isPreset = true
        code.parameters.append(variable)
        scope[preset.name] = .local(LocalBinding(variable, context, type, isConstant: true, preset.range))
    }

    // MARK: Parameters

    /// Declares the parameters; also says into how many a single tuple is taken apart.
    private func declareParameters(
        of syntax: ClosureExprSyntax, _ hint: FunctionType?, _ inouts: Set<Int>, _ code: FunctionCode,
        _ range: SourceRange
    ) throws -> (types: [StaticType], spread: Int) {
        let written = try parameters(of: syntax, hint)
        var expected = hint?.parameters
        var spread = 0
        let count = written?.count ?? AnonymousParameters.count(in: syntax)
        if let only = expected?.first, expected?.count == 1, case .tuple(let elements) = only,
            count == elements.count, count > 1
        {
            expected = elements.map(\.type)
            spread = count
        }
        var types: [StaticType] = []
        if let written {
            if let expected, expected.count != written.count {
                throw fail(.closureParameters(expected: expected.count, found: written.count), at: range)
            }
            for (index, parameter) in written.enumerated() {
                guard let type = parameter.type ?? expected?[index], !type.hasPlaceholder else {
                    throw fail(.closureNeedsType, at: parameter.range)
                }
                types.append(type)
                declareParameter(
                    parameter.name, type, code, parameter.range,
                    isConstant: !inouts.contains(index))
            }
        } else {
            if expected == nil, count > 0 { throw fail(.closureNeedsType, at: range) }
            if let expected, count < expected.count {
                throw fail(.closureParameters(expected: expected.count, found: count), at: range)
            }
            for index in 0..<max(count, expected?.count ?? 0) {
                guard let expected, index < expected.count else {
                    throw fail(.closureParameters(expected: expected?.count ?? 0, found: count), at: range)
                }
                if expected[index].hasPlaceholder { throw fail(.closureNeedsType, at: range) }
                types.append(expected[index])
                declareParameter(
                    "$\(index)", expected[index], code, range,
                    isConstant: !inouts.contains(index))
            }
        }
        return (spread > 0 ? hint?.parameters ?? types : types, spread)
    }

    /// Which parameters are `inout`: as they are written, or else as they are expected.
    private func inouts(of syntax: ClosureExprSyntax, _ hint: FunctionType?) throws -> Set<Int> {
        guard case .parameterClause(let clause)? = syntax.signature?.parameterClause,
            clause.parameters.contains(where: { $0.type != nil })
        else { return hint?.inouts ?? [] }
        return Set(clause.parameters.enumerated().filter { $0.element.type?.isInout == true }.map(\.offset))
    }

    private func declareParameter(
        _ name: String, _ type: StaticType, _ code: FunctionCode, _ range: SourceRange,
        isConstant: Bool
    ) {
        let variable = Variable(name, slot: context.reserveSlot())
        code.parameters.append(variable)
        if name != "_" {
            scope[name] = .local(LocalBinding(variable, context, type, isConstant: isConstant, range))
        }
    }

    private typealias Written = (name: String, type: StaticType?, range: SourceRange)

    private func parameters(of syntax: ClosureExprSyntax, _ hint: FunctionType?) throws -> [Written]? {
        switch syntax.signature?.parameterClause {
        case .simpleInput(let names):
            return names.map { ($0.name.text, nil, SourceRange($0)) }
        case .parameterClause(let clause):
            return try clause.parameters.map { parameter in
                let name = parameter.secondName?.text ?? parameter.firstName.text
                return (name, try parameter.type.map { try resolve($0) }, SourceRange(parameter))
            }
        case nil: return nil
        }
    }

    // MARK: Body

    private func checkClosureBody(_ syntax: ClosureExprSyntax, _ code: FunctionCode) throws {
        if let lines = try checkBuilderBody(syntax.statements, at: SourceRange(syntax)) {
            code.body = lines
            return
        }
        if syntax.statements.count == 1, let expression = syntax.statements.first?.expression {
            if !expression.isStatementOnly {
                code.body = [try checkSingleExpression(expression)]
                return
            }
            if let wanted = context.result, wanted != .void, let line = branchesAsResult(expression, wanted)
            {
                code.body = [line]
                return
            }
        }
        let before = problems.failures
        code.body = checkStatements(syntax.statements)
        if problems.failures > before { throw CheckAbort() }
        let result = context.result ?? context.inferredResult ?? .void
        if flow.isReachable, result != .void, result != .never {
            throw fail(.missingReturn(result.description), at: SourceRange(syntax.rightBrace))
        }
    }

    /// A body of one expression returns its value.
    func checkSingleExpression(_ expression: ExprSyntax) throws -> StatementLine {
        let range = SourceRange(expression)
        let wanted = context.result
        let statement: any StatementNode
        if wanted == .void {
            let value = try checkEffect(expression)
            // Swift rather takes a closure for what returns its value.
            if value.type != .void, value.type != .never { cost += 1 }
            statement = ExpressionStatement(expression: value.node)
        } else if let wanted {
            statement = Return(value: try check(expression, as: wanted).node)
        } else {
            let value = try checkEffect(expression)
            context.inferredResult = value.type
            statement =
                value.type == .void
                ? ExpressionStatement(expression: value.node) : Return(value: value.node)
        }
        return StatementLine(line: line(of: range), range: range, statement: statement)
    }
}

extension Checker {
    /// An argument of an `@autoclosure` parameter: a closure whose body it is.
    func checkAutoclosure(_ argument: Argument, _ wanted: FunctionType, isKept: Bool) throws -> Typed {
        try autoclosure(wanted, isKept: isKept, argument.range) { _ in
            try checkSingleExpression(argument.expression)
        }
    }

    /// The same of an operand.
    func checkAutoclosure(
        _ wanted: FunctionType, isKept: Bool, _ range: SourceRange,
        _ operand: (_ expected: StaticType?) throws -> Typed
    ) throws -> Typed {
        try autoclosure(wanted, isKept: isKept, range) { inner in
            var value = unwrapped(try operand(inner.result))
            if let result = inner.result { value = try convert(value, to: result) }
            inner.inferredResult = value.type
            return StatementLine(line: line(of: range), range: range, statement: Return(value: value.node))
        }
    }

    private func autoclosure(
        _ wanted: FunctionType, isKept: Bool, _ range: SourceRange,
        _ line: (_ inner: FunctionContext) throws -> StatementLine
    ) throws -> Typed {
        let result = wanted.result.hasPlaceholder ? nil : wanted.result
        let inner = FunctionContext(.closure, context.name, parent: context, result: result)
        inner.isKept = isKept
        inner.naming = context.naming.inside(closureThatIsKept: isKept, capturingSelf: false)
        inner.mayThrow = wanted.isThrowing
        inner.thrown = wanted.thrown.flatMap { $0.hasPlaceholder ? nil : $0 }
        inner.mayWait = wanted.isAsync
        let code = parts.makeCode(context.name)
        return try inFunction(inner, scope: scope) {
            code.body = [try line(inner)]
            code.slotCount = inner.slotCount
            let node = ClosureLiteral(
                code: code, captures: inner.captures, presets: [], spread: 0, range: range)
            let type = FunctionType(
                [], inner.result ?? inner.inferredResult ?? .void, isThrowing: inner.didThrow,
                isAsync: inner.didWait, thrown: inner.thrown)
            return Typed(.function(type), node, range)
        }
    }

    /// What a parameter with `@autoclosure` has where its argument is left out.
    func checkAutoclosure(_ value: ExprSyntax, as type: StaticType) throws -> Typed {
        guard case .function(let wanted) = type else { throw CheckAbort() }
        let argument = Argument(value, label: nil, SourceRange(value))
        return try convert(try checkAutoclosure(argument, wanted, isKept: true), to: type)
    }

    /// Runs `body`; meanwhile a closure that `expression` is, or names, runs before its call is over, if
    /// `isTrue`.
    func callingAtOnce<Result>(
        _ expression: ExprSyntax, _ isTrue: Bool = true, _ body: () throws -> Result
    ) rethrows -> Result {
        guard isTrue else { return try body() }
        let syntax = expression.withoutParentheses
        guard syntax.is(ClosureExprSyntax.self) || syntax.is(DeclReferenceExprSyntax.self),
            closures.calledAtOnce.insert(syntax.id).inserted
        else { return try body() }
        defer { closures.calledAtOnce.remove(syntax.id) }
        return try body()
    }
}

extension ClosureExprSyntax {
    /// Whether its capture list has `self`, in whatever way.
    fileprivate var capturesSelf: Bool {
        signature?.capture?.items.contains { $0.name.text == "self" } ?? false
    }
}

extension ExprSyntax {
    /// What is inside its parentheses, if it has any.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        else { return self }
        return only.expression.withoutParentheses
    }
}

extension CodeBlockItemSyntax {
    /// The expression that the statement is, `if` and `switch` included.
    var expression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    }
}

extension ExprSyntax {
    /// Whether it is an `if` or `switch`, which are checked as statements first.
    var isStatementOnly: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

/// Counts the anonymous parameters that a closure uses, without those of closures inside it.
final class AnonymousParameters: SyntaxVisitor {
    private var highest = -1
    private let root: ClosureExprSyntax

    static func count(in closure: ClosureExprSyntax) -> Int {
        let visitor = AnonymousParameters(closure)
        visitor.walk(closure.statements)
        return visitor.highest + 1
    }

    private init(_ root: ClosureExprSyntax) {
        self.root = root
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let name) = token.tokenKind, let index = Int(name.dropFirst()) {
            highest = max(highest, index)
        }
        return .skipChildren
    }
}

extension ExprSyntax {
    /// Whether it is a closure that takes nothing, so that it can be checked without knowing for what.
    var isClosureOfNothing: Bool {
        guard let closure = self.as(ClosureExprSyntax.self) else { return false }
        return closure.signature?.parameterClause?.isEmpty ?? true
            && AnonymousParameters.count(in: closure) == 0
    }
}

extension ClosureSignatureSyntax.ParameterClause {
    /// Whether it is `()`.
    fileprivate var isEmpty: Bool {
        if case .parameterClause(let clause) = self { clause.parameters.isEmpty } else { false }
    }
}
