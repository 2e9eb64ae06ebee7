import SwiftSyntax

/// The `do` block or `try?` around an expression that may throw.
final class ErrorHandler {
    /// The first place inside that may throw; nil when nothing does.
    var firstThrow: SourceRange?
    /// The only type of those errors that `do throws(Failure)` names; nil when it names none.
    let declared: StaticType?
    /// The type that all of them have; nil when there are none, or of several types.
    private(set) var thrown: StaticType?

    init(_ declared: StaticType? = nil) { self.declared = declared }

    /// Takes note of an error; `type` is nil when it may be of any type.
    func take(_ type: StaticType?, at range: SourceRange) {
        thrown = firstThrow == nil || thrown == type ? type : nil
        if firstThrow == nil { firstThrow = range }
    }
}

/// `throw`, `try` and `do`-`catch`.
extension Checker {
    /// What a signature says behind its parameters; typed errors are named.
    func effect(_ specifiers: (some EffectSpecifiersSyntax)?) throws -> Effect {
        guard let specifiers else { return .none }
        return Effect(
            errors(specifiers.throwsClause), isAsync: specifiers.asyncSpecifier?.text == "async",
            thrown: try thrownType(specifiers.throwsClause))
    }

    /// The type in `throws(Failure)`; nil where there is none.
    private func thrownType(_ clause: ThrowsClauseSyntax?) throws -> StaticType? {
        guard let written = clause?.type else { return nil }
        let type = try resolve(written)
        if type.hasPlaceholder || conformances.conforms(type, to: .error) { return type }
        throw fail(
            .requirementNotMet(type: type.description, requirement: "Error"), at: SourceRange(written))
    }

    /// What `throws` and `rethrows` say.
    private func errors(_ clause: ThrowsClauseSyntax?) -> Effect.Errors {
        guard let clause else { return .none }
        return clause.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrowing : .throwing
    }

    /// Takes note that something may throw here: it needs a `try`, and someone who takes the error.
    ///
    /// - Parameter thrown: the type of the error; nil when it may be any.
    func noteThrow(by callee: String?, of thrown: StaticType? = nil, at range: SourceRange) {
        if let callee, !context.isTryCovered { return report(.notMarkedTry(callee), at: range) }
        if let handler = context.handlers.last {
            checkThrown(thrown, handler.declared, at: range)
            handler.take(thrown, at: range)
        } else if context.mayThrow {
            checkThrown(thrown, context.thrown, at: range)
            context.didThrow = true
        } else {
            report(.errorNotHandled, at: range)
        }
    }

    /// Reports an error of another type than the only one that may come here.
    private func checkThrown(_ thrown: StaticType?, _ declared: StaticType?, at range: SourceRange) {
        guard let declared, thrown != declared else { return }
        let found = thrown?.description ?? "any Error"
        report(.mismatch(expected: declared.description, found: found), at: range)
    }

    func checkThrow(_ syntax: ThrowStmtSyntax) throws -> any StatementNode {
        let only = context.handlers.isEmpty ? context.thrown : context.handlers.last?.declared
        var value = try checkValue(syntax.expression, only)
        // There is no such error, where a placeholder stands for 'Never'.
        let isPossible = value.type != .never
        if let only { value = try convert(value, to: only) }
        let error = try convert(value, to: .user(errorType))
        if isPossible { noteThrow(by: nil, of: only, at: SourceRange(syntax)) }
        flow.isReachable = false
        return Throw(value: error.node, range: SourceRange(syntax))
    }

    // MARK: try

    /// `try`, `try?` and `try!` in front of what `operand` checks with the hint that it gets.
    func checkTry(
        _ mark: TryExprSyntax, _ expected: StaticType?, _ operand: (StaticType?) throws -> Typed
    ) throws -> Typed {
        let covered = context.isTryCovered
        context.isTryCovered = true
        defer { context.isTryCovered = covered }
        let range = SourceRange(mark)
        guard let kind = mark.questionOrExclamationMark else {
            let count = problems.count
            let value = try operand(expected)
            if context.kind == .closure, context.handlers.isEmpty, problems.count == count,
                !context.didThrow
            {
                noteThrow(by: nil, of: context.thrown, at: range)
            }
            return value
        }
        context.handlers.append(ErrorHandler())
        defer { context.handlers.removeLast() }
        if kind.tokenKind == .exclamationMark {
            var value = try operand(expected)
            value.node = ForcedTry(operand: value.node, range: range)
            value.immutability = Typed.value
            return value
        }
        let value = unwrapped(try operand(expected?.wrapped ?? expected))
        let type: StaticType = value.type.isOptional ? value.type : .optional(value.type)
        return Typed(type, OptionalTry(operand: value.node), range)
    }

    // MARK: do

    func checkDo(_ syntax: DoStmtSyntax, label: String?) throws -> any StatementNode {
        let number = pushLabel(label, isLoop: false)
        defer { context.labels.removeLast() }
        if syntax.catchClauses.isEmpty { return Do(label: number, body: checkBlock(syntax.body)) }
        let before = flow
        let handler = ErrorHandler(try thrownType(syntax.throwsClause)?.onlyThrown)
        context.handlers.append(handler)
        let body = checkBlock(syntax.body)
        context.handlers.removeLast()
        var after = flow
        // An error may come before or after any assignment in the body.
        var start = before
        start.touch(flow)
        var clauses: [DoCatch.Clause] = []
        var (takesAll, failed) = (false, false)
        let caught = handler.declared ?? handler.thrown ?? .user(errorType)
        for clause in syntax.catchClauses {
            flow = start
            do {
                let (made, isGeneral) = try checkCatch(clause, caught)
                clauses.append(made)
                takesAll = takesAll || isGeneral
            } catch {
                failed = true
            }
            after = after.merged(with: flow)
        }
        flow = after
        if let leaving = context.labels.last?.leavingFlow { flow = flow.merged(with: leaving) }
        if failed { throw CheckAbort() }
        if !takesAll, let place = handler.firstThrow {
            noteThrow(by: nil, of: caught.onlyThrown, at: place)
        }
        return DoCatch(label: number, body: body, clauses: clauses)
    }

    /// One clause, and whether it takes every error.
    ///
    /// - Parameter caught: the type of the errors.
    private func checkCatch(
        _ syntax: CatchClauseSyntax, _ caught: StaticType
    ) throws -> (DoCatch.Clause, isGeneral: Bool) {
        let start = context.slotCount
        return try inScope {
            var patterns: [(pattern: any PatternNode, condition: (any Node)?)] = []
            if syntax.catchItems.isEmpty {
                let implicit = try declareLocal(
                    "error", caught, isConstant: true, SourceRange(syntax.catchKeyword))
                patterns.append((BindingPattern(variable: implicit.variable), nil))
            }
            for (index, item) in syntax.catchItems.enumerated() {
                guard let written = item.pattern else { continue }
                enclosing.sharesBindings = index > 0
                defer { enclosing.sharesBindings = false }
                let pattern = try checkPattern(written, caught)
                let condition = try item.whereClause.map { try check($0.condition, as: .bool).node }
                patterns.append((pattern, condition))
            }
            let bound = context.slots(since: start)
            let isGeneral = patterns.contains { $0.condition == nil && $0.pattern.alwaysMatches }
            let lines = inScope { checkStatements(syntax.body.statements) }
            let body = CodeBlock(statements: lines, slots: context.slots(since: start))
            let list = PatternList(alternatives: patterns, slots: bound)
            return (DoCatch.Clause(patterns: list, body: body), isGeneral)
        }
    }

    // MARK: The type Error

    /// Swift's `Error`, as a protocol that types of the scenario conform to.
    static func makeErrorType(_ parts: ProgramParts, in scope: Scope) -> (UserType, TypeDeclaration) {
        let type = parts.makeType("Error", kind: .protocol)
        type.conformances = [.error]
        type.standard = .error
        let inside = Scope(.type(.user(type)), parent: scope)
        let declaration = TypeDeclaration(
            type, range: SourceRange(0, 0), scope: inside, syntax: Self.unwrittenDeclaration)
        return (type, declaration)
    }

    /// The syntax of protocols that nobody wrote.
    static let unwrittenDeclaration = ProtocolDeclSyntax(
        name: .identifier("_"), memberBlock: MemberBlockSyntax(members: []))
}
