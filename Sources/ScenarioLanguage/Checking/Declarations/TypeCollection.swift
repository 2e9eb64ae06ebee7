import SwiftSyntax

/// Finds the types and extensions among statements: names first, then what they inherit, then their members.
extension Checker {
    func declareTypes(among declarations: [DeclSyntax]) {
        guard declarations.contains(where: { $0.declaresType }) else { return }
        let outer = typeWork
        let work = outer ?? TypeWork()
        typeWork = work
        let known = generics.types.count
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
        for generic in generics.types[known...] { checkWithStandIns(generic) }
        if scope === topLevel { checkTemplates(extensions.templates[...]) }
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
        case .actorDecl(let group):
            hasActors = true
            made = make(group, group.name, .class, outer)
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
        type.isOfLibrary = files.isLibrary(declaration.range)
        declarations[ObjectIdentifier(type)] = declaration
        if kind == .protocol {
            inside.isOfProtocol = true
            for associated in syntax.associatedTypes {
                associations.areDeclared = true
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
        generics.types.append(generic)
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
        if declaration.staticType.hasPlaceholder { _ = problems.cut(to: count) }
    }

    /// Macros and the like are named at once.
    private func rejectUnsupported(_ syntax: DeclSyntax, of made: TypeDeclaration) {
        guard let attributes = syntax.decoration.0 else { return }
        // What the attribute would have given the type is not known.
        if (try? checkAttributes(attributes)) == nil { made.type.isBroken = true }
    }

    /// Declares what could not be found before types knew what they inherit.
    func declarePostponedAliases() {
        let postponed = aliases.postponed
        aliases.postponed = []
        for (syntax, outer, scope) in postponed {
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
                refused.names.insert(alias.name.identifierText)
                return
            }
            return declare(alias, generics, in: outer?.scope ?? scope)
        }
        let name = alias.name.identifierText
        if isInProtocol(outer), alias.initializer.mentionsSelf {
            report(
                .unsupported("'Self' in a 'typealias' of a protocol", hint: "write the type itself"),
                at: SourceRange(alias.initializer.value))
            refused.names.insert(name)
            return
        }
        aliases.names.insert(name)
        if outer == nil, let generic = genericType(behind: alias) {
            let file = scope === topLevel ? file(knowing: alias.modifiers, at: SourceRange(alias.name)) : nil
            scope[name, inFile: file] = .type(generic)
            return
        }
        if isEarly, attempt({
            try withScope(outer?.scope ?? scope) { try resolve(alias.initializer.value) }
        }) == nil {
            // What it names may come from a protocol or a superclass.
            aliases.postponed.append((syntax, outer, scope))
            return
        }
        guard let type = try? withScope(outer?.scope ?? scope, { try resolve(alias.initializer.value) })
        else {
            refused.names.insert(name)
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
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
            true
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
        case .actorDecl(let type):
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
