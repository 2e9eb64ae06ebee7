import SwiftSyntax

/// Finds the types and extensions among statements: names first, then what they inherit, then their members.
extension Checker {
    func declareTypes(in items: CodeBlockItemListSyntax) {
        let declarations = items.compactMap { $0.item.as(DeclSyntax.self) }
        guard declarations.contains(where: { $0.declaresType }) else { return }
        let outer = typeWork
        let work = outer ?? TypeWork()
        typeWork = work
        let known = genericTypes.count
        var found: [TypeDeclaration] = []
        for declaration in declarations { collect(declaration, nestedIn: nil, &found) }
        let extended = collectNested(inExtensions: declarations, &found)
        for declaration in declarations { declareAlias(declaration, nestedIn: nil, isEarly: true) }
        for (home, syntax) in extended {
            for member in syntax.memberBlock.members {
                declareAlias(member.decl, nestedIn: home, isEarly: true)
            }
        }
        add(found, to: work)
        if outer == nil {
            finish(work, extensions: declarations.compactMap { $0.as(ExtensionDeclSyntax.self) })
        }
        for generic in genericTypes[known...] { checkWithStandIns(generic) }
        if scope === topLevel { checkTemplates(templates[...]) }
    }

    /// Types that one scenario may declare together.
    private static let mostTypes = 300

    // MARK: Names

    func collect(
        _ syntax: DeclSyntax, nestedIn outer: (any TypeHome)?, _ found: inout [TypeDeclaration]
    ) {
        let made: TypeDeclaration?
        switch syntax.as(DeclSyntaxEnum.self) {
        case .classDecl(let group): made = make(group, group.name, .class, outer)
        case .structDecl(let group): made = make(group, group.name, .structure, outer)
        case .enumDecl(let group): made = make(group, group.name, .enumeration, outer)
        case .protocolDecl(let group): made = make(group, group.name, .protocol, outer)
        default: return
        }
        guard let made else { return }
        guard found.count < Self.mostTypes else {
            if found.count == Self.mostTypes {
                report(.tooLarge("a scenario of types", limit: Self.mostTypes), at: made.range)
            }
            return
        }
        found.append(made)
        rejectUnsupported(syntax, of: made)
        for member in made.syntax.memberBlock.members { collect(member.decl, nestedIn: made, &found) }
    }

    /// Types that extensions declare; answers what each extension extends. One may extend what another
    /// declares.
    private func collectNested(
        inExtensions declarations: [DeclSyntax], _ found: inout [TypeDeclaration]
    ) -> [(home: any TypeHome, syntax: ExtensionDeclSyntax)] {
        guard scope === topLevel else { return [] }
        var open = declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }.filter(\.declaresTypes)
        var extended: [(home: any TypeHome, syntax: ExtensionDeclSyntax)] = []
        var count = 0
        repeat {
            count = open.count
            open.removeAll { syntax in
                if let kinds = kindsForAliases(syntax) {
                    extended += kinds.map { (nativeExtension(of: $0), syntax) }
                    return true
                }
                if let generic = generic(extendedBy: syntax) {
                    nest(syntax, in: generic, &found)
                    return true
                }
                guard let home = home(of: syntax) else { return false }
                extended.append((home, syntax))
                for member in syntax.memberBlock.members { collect(member.decl, nestedIn: home, &found) }
                return true
            }
        } while open.count < count
        return extended
    }

    /// Where the types in an extension belong; nil when the extended type is not known yet, or generic. Those
    /// of a protocol's extension belong to the protocol, whatever it asks in its `where` clause.
    private func home(of syntax: ExtensionDeclSyntax) -> (any TypeHome)? {
        guard let type = attempt({ try resolveExtended(syntax.extendedType) })?.result else { return nil }
        if syntax.genericWhereClause != nil {
            guard case .user(let user) = type, user.kind == .protocol else { return nil }
            return declaration(of: user)
        }
        guard case .user(let user) = type else { return nativeExtension(of: type) }
        return user.generic == nil ? declaration(of: user) : nil
    }

    private func make(
        _ syntax: some DeclGroupSyntax, _ name: TokenSyntax, _ kind: UserType.Kind,
        _ outer: (any TypeHome)?
    ) -> TypeDeclaration? {
        let text = name.identifierText
        let (attributes, clause, condition) = DeclSyntax(syntax).decoration
        if let clause {
            if let attributes { _ = try? checkAttributes(attributes) }
            let home = outer?.scope ?? scope
            let generic = GenericType(name, kind, syntax, clause, condition, home: home)
            generic.outer = outer?.userType
            declare(generic, in: outer)
            return nil
        }
        let type = parts.makeType(text, kind: kind)
        type.outer = outer?.userType
        let inside = Scope(.type(.user(type)), parent: outer?.scope ?? scope)
        let declaration = TypeDeclaration(type, range: SourceRange(name), scope: inside, syntax: syntax)
        declarations[ObjectIdentifier(type)] = declaration
        if kind == .protocol {
            inside.isOfProtocol = true
            for associated in syntax.associatedTypes {
                hasAssociatedTypes = true
                let name = associated.name.identifierText
                declaration.statics[name] = [.type(.parameter("Self.\(name)"))]
            }
        }
        declarationOrder.append(declaration)
        if kind == .protocol, files.isLibrary(declaration.range) { conformances.sequences.note(type) }
        announce(type, as: text, in: outer, at: SourceRange(name), syntax.modifiers)
        return declaration
    }

    private func announce(
        _ type: UserType, as name: String, in outer: (any TypeHome)?, at range: SourceRange,
        _ modifiers: DeclModifierListSyntax
    ) {
        let file = scope === topLevel ? file(knowing: modifiers, at: range) : nil
        if let outer {
            outer.statics[name] = [.type(.user(type))]
            return
        }
        let first = scope === topLevel ? rival(of: name, at: range, knownTo: file) : scope[name]
        if case .type(.user(let first))? = first {
            report(.alreadyDeclared(name, first: declaration(of: first).range), at: range)
        } else if let first {
            report(.alreadyDeclared(name, first: first.range), at: range)
        }
        scope[name, inFile: file] = .type(.user(type))
    }

    /// A generic type is known by what it is with its placeholders.
    private func declare(_ generic: GenericType, in outer: (any TypeHome)?) {
        genericTypes.append(generic)
        let pattern = instance(of: generic, generic.names.map { .parameter($0) })
        announce(pattern, as: generic.name, in: outer, at: generic.range, generic.syntax.modifiers)
    }

    /// The types inside a type that was made for particular arguments.
    func collectNested(in declaration: TypeDeclaration, _ found: inout [TypeDeclaration]) {
        let members = declaration.syntax.memberBlock.members
        for member in members { collect(member.decl, nestedIn: declaration, &found) }
        for nested in declaration.type.origin?.nested ?? [] {
            collect(nested, nestedIn: declaration, &found)
        }
        let count = problems.count
        for member in members { declareAlias(member.decl, nestedIn: declaration) }
        if declaration.staticType.hasPlaceholder { _ = cutProblems(to: count) }
    }

    /// Macros and the like are named at once.
    private func rejectUnsupported(_ syntax: DeclSyntax, of made: TypeDeclaration) {
        guard let attributes = syntax.decoration.0 else { return }
        // What the attribute would have given the type is not known.
        if (try? checkAttributes(attributes)) == nil { made.type.isBroken = true }
    }

    /// Declares what could not be found before types knew what they inherit.
    func declarePostponedAliases() {
        let aliases = postponedAliases
        postponedAliases = []
        for (syntax, outer, scope) in aliases {
            withScope(scope) { declareAlias(syntax, nestedIn: outer) }
        }
    }

    /// `typealias Provider = BasicProvider`: another name of a generic type, which takes its arguments.
    private func genericType(behind alias: TypeAliasDeclSyntax) -> StaticType? {
        guard let name = alias.initializer.value.as(IdentifierTypeSyntax.self),
            name.genericArgumentClause == nil,
            let found = type(named: name.name.text, at: SourceRange(name)), found.origin != nil,
            found.hasPlaceholder
        else { return nil }
        return found
    }

    func declareAlias(
        _ syntax: DeclSyntax, nestedIn outer: (any TypeHome)?, isEarly: Bool = false
    ) {
        if syntax.declaresType, let inner = declarationOrder.last(where: { $0.syntax.id == syntax.id }) {
            for member in inner.syntax.memberBlock.members {
                declareAlias(member.decl, nestedIn: inner, isEarly: isEarly)
            }
        }
        guard let alias = syntax.as(TypeAliasDeclSyntax.self) else { return }
        if let generics = alias.genericParameterClause {
            if isInProtocol(outer) {
                let what = "a generic 'typealias' in a protocol"
                report(.unsupported(what, hint: nil), at: SourceRange(generics))
                refusedNames.insert(alias.name.identifierText)
                return
            }
            return declare(alias, generics, in: outer?.scope ?? scope)
        }
        let name = alias.name.identifierText
        if isInProtocol(outer), alias.initializer.mentionsSelf {
            report(
                .unsupported("'Self' in a 'typealias' of a protocol", hint: "write the type itself"),
                at: SourceRange(alias.initializer.value))
            refusedNames.insert(name)
            return
        }
        aliasNames.insert(name)
        if outer == nil, let generic = genericType(behind: alias) {
            let file = scope === topLevel ? file(knowing: alias.modifiers, at: SourceRange(alias.name)) : nil
            scope[name, inFile: file] = .type(generic)
            return
        }
        if isEarly, attempt({
            try withScope(outer?.scope ?? scope) { try resolve(alias.initializer.value) }
        }) == nil {
            // What it names may come from a protocol or a superclass.
            postponedAliases.append((syntax, outer, scope))
            return
        }
        guard let type = try? withScope(outer?.scope ?? scope, { try resolve(alias.initializer.value) })
        else {
            refusedNames.insert(name)
            return
        }
        if let outer {
            outer.statics[name] = [.type(type)]
        } else {
            let range = SourceRange(alias.name)
            let file = scope === topLevel ? file(knowing: alias.modifiers, at: range) : nil
            scope[name, inFile: file] = .type(type)
        }
    }

    private func isInProtocol(_ home: (any TypeHome)?) -> Bool {
        (home as? TypeDeclaration)?.type.kind == .protocol
    }

    // MARK: Inheritance

    func resolveInheritance(of declaration: TypeDeclaration) {
        if declaration.type.kind == .protocol, declaration.syntax.isObjectiveC {
            declaration.type.protocols.append(.anyObject)
        }
        if let clause = declaration.syntax.inheritanceClause { inherit(clause.inheritedTypes, declaration) }
        guard let clause = declaration.syntax.as(ProtocolDeclSyntax.self)?.genericWhereClause else { return }
        // `protocol P where Self: UIView` says the same as `protocol P: UIView`.
        for requirement in clause.requirements {
            guard let bound = requirement.boundOfSelf,
                let resolved = try? withScope(declaration.scope.parent ?? scope, { try resolve(bound) })
            else { continue }
            inherit(resolved, declaration, index: 0, at: SourceRange(bound))
        }
    }

    private func inherit(_ list: InheritedTypeListSyntax, _ declaration: TypeDeclaration) {
        let type = declaration.type
        for (index, entry) in list.enumerated() {
            let range = SourceRange(entry.type)
            let name = entry.type.writtenName
            if let conformance = catalogue.conformance(named: name),
                self.type(named: name, at: range) == nil || isStandard(name)
            {
                adopt(conformance, declaration)
                continue
            }
            if name == "Sendable" || name == "NSObjectProtocol" && type.kind != .protocol { continue }
            guard
                let resolved = try? withScope(
                    declaration.scope.parent ?? scope, { try resolve(entry.type) })
            else {
                type.isBroken = true
                continue
            }
            if type.kind == .enumeration, index == 0,
                resolved == .int || resolved == .string || resolved.isNumber || resolved == .character
            {
                type.rawType = resolved
                type.conformances.insert(.rawRepresentable)
                continue
            }
            inherit(resolved, declaration, index: index, at: range)
        }
    }

    private func isStandard(_ name: String) -> Bool {
        if case .native? = catalogue.type(named: name) { return true }
        return false
    }

    func adopt(_ conformance: Conformance, _ declaration: TypeDeclaration) {
        declaration.type.conformances.insert(conformance)
        if conformance == .hashable || conformance == .comparable {
            declaration.type.conformances.insert(.equatable)
        }
    }

    private func inherit(
        _ resolved: StaticType, _ declaration: TypeDeclaration, index: Int, at range: SourceRange
    ) {
        let type = declaration.type
        if type.kind == .protocol, case .user(let inherited) = resolved, inherited.refines(type) {
            report(.cyclicDefinition(type.name), at: range)
            return
        }
        if isProtocol(resolved) || resolved == .anyObject && type.kind == .protocol {
            type.protocols.append(resolved)
            return
        }
        if type.kind == .protocol, isClass(resolved) {
            type.superclass = resolved
            return
        }
        guard type.kind == .class, index == 0, isClass(resolved), resolved != .anyObject else {
            report(.notAProtocol(resolved.description), at: range)
            return
        }
        if resolved == .user(type) || isSubclass(resolved, of: .user(type)) {
            report(.cyclicDefinition(type.name), at: range)
            return
        }
        if case .native = resolved, !canBeSubclassed(resolved) {
            report(.unsupported("a subclass of '\(resolved)'", hint: nil), at: range)
            type.isBroken = true
            return
        }
        type.superclass = resolved
        if case .native = resolved { type.conformances.formUnion([.equatable, .hashable]) }
    }

    /// Instances of a subclass need the engine's help: only these classes offer it.
    private func canBeSubclassed(_ type: StaticType) -> Bool {
        if type == catalogue.type(named: "NSObject") { return true }
        let roots = [
            "UIResponder", "UIGestureRecognizer", "UIPresentationController", "UICollectionViewLayout",
            "UIPercentDrivenInteractiveTransition", "CALayer", "NSLayoutConstraint", "UIBarItem",
            "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
            "UIDynamicBehavior",
        ]
        return roots.compactMap { catalogue.type(named: $0) }.contains { isSubclass(type, of: $0) }
    }
}

extension GenericRequirementSyntax {
    /// What `Self` is asked to inherit from; nil for other requirements.
    var boundOfSelf: TypeSyntax? {
        guard case .conformanceRequirement(let written) = requirement,
            written.leftType.trimmedDescription == "Self"
        else { return nil }
        return written.rightType
    }
}

extension ExtensionDeclSyntax {
    /// Whether types are among its members.
    fileprivate var declaresTypes: Bool {
        memberBlock.members.contains { $0.decl.declaresType }
    }
}

extension DeclSyntax {
    /// Whether it declares or extends a type.
    var declaresType: Bool {
        switch self.as(DeclSyntaxEnum.self) {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl: true
        default: false
        }
    }
}

extension DeclSyntax {
    /// Attributes and generic parameters of a class, struct, enum or protocol.
    fileprivate var decoration:
        (AttributeListSyntax?, GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
    {
        switch self.as(DeclSyntaxEnum.self) {
        case .classDecl(let type):
            (type.attributes, type.genericParameterClause, type.genericWhereClause)
        case .structDecl(let type):
            (type.attributes, type.genericParameterClause, type.genericWhereClause)
        case .enumDecl(let type):
            (type.attributes, type.genericParameterClause, type.genericWhereClause)
        case .protocolDecl(let type): (type.attributes, nil, nil)
        default: (nil, nil, nil)
        }
    }
}
