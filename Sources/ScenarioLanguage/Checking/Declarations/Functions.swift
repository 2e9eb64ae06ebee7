import SwiftSyntax

/// Functions: signatures, bodies, default values.
extension Checker {
    /// Declares the functions at the top level; their bodies follow when all globals are known.
    func declareFunctions(among declarations: [DeclSyntax]) {
        for declaration in declarations {
            guard let syntax = declaration.as(FunctionDeclSyntax.self) else { continue }
            guard let function = try? makeFunction(syntax, owner: nil, in: topLevel) else {
                refused.names.insert(syntax.name.identifierText)
                continue
            }
            var known: [FunctionDeclaration] = []
            let file = file(knowing: syntax.modifiers, at: function.range)
            switch rival(of: function.name, at: function.range, knownTo: file) {
            case .functions(let functions)?: known = functions
            case let other?: report(.alreadyDeclared(function.name, first: other.range), at: function.range)
            case nil: break
            }
            if let first = known.first(where: {
                $0.hasSameSignature(as: function) && $0.result == function.result
                    && $0.generic?.signature.requirements == function.generic?.signature.requirements
            }) {
                report(.alreadyDeclared(function.fullName, first: first.range), at: function.range)
            }
            known = []
            if case .functions(let functions)? = topLevel[function.name, inFile: file] { known = functions }
            topLevel[function.name, inFile: file] = .functions(known + [function])
            if syntax.name.isOperator { declaredOperators.names.insert(function.name) }
            pendingBodies.append { [unowned self] in
                if let generic = function.generic { return checkGenericBody(of: function, generic) }
                checkBody(of: function, in: topLevel, selfType: nil)
            }
        }
    }

    /// Makes the declaration of a function or method from its signature.
    ///
    /// - Parameter isInstance: whether it is the version of a generic one for types that `scope` knows.
    func makeFunction(
        _ syntax: FunctionDeclSyntax, owner: StaticType?, in scope: Scope, isInstance: Bool = false
    ) throws -> FunctionDeclaration {
        checkBody(syntax.body, of: syntax, named: syntax.name)
        let isOpen =
            syntax.genericParameterClause != nil
            || mayName("some", in: syntax.signature) && !syntax.signature.opaqueTypes.isEmpty
        if !isInstance, isOpen, let made = try makeGeneric(syntax, owner: owner, in: scope) { return made }
        return try withScope(scope) {
            try checkAttributes(syntax.attributes)
            if !isInstance, owner == nil, let condition = syntax.genericWhereClause {
                throw fail(.conditionWithoutPlaceholders, at: SourceRange(condition))
            }
            let effect = try effect(syntax.signature.effectSpecifiers)
            let name = syntax.name.identifierText
            let code = parts.makeCode(name)
            var parameters = try makeParameters(syntax.signature.parameterClause)
            // Operands have no labels, whatever is there.
            if syntax.name.isOperator { for index in parameters.indices { parameters[index].label = nil } }
            let (result, isImplicit) =
                try syntax.signature.returnClause.map { try resolveDeclared($0.type) } ?? (.void, false)
            let function = FunctionDeclaration(
                name, parameters, result, code: code, range: SourceRange(syntax.name), syntax: syntax)
            function.owner = owner
            function.effect = effect
            function.isImplicitlyUnwrapped = isImplicit
            if effect != .none, syntax.objectiveCWish != nil {
                let what = effect.isAsync ? "an '@objc' method that waits" : "a throwing '@objc' method"
                throw unsupported(what, at: function.range)
            }
            if owner == nil, syntax.objectiveCWish != nil {
                report(.objectiveCOutsideClass, at: function.range)
            }
            for modifier in syntax.modifiers { try apply(modifier, to: function) }
            // A static method that overrides is a class method that nobody overrides again.
            if function.isStatic, function.isOverride { function.isFixed = false }
            if let owner, isClass(owner), !isProtocol(owner), mayName("Self", in: syntax.signature),
                syntax.signature.namesSelf
            {
                function.withSelf = try signatureWithSelf(syntax.signature)
            }
            return function
        }
    }

    /// The types of a signature in which `Self` is left open: each call says which class it is.
    private func signatureWithSelf(
        _ syntax: FunctionSignatureSyntax
    ) throws -> (parameters: [StaticType], result: StaticType) {
        enclosing.leavesSelfOpen = true
        defer { enclosing.leavesSelfOpen = false }
        let parameters = try syntax.parameterClause.parameters.map { parameter in
            try resolveDeclared(parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type).0
        }
        return (parameters, try syntax.returnClause.map { try resolveDeclared($0.type).0 } ?? .void)
    }

    private func makeGeneric(
        _ syntax: FunctionDeclSyntax, owner: StaticType?, in home: Scope
    ) throws -> FunctionDeclaration? {
        let (signature, inside) = try withScope(home) {
            try makeSignature(
                syntax.genericParameterClause, syntax.genericWhereClause,
                opaque: syntax.signature.opaqueTypes, isMember: owner != nil)
        }
        if signature.names.isEmpty { return nil }
        let clause = syntax.genericParameterClause.map { Syntax($0) } ?? Syntax(syntax.signature)
        if let owner, owner.holdsOpaque {
            throw unsupported("a generic method of '\(owner)'", at: SourceRange(clause))
        }
        if let first = signature.settled.first(where: { signature.names.contains($0.name) }) {
            throw unsupported("the requirement that '\(first.name)' is one type", at: SourceRange(clause))
        }
        let made = try makeFunction(syntax, owner: owner, in: inside, isInstance: true)
        if made.isOverride { throw unsupported("overriding a generic method", at: made.range) }
        if syntax.objectiveCWish != nil { throw unsupported("a generic '@objc' method", at: made.range) }
        for type in made.parameters.map(\.type) + [made.result] { imply(type, in: signature) }
        made.isFixed = true
        made.generic = GenericFunction(signature, home: home)
        generics.functions.append(made)
        return made
    }

    private func apply(_ modifier: DeclModifierSyntax, to function: FunctionDeclaration) throws {
        switch modifier.name.text {
        case "static":
            function.isStatic = true
            function.isFixed = true
        case "class": function.isStatic = true
        case "mutating": function.isMutating = true
        case "override": function.isOverride = true
        case "final": function.isFinal = true
        case "optional" where function.syntax?.objectiveCWish != nil: function.isOptional = true
        case "prefix" where function.syntax?.name.isOperator == true: function.fixity = .prefix
        case "postfix" where function.syntax?.name.isOperator == true: function.fixity = .postfix
        case "dynamic": function.isDynamic = true
        case "private", "fileprivate", "public", "internal", "package", "open", "nonmutating",
            "nonisolated":
            break
        default: throw unsupported("'\(modifier.name.text)'", at: SourceRange(modifier))
        }
    }

    /// Runs `body` in another scope.
    func withScope<Result>(_ other: Scope, _ body: () throws -> Result) rethrows -> Result {
        let outer = scope
        scope = other
        defer { scope = outer }
        return try body()
    }

    /// The parameters of a function, initializer or protocol's requirement.
    func makeParameters(_ clause: FunctionParameterClauseSyntax) throws -> [Parameter] {
        try clause.parameters.map { syntax in
            var type = syntax.type
            var (isInout, keepsClosure, isAutoclosure, sharesSelf) = (false, false, false, false)
            if let attributed = type.as(AttributedTypeSyntax.self) {
                try refuseIsolated(attributed)
                isInout = attributed.specifiers.contains { $0.ownText == "inout" }
                isAutoclosure = attributed.attributes.contains {
                    $0.ownText == "@autoclosure"
                }
                keepsClosure = attributed.attributes.contains { $0.ownText == "@escaping" }
                sharesSelf = attributed.attributes.contains {
                    $0.ownText == "@_implicitSelfCapture"
                }
                type = attributed.baseType
            }
            let target = files.isLibrary(SourceRange(syntax)) ? type.optionalPointee : nil
            if let target { (type, isInout) = (target, true) }
            let (resolved, isImplicit) = try resolveDeclared(type)
            // What a placeholder stands for may be kept, closures too.
            if let name = type.as(IdentifierTypeSyntax.self)?.name.text, !aliases.names.contains(name) {
                keepsClosure = true
            }
            let isVariadic = syntax.ellipsis != nil
            let label = syntax.firstName.identifierText
            var parameter = Parameter(
                label: label == "_" ? nil : label,
                name: (syntax.secondName ?? syntax.firstName).identifierText,
                type: resolved, isInout: isInout, acceptsNil: target != nil, isVariadic: isVariadic,
                isImplicitlyUnwrapped: isImplicit, keepsClosure: keepsClosure, sharesSelf: sharesSelf,
                isAutoclosure: isAutoclosure)
            if let value = syntax.defaultValue?.value {
                parameter.fallback = fallback(value, resolved, isAutoclosure: isAutoclosure)
            }
            parameter.builder = try builder(of: syntax, resolved)
            return parameter
        }
    }

    /// The result builder in front of a parameter, which has to be a function; nil when there is none.
    private func builder(
        of syntax: FunctionParameterSyntax, _ type: StaticType
    ) throws -> StaticType? {
        var found: StaticType?
        for element in syntax.attributes {
            guard case .attribute(let attribute) = element, found == nil, type.isFunction,
                let builder = resultBuilder(attribute)
            else {
                throw unsupported(
                    "'\(element.ownText)' in front of a parameter", at: SourceRange(element))
            }
            found = builder
        }
        return found
    }

    /// What stands for an argument that is left out.
    func fallback(
        _ value: ExprSyntax, _ type: StaticType, isAutoclosure: Bool = false
    ) -> Parameter.Fallback {
        callPlace(value, type) ?? .code(makeFallback(value, type, isAutoclosure))
    }

    /// `#line` and its kin as default arguments are about the call.
    private func callPlace(_ value: ExprSyntax, _ type: StaticType) -> Parameter.Fallback? {
        switch (value.as(MacroExpansionExprSyntax.self)?.macroName.text, type) {
        case ("line", _) where type.isWhole: .place(.line)
        case ("column", _) where type.isWhole: .place(.column)
        case ("function", .string): .place(.function)
        case ("file", .string), ("fileID", .string), ("filePath", .string): .place(.file)
        default: nil
        }
    }

    private func makeFallback(
        _ value: ExprSyntax, _ type: StaticType, _ isAutoclosure: Bool
    ) -> FunctionCode {
        let code = parts.makeCode("default argument")
        if type.hasPlaceholder { return code }
        let home = scope
        pendingBodies.append { [unowned self] in
            checkExpressionBody(value, as: type, code, in: home, selfType: nil, isAutoclosure: isAutoclosure)
        }
        return code
    }

    /// A body that is one expression: a default argument, an initial value.
    func checkExpressionBody(
        _ value: ExprSyntax, as type: StaticType, _ code: FunctionCode, in scope: Scope,
        selfType: StaticType?, isAutoclosure: Bool = false
    ) {
        let inner = FunctionContext(.function, code.name, parent: nil, result: type)
        inFunction(inner, scope: scope) {
            if let selfType { declareSelf(selfType, isConstant: true, code) }
            let range = SourceRange(value)
            let made = isAutoclosure ? try? checkAutoclosure(value, as: type) : try? check(value, as: type)
            if let node = made?.node {
                code.body = [
                    StatementLine(line: line(of: range), range: range, statement: Return(value: node))
                ]
            } else {
                problems.noteAbort(at: range)
            }
            code.slotCount = inner.slotCount
        }
    }

    // MARK: Bodies

    func declareSelf(_ type: StaticType, isConstant: Bool, _ code: FunctionCode) {
        let variable = Variable("self", slot: context.reserveSlot())
        code.parameters.append(variable)
        scope["self"] = .local(
            LocalBinding(variable, context, type, isConstant: isConstant, SourceRange(0, 0)))
    }

    func declareParameters(_ parameters: [Parameter], _ code: FunctionCode, at range: SourceRange) {
        for parameter in parameters {
            let variable = Variable(parameter.name, slot: context.reserveSlot())
            code.parameters.append(variable)
            guard parameter.name != "_" else { continue }
            let type: StaticType = parameter.isVariadic ? .array(parameter.type) : parameter.type
            let binding = LocalBinding(variable, context, type, isConstant: !parameter.isInout, range)
            binding.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            binding.isCallBound = parameter.callsAtOnce
            if scope[parameter.name] != nil {
                report(.alreadyDeclared(parameter.name, first: nil), at: range)
            }
            scope[parameter.name] = .local(binding)
        }
    }

    /// Checks the body of a function or method.
    func checkBody(of function: FunctionDeclaration, in scope: Scope, selfType: StaticType?) {
        guard let body = function.syntax?.body else { return }
        let inner = FunctionContext(.function, function.fullName, parent: nil, result: function.result)
        inner.allow(function.effect)
        inner.leavesActor = leavesActor(function)
        inner.builder = withScope(scope) { function.syntax.flatMap { resultBuilder(in: $0.attributes) } }
        inFunction(inner, scope: scope) {
            if let selfType {
                let own: StaticType = function.isStatic ? .metatype(selfType) : selfType
                declareSelf(own, isConstant: !function.isMutating, function.code)
            }
            declareParameters(function.parameters, function.code, at: function.range)
            // The body may declare a variable with a parameter's name.
            self.scope = Scope(.block, parent: self.scope)
            checkFunctionStatements(body, function.code)
            function.code.slotCount = inner.slotCount
        }
    }

    /// Statements that have to return what the context says.
    func checkFunctionStatements(_ body: CodeBlockSyntax, _ code: FunctionCode) {
        checkBody(body.statements, code, at: SourceRange(body.rightBrace))
    }

    /// Statements that have to return what the context says; `end` is where a missing return is reported.
    func checkBody(_ statements: CodeBlockItemListSyntax, _ code: FunctionCode, at end: SourceRange) {
        do {
            if let lines = try checkBuilderBody(statements, at: SourceRange(statements)) {
                code.body = lines
                return
            }
        } catch {
            return problems.noteAbort(at: end)
        }
        if statements.count == 1, let expression = statements.first?.expression {
            if !expression.isStatementOnly {
                do {
                    code.body = [try checkSingleExpression(expression)]
                } catch {
                    problems.noteAbort(at: SourceRange(expression))
                }
                return
            }
            if let wanted = context.result, wanted != .void, let line = branchesAsResult(expression, wanted)
            {
                code.body = [line]
                return
            }
        }
        let before = problems.failures
        code.body = checkStatements(statements)
        if flow.isReachable, problems.failures == before, let wanted = context.result, wanted != .void {
            report(.missingReturn(wanted.description), at: end)
        }
    }

    /// An `if` or `switch` as the only statement is the function's result when its branches are values.
    func branchesAsResult(_ expression: ExprSyntax, _ wanted: StaticType) -> StatementLine? {
        guard expression.hasValueBranches else { return nil }
        let range = SourceRange(expression)
        let value = try? checkStatementValue(expression, wanted)
        let node = value?.node ?? Constant(value: .void)
        return StatementLine(line: line(of: range), range: range, statement: Return(value: node))
    }
}

extension TokenSyntax {
    /// Whether a function's name is an operator.
    var isOperator: Bool {
        switch tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension ExprSyntax {
    /// Whether each branch of an `if` or `switch` is one expression, so that the whole is a value.
    var hasValueBranches: Bool {
        if let syntax = self.as(IfExprSyntax.self) {
            guard syntax.body.statements.isValue else { return false }
            switch syntax.elseBody {
            case .codeBlock(let block): return block.statements.isValue
            case .ifExpr(let other): return ExprSyntax(other).hasValueBranches
            case nil: return false
            }
        }
        return self.as(SwitchExprSyntax.self)?.cases.allSatisfy { entry in
            entry.as(SwitchCaseSyntax.self)?.statements.isValue ?? false
        } ?? false
    }
}

extension CodeBlockItemListSyntax {
    /// Whether this is one expression, and no assignment.
    fileprivate var isValue: Bool {
        guard count == 1, let expression = first?.expression else { return false }
        if expression.isStatementOnly { return expression.hasValueBranches }
        let sequence = expression.as(SequenceExprSyntax.self)
        return sequence?.elements.contains { $0.is(AssignmentExprSyntax.self) } != true
    }
}

extension FunctionSignatureSyntax {
    /// The `some P` among the types of its parameters.
    var opaqueTypes: [SomeOrAnyTypeSyntax] {
        parameterClause.parameters.flatMap { Syntax($0.type).opaqueTypes }
    }

    /// Whether `Self` is somewhere in it.
    fileprivate var namesSelf: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
    }
}
