import SwiftSyntax

/// Local variables with a property wrapper: `@Clamped var n = 20` in a function.
extension Checker {
    /// Declares `_n`, which holds the wrapper; `n` and `$n` are names for what is inside.
    func checkWrapped(
        _ syntax: VariableDeclSyntax, _ wrapper: (attribute: AttributeSyntax, type: StaticType)
    ) throws -> any StatementNode {
        let range = SourceRange(wrapper.attribute)
        if scope === topLevel {
            throw unsupported(
                "a property wrapper at the top level", hint: "put the variable into a type or a function",
                at: range)
        }
        guard let binding = syntax.bindings.first, syntax.bindings.count == 1, syntax.modifiers.isEmpty,
            binding.accessorBlock == nil, syntax.bindingSpecifier.tokenKind == .keyword(.var),
            let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw unsupported("a property wrapper here", hint: nil, at: range) }
        let name = token.identifierText
        let use = WrapperUse(
            wrapper.attribute, initial: binding.initializer?.value,
            annotation: try binding.typeAnnotation.map { try resolve($0.type) }, type: wrapper.type,
            storage: PropertyDeclaration(
                "_" + name, owner: .void, scope: scope, range: SourceRange(token)))
        let value = try create(use)
        let storage = try declareLocal(
            "_" + name, value.type, isConstant: false, SourceRange(token))
        scope[name] = .wrapped(storage, .wrappedValue)
        if hasProjection(value.type) { scope["$" + name] = .wrapped(storage, .projectedValue) }
        return Declaration(pattern: BindingPattern(variable: storage.variable), initial: value.node)
    }

    /// What is inside of the wrapper.
    func reference(to storage: LocalBinding, _ role: WrapperUse.Role, at range: SourceRange) throws -> Typed {
        let inside = MemberBase.value(try reference(to: storage, at: range))
        let found = try findMembers(role.rawValue, in: inside, at: range)
        return try checkMembers(found, named: role.rawValue, on: inside, nil, range)
    }
}
