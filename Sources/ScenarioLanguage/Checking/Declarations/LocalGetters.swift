import SwiftSyntax

/// Local variables that a getter computes: functions without arguments, called where the name is.
extension Checker {
    /// `var isLarge: Bool { width > 100 }` inside a function; nil for other variables.
    func checkLocalGetter(_ syntax: PatternBindingSyntax, _ isConstant: Bool) throws -> (any StatementNode)? {
        guard scope !== topLevel, !isConstant, let block = syntax.accessorBlock, let body = block.getterOnly,
            let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let annotation = syntax.typeAnnotation
        else { return nil }
        let range = SourceRange(name)
        let (type, isImplicit) = try resolveDeclared(annotation.type)
        let function = FunctionDeclaration(
            name.identifierText, [], type, code: parts.makeCode(name.identifierText), range: range,
            syntax: nil)
        function.isImplicitlyUnwrapped = isImplicit
        let held = StaticType.function(function.functionType)
        let binding = try declareLocal(function.name, held, isConstant: true, range)
        binding.getter = function
        let inner = FunctionContext(.function, function.name, parent: context, result: type)
        inner.naming = context.naming
        let home = scope
        inFunction(inner, scope: home) {
            scope = Scope(.block, parent: scope)
            checkBody(body, function.code, at: SourceRange(block.rightBrace))
            function.code.slotCount = inner.slotCount
        }
        let node = ClosureLiteral(
            code: function.code, captures: inner.captures, presets: [], spread: 0, range: range)
        return LocalFunction(variable: binding.variable, closure: node)
    }

    /// What the getter of a local variable answers.
    func callGetter(_ getter: FunctionDeclaration, _ closure: Typed, at range: SourceRange) -> Typed {
        let call = ClosureCall(callee: closure.node, arguments: [], range: range)
        var value = Typed(
            getter.result, call, range,
            immutability: Typed.Immutability(name: getter.name, reason: "it can only be read"))
        if getter.isImplicitlyUnwrapped { value.implicitlyUnwrapped = getter.name }
        return value
    }
}

extension AccessorBlockSyntax {
    /// The statements of a getter that cannot throw, where it is all there is.
    fileprivate var getterOnly: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let statements): return statements
        case .accessors(let list):
            guard list.count == 1, let only = list.first, only.effectSpecifiers == nil,
                only.accessorSpecifier.tokenKind == .keyword(.get)
            else { return nil }
            return only.body?.statements
        }
    }
}
