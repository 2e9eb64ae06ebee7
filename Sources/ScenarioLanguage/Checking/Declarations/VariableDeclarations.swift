import SwiftSyntax

/// Declarations among statements.
extension Checker {
    func checkDeclaration(_ declaration: DeclSyntax) throws -> any StatementNode {
        let range = SourceRange(declaration)
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): return try checkVariable(variable)
        case .functionDecl(let function):
            return scope === topLevel ? NoStatement() : try checkLocalFunction(function)
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
            return NoStatement()
        case .importDecl: return NoStatement()
        case .macroDecl, .macroExpansionDecl: throw unsupported("a macro", at: range)
        case .operatorDecl where scope === topLevel: return NoStatement()
        case .precedenceGroupDecl where scope === topLevel: return NoStatement()
        case .operatorDecl: throw unsupported("an operator that is declared here", at: range)
        case .precedenceGroupDecl: throw unsupported("a precedence group that is declared here", at: range)
        case .ifConfigDecl: throw unsupported("conditional compilation", at: range)
        case .subscriptDecl, .initializerDecl, .deinitializerDecl:
            throw unsupported("this declaration outside a type", at: range)
        default: throw unsupported("this declaration", at: range)
        }
    }

    /// `let a = 1, b: Int`
    private func checkVariable(_ syntax: VariableDeclSyntax) throws -> any StatementNode {
        if let wrapper = wrapper(in: syntax.attributes, scope) { return try checkWrapped(syntax, wrapper) }
        try checkAttributes(syntax.attributes)
        if resultBuilder(in: syntax.attributes) != nil {
            let place = SourceRange(syntax.attributes)
            throw unsupported("a result builder in front of a local variable", at: place)
        }
        let isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        var ownership = Ownership.strong
        var isLazy = false
        for modifier in syntax.modifiers.list {
            switch modifier.name.text {
            case "weak": ownership = .weak
            case "unowned": ownership = .unowned
            case "async" where isConstant && scope !== topLevel: break
            case "lazy" where scope !== topLevel && !isConstant: isLazy = true
            case "private", "fileprivate", "public", "internal", "package", "open", "final": break
            default: throw unsupported("'\(modifier.name.text)' here", at: SourceRange(modifier))
            }
        }
        var statements: [any StatementNode] = []
        var failed = false
        let bindings = syntax.bindings.list
        for (index, binding) in bindings.enumerated() {
            // `var a, b: Int` gives both the type.
            let annotation =
                binding.typeAnnotation
                ?? (binding.initializer == nil
                    ? bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation : nil)
            do {
                if syntax.isAsync {
                    statements.append(try checkAsyncLet(binding, annotation))
                    continue
                }
                if let statement = try checkLocalGetter(binding, isConstant) {
                    statements.append(statement)
                    continue
                }
                if let accessors = binding.accessorBlock, isConstant || ownership != .strong {
                    throw unsupported(
                        "a 'let', 'weak' or 'unowned' with accessors", at: SourceRange(accessors))
                }
                if let statement = try checkAccessors(binding, isConstant, isLazy: isLazy) {
                    statements.append(statement)
                    continue
                }
                if binding.isComputed { continue }
                statements.append(try checkBinding(binding, annotation, isConstant, ownership))
                try observe(binding)
            } catch {
                failed = true
                poison(binding.pattern)
            }
        }
        if failed { throw CheckAbort() }
        return statements.count == 1 ? statements[0] : StatementGroup(statements: statements)
    }

    private func checkBinding(
        _ syntax: PatternBindingSyntax, _ annotation: TypeAnnotationSyntax?, _ isConstant: Bool,
        _ ownership: Ownership
    ) throws -> any StatementNode {
        let range = SourceRange(syntax.pattern)
        if let annotation, let initializer = syntax.initializer,
            let family = bareFamily(annotation.type)
        {
            return try checkBinding(syntax, family, initializer.value, isConstant)
        }
        let declared = try annotation.map { try resolveDeclared($0.type) }
        guard let initializer = syntax.initializer else {
            return try checkDeferred(syntax, declared, isConstant, ownership)
        }
        var value = try checkInitial(initializer.value, declared?.type)
        if let declared { value = try convert(value, to: declared.type) }
        if value.type == .void, declared == nil, !isConstant { _ = value }
        if declared == nil, isUntyped(value.type) {
            throw fail(.literalWithoutType("this value"), at: value.range)
        }
        if let name = syntax.pattern.as(IdentifierPatternSyntax.self) {
            let node = try declareVariable(
                name.identifier, value.type, isConstant, ownership, declared?.isImplicitlyUnwrapped ?? false
            )
            if case .global(let global) = node {
                return ExpressionStatement(
                    expression: GlobalInitialization(global: global, value: value.node))
            }
            if case .local(let variable) = node {
                return Declaration(pattern: BindingPattern(variable: variable), initial: value.node)
            }
        }
        if ownership != .strong { throw unsupported("'weak' with this pattern", at: range) }
        let pattern = try checkBinding(syntax.pattern, value.type, isConstant: isConstant)
        return Declaration(pattern: pattern, initial: value.node)
    }

    private func isUntyped(_ type: StaticType) -> Bool { type.hasPlaceholder }

    private enum DeclaredVariable {
        case local(Variable)
        case global(Global)
    }

    private func declareVariable(
        _ token: TokenSyntax, _ type: StaticType, _ isConstant: Bool, _ ownership: Ownership,
        _ isImplicit: Bool
    ) throws -> DeclaredVariable {
        var type = type
        if ownership == .weak, !type.isOptional { type = .optional(type) }
        if ownership != .strong, !isClass(type.wrapped ?? type) {
            throw fail(.mismatch(expected: "AnyObject", found: type.description), at: SourceRange(token))
        }
        if scope === topLevel {
            let binding = try declareGlobal(token.identifierText, type, isConstant, SourceRange(token))
            binding.isImplicitlyUnwrapped = isImplicit
            binding.global.ownership = ownership
            return .global(binding.global)
        }
        let binding = try declareLocal(
            token.identifierText, type, isConstant: isConstant, ownership: ownership, SourceRange(token))
        binding.isImplicitlyUnwrapped = isImplicit
        return .local(binding.variable)
    }

    /// `let x: T`, `var x: T?`
    private func checkDeferred(
        _ syntax: PatternBindingSyntax, _ declared: (type: StaticType, isImplicitlyUnwrapped: Bool)?,
        _ isConstant: Bool,
        _ ownership: Ownership
    ) throws -> any StatementNode {
        guard let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            throw unsupported("this pattern without a value", at: SourceRange(syntax))
        }
        guard let declared else {
            throw fail(.needsTypeOrValue(name.identifierText), at: SourceRange(name))
        }
        let made = try declareVariable(
            name, declared.type, isConstant, ownership, declared.isImplicitlyUnwrapped)
        if !isConstant, let none = declared.type.valueByItself {
            switch made {
            case .local(let variable):
                return Declaration(
                    pattern: BindingPattern(variable: variable), initial: Constant(value: none))
            case .global(let global):
                return ExpressionStatement(
                    expression: GlobalInitialization(global: global, value: Constant(value: none)))
            }
        }
        switch (made, scope[name.identifierText]) {
        case (.local(let variable), .local(let binding)?):
            binding.isDeferred = true
            return Reservation(variable: variable)
        case (_, .global(let binding)?):
            binding.isDeferred = true
            return NoStatement()
        default: return NoStatement()
        }
    }

    // MARK: Attributes

    /// Attributes that say nothing about events, and those that stand for no type.
    static let acceptedAttributes: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "discardableResult",
        "MainActor", "available", "objcMembers", "inlinable", "inline", "nonobjc", "preconcurrency", "frozen",
        "usableFromInline", "propertyWrapper", "resultBuilder", "Sendable", "backDeployed",
        "warn_unqualified_access", "dynamicMemberLookup", "_spi", "main", "UIApplicationMain",
    ]

    /// What does the same as an attribute that scenarios do not have.
    private static let insteadOfAttributes = [
        "NSManaged": "declare a plain property: nothing makes one at run time",
        "NSCopying": "it is for variable properties of classes",
    ]

    /// Attributes that say nothing about events are accepted; any other is named.
    func checkAttributes(_ attributes: AttributeListSyntax, and more: Set<String> = []) throws {
        guard attributes.hasElements else { return }
        for element in attributes {
            guard case .attribute(let attribute) = element else {
                throw unsupported("conditional compilation", at: SourceRange(element))
            }
            let name = attribute.attributeName.ownText
            if name == "dynamicMemberLookup" { hasDynamicMembers = true }
            let isAccepted = Self.acceptedAttributes.contains(name) || more.contains(name)
            if !isAccepted, resultBuilder(attribute) == nil {
                let hint = Self.insteadOfAttributes[name]
                let isWrapper = name.first?.isUppercase == true && hint == nil
                let what = isWrapper ? "the property wrapper '@\(name)'" : "the attribute '@\(name)'"
                throw unsupported(what, hint: hint, at: SourceRange(attribute))
            }
        }
    }
}
