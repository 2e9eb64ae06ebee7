import SwiftSyntax

/// How a property with a wrapper is kept: `@Clamped(0...1) var x = 0.5`.
///
/// The property becomes three: `_x` holds the wrapper, `x` is its `wrappedValue`, `$x` its `projectedValue`.
final class WrapperUse {
    /// Which of the three a property is.
    enum Role: String { case storage, wrappedValue, projectedValue }

    let attribute: AttributeSyntax
    /// What is written behind `=`.
    let initial: ExprSyntax?
    /// What is written behind `:`.
    let annotation: StaticType?
    /// The wrapper's type as it is written, without arguments where these are to be found.
    let type: StaticType
    let storage: PropertyDeclaration
    /// Who may know the property.
    var access = Access()
    /// Whether the first value of the property makes the wrapper, which has no initializer without one.
    var isMadeWithValue = false
    /// Whether a memberwise initializer takes the property's own type, not the wrapper.
    var takesValue: Bool { initial != nil || isMadeWithValue }

    init(
        _ attribute: AttributeSyntax, initial: ExprSyntax?, annotation: StaticType?, type: StaticType,
        storage: PropertyDeclaration
    ) {
        self.attribute = attribute
        self.initial = initial
        self.annotation = annotation
        self.type = type
        self.storage = storage
    }

    /// What the wrapper is made with.
    var arguments: [Argument] {
        let wrapped = initial.map { Argument($0, label: "wrappedValue", SourceRange($0)) }
        return (wrapped.map { [$0] } ?? []) + written
    }

    /// What is written in brackets after the wrapper's name.
    var written: [Argument] {
        guard case .argumentList(let list)? = attribute.arguments else { return [] }
        return Argument.list(of: list, nil, [])
    }
}

extension Checker {
    /// The attribute of a property that names a wrapper of the scenario, and the wrapper's type.
    func wrapper(in attributes: AttributeListSyntax, _ place: Scope) -> (AttributeSyntax, StaticType)? {
        guard attributes.hasElements else { return nil }
        for case .attribute(let attribute) in attributes {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self) else { continue }
            let found = withScope(place) { type(named: name.name.text, at: SourceRange(name)) }
            guard case .user(let user)? = found, isWrapper(user) else { continue }
            if name.genericArgumentClause == nil { return (attribute, .user(user)) }
            return (try? withScope(place) { try resolve(attribute.attributeName) }).map { (attribute, $0) }
        }
        return nil
    }

    private func isWrapper(_ user: UserType) -> Bool {
        syntax(of: user).attributes.contains { element in
            guard case .attribute(let own) = element else { return false }
            return own.attributeName.ownText == "propertyWrapper"
        }
    }

    func syntax(of user: UserType) -> any DeclGroupSyntax {
        user.origin?.syntax ?? declaration(of: user).syntax
    }

    /// Whether a wrapper offers something by the name with a dollar sign.
    func hasProjection(_ type: StaticType) -> Bool {
        guard case .user(let user) = type else { return false }
        return syntax(of: user).memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.ownText == WrapperUse.Role.projectedValue.rawValue
            } ?? false
        }
    }

    /// Makes the three properties of one with a wrapper.
    func collectWrapped(
        _ syntax: VariableDeclSyntax, _ wrapper: (attribute: AttributeSyntax, type: StaticType),
        in place: MemberPlace
    ) throws {
        let traits = try PropertyTraits(syntax.modifiers, self)
        let range = SourceRange(wrapper.attribute)
        guard let binding = syntax.bindings.first, syntax.bindings.count == 1,
            let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw unsupported("several properties with one wrapper", at: range) }
        if syntax.bindingSpecifier.tokenKind == .keyword(.let) {
            throw unsupported(
                "a property wrapper of a 'let'", hint: "change 'let' to 'var'",
                at: SourceRange(syntax.bindingSpecifier))
        }
        let isStored =
            place.declaration != nil && !place.isExtension && place.declaration?.type.kind != .enumeration
        guard traits.isStatic ? place.type.origin == nil && place.type != .void : isStored,
            !place.isProtocol, !traits.isLazy, !traits.isOverride
        else { throw unsupported("a property wrapper here", hint: nil, at: range) }
        if let block = binding.accessorBlock {
            throw unsupported("accessors of a property with a wrapper", at: SourceRange(block))
        }
        let annotation = try binding.typeAnnotation.map { annotation in
            try withScope(place.scope) { try resolve(annotation.type) }
        }
        let use = WrapperUse(
            wrapper.attribute, initial: binding.initializer?.value, annotation: annotation,
            type: wrapper.type,
            storage: PropertyDeclaration(
                "_" + token.identifierText, owner: place.type, scope: place.scope,
                range: SourceRange(token)))
        use.storage.wrapper = (use, .storage)
        use.access = Access(syntax.modifiers, usual: place.usualAccess)
        use.storage.access.level = .type
        use.storage.access.setter = .type
        use.isMadeWithValue =
            use.initial == nil && wrapper.attribute.arguments == nil && needsValue(wrapper.type)
        use.storage.initial = use.isMadeWithValue ? nil : makeCreation(use)
        if use.isMadeWithValue, traits.isStatic { use.storage.initial = makeCreation(use) }
        use.storage.isStatic = traits.isStatic
        if traits.isStatic {
            makeStatic(use.storage, in: place)
        } else {
            place.declaration?.stored.append(use.storage)
        }
        addWrapped(token, use, use.access, to: place)
    }

    /// Adds the three properties.
    private func addWrapped(
        _ token: TokenSyntax, _ use: WrapperUse, _ access: Access, to place: MemberPlace
    ) {
        let name = token.identifierText
        func make(_ name: String) -> PropertyDeclaration {
            PropertyDeclaration(name, owner: place.type, scope: place.scope, range: SourceRange(token))
        }
        let (value, projection) = (make(name), make("$" + name))
        (value.isStatic, projection.isStatic) = (use.storage.isStatic, use.storage.isStatic)
        value.access = access
        value.wrapper = (use, .wrappedValue)
        value.type = use.annotation
        value.hasAnnotation = use.annotation != nil
        projection.access = access
        projection.wrapper = (use, .projectedValue)
        let members = value.isStatic ? place.statics : place.members
        if let known = members[name]?.first {
            var first: SourceRange?
            if case .property(let other) = known { first = other.range }
            report(.alreadyDeclared(name, first: first), at: value.range)
        }
        let projections = hasProjection(use.type) ? [projection] : []
        for property in [use.storage, value] + projections {
            place.add(.property(property), named: property.name, isStatic: property.isStatic)
        }
        for property in [value] + projections { makeAccessors(of: property, use, in: place) }
    }

    /// An expression that makes the wrapper when it is checked.
    private func makeCreation(_ use: WrapperUse) -> ExprSyntax {
        let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("wrapper")))
        wrapperCreations[syntax.id] = use
        return syntax
    }

    /// Makes the wrapper of a property.
    func create(_ use: WrapperUse) throws -> Typed {
        let range = SourceRange(use.attribute)
        let type = wrapperType(use)
        return try create(type, use.arguments, type.hasPlaceholder ? nil : type, range, name: "init")
    }

    /// The type of the wrapper, as far as the property's own type says it.
    func wrapperType(_ use: WrapperUse) -> StaticType {
        guard let annotation = use.annotation, use.type.hasPlaceholder, case .user(let user) = use.type,
            let origin = user.origin,
            case .property(let inside)? = members(named: "wrappedValue", of: use.type).first,
            let pattern = inside.type
        else { return use.type }
        var types: [String: StaticType] = [:]
        infer(pattern, from: annotation, &types)
        let arguments = origin.names.compactMap { types[$0] }
        guard arguments.count == origin.names.count else { return use.type }
        let made = try? checkedInstance(of: origin, arguments, at: SourceRange(use.attribute))
        return made ?? use.type
    }

    /// The type of one of the three properties.
    func type(of property: PropertyDeclaration, _ use: WrapperUse, _ role: WrapperUse.Role) throws
        -> StaticType
    {
        let wrapper = try type(of: use.storage, at: property.range)
        if role == .storage { return wrapper }
        guard case .property(let inside)? = members(named: role.rawValue, of: wrapper).first else {
            let range = role == .wrappedValue ? SourceRange(use.attribute) : property.range
            throw fail(
                .unknownMember(role.rawValue, owner: wrapper.description, candidates: []), at: range)
        }
        return try type(of: inside, at: property.range)
    }

    // MARK: Accessors

    private func makeAccessors(of property: PropertyDeclaration, _ use: WrapperUse, in place: MemberPlace) {
        let (getter, setter) = (parts.makeCode(property.name), parts.makeCode(property.name))
        property.property.getter = getter
        property.property.setter = setter
        let range = SourceRange(use.attribute)
        let (scope, owner) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            inAccessor(of: property, getter, isConstant: true, owner, scope) { _ in
                let value = try checkInside(property, use, range)
                getter.body = [
                    StatementLine(line: line(of: range), range: range, statement: Return(value: value.node))
                ]
            }
            guard property.isSettable else { return }
            let isConstant = isClass(owner) || property.isStatic
            inAccessor(of: property, setter, isConstant: isConstant, owner, scope) { inner in
                let value = try checkInside(property, use, range)
                guard let target = value.place else { return }
                let variable = Variable("newValue", slot: inner.reserveSlot())
                setter.parameters.append(variable)
                let given = LocalBinding(variable, inner, value.type, isConstant: true, range)
                let node = Assignment(place: target, value: try reference(to: given, at: range).node)
                let first = try firstValue(of: property, use, owner, setter, given, node)
                let statement: any StatementNode = first ?? ExpressionStatement(expression: node)
                setter.body = [StatementLine(line: line(of: range), range: range, statement: statement)]
            }
        }
    }

    private func inAccessor(
        of property: PropertyDeclaration, _ code: FunctionCode, isConstant: Bool, _ owner: StaticType,
        _ scope: Scope, _ body: (FunctionContext) throws -> Void
    ) {
        let inner = FunctionContext(.function, property.name, parent: nil, result: nil)
        inFunction(inner, scope: scope) {
            declareSelf(property.isStatic ? .metatype(owner) : owner, isConstant: isConstant, code)
            do { try body(inner) } catch { problems.noteAbort(at: property.range) }
            code.slotCount = inner.slotCount
        }
    }

    /// `_x.wrappedValue` or `_x.projectedValue`
    private func checkInside(_ property: PropertyDeclaration, _ use: WrapperUse, _ range: SourceRange) throws
        -> Typed
    {
        let own: MemberBase =
            property.isStatic ? .type(property.owner, range) : .value(try checkSelf(at: range))
        let storage = try checkMembers(
            [.property(use.storage)], named: use.storage.name, on: own, nil, range)
        let name = property.wrapper?.role.rawValue ?? ""
        let inside = MemberBase.value(storage)
        let found = try findMembers(name, in: inside, at: range)
        return try checkMembers(found, named: name, on: inside, nil, range)
    }
}
