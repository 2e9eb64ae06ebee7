import SwiftSyntax

/// From the members as they are written to declarations with types.
extension Checker {
    func collectMembers(of declaration: TypeDeclaration) {
        if declaration.type.kind == .protocol {
            // Reports what it asks for and cannot.
            _ = associatedSignature(of: declaration.type)
        }
        let place = MemberPlace(declaration)
        for member in declaration.syntax.memberBlock.members { collect(member.decl, in: place) }
    }

    func collectMembers(of syntax: ExtensionDeclSyntax, _ type: StaticType) {
        let place: MemberPlace
        if case .user(let user) = type {
            place = MemberPlace(declaration(of: user), isExtension: true)
        } else if let added = extensions.ofNative[type] {
            place = MemberPlace(added)
        } else {
            return
        }
        collectMembers(of: syntax, in: place)
    }

    /// Gives a place the members that an extension has.
    ///
    /// - Parameter some: those of them that it is about; nil for all.
    func collectMembers(of syntax: ExtensionDeclSyntax, _ some: [DeclSyntax]? = nil, in place: MemberPlace) {
        let level = Access(syntax.modifiers, usual: .everywhere).level
        place.usualAccess = level == .everywhere ? .everywhere : .file
        place.isConditional = syntax.genericWhereClause != nil
        let members = some ?? syntax.memberBlock.members.map(\.decl)
        for member in place.lacksPlaces ? withoutPlaces(members) : members { collect(member, in: place) }
    }

    private func collect(_ syntax: DeclSyntax, in place: MemberPlace) {
        let range = SourceRange(syntax)
        do {
            if try !meets(syntax, in: place) {
                let isDesignated = syntax.as(InitializerDeclSyntax.self)?.modifiers
                    .allSatisfy { $0.name.text != "convenience" } ?? false
                if isDesignated, !place.isExtension { place.declaration?.hasUnmetInitializer = true }
                return
            }
            switch syntax.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): try collect(variable, in: place)
            case .functionDecl(let function): try collect(function, in: place)
            case .initializerDecl(let initializer): try collect(initializer, in: place)
            case .deinitializerDecl(let deinitializer): try collect(deinitializer, in: place)
            case .enumCaseDecl(let cases): try collect(cases, in: place)
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
                if place.isConditional, place.isGeneric {
                    throw unsupported("a type inside an extension of some of a generic type", at: range)
                }
            case .typeAliasDecl: break
            case .subscriptDecl(let declared): try collect(declared, in: place)
            case .associatedTypeDecl:
                if !place.isProtocol || place.isExtension {
                    throw unsupported("an associated type here", at: range)
                }
            case .macroDecl, .macroExpansionDecl: throw unsupported("a macro", at: range)
            case .ifConfigDecl: throw unsupported("conditional compilation", at: range)
            default: throw unsupported("this declaration", at: range)
            }
        } catch {
            // That it is missing is no news.
            refused.names.formUnion(syntax.memberNames)
            let isField = place.isStruct && syntax.as(VariableDeclSyntax.self)?.isOfType == false
            if syntax.is(InitializerDeclSyntax.self) || isField {
                place.declaration?.hasRefusedInitializer = true
            }
        }
    }

    // MARK: Methods

    private func collect(_ syntax: FunctionDeclSyntax, in place: MemberPlace) throws {
        let function = try makeFunction(syntax, owner: place.type, in: place.scope)
        function.access = Access(syntax.modifiers, usual: place.usualAccess)
        if place.isProtocol, !place.isExtension {
            if resultBuilder(in: syntax.attributes) != nil {
                throw unsupported("a result builder of what a protocol asks for", at: function.range)
            }
            function.requirement = Requirement(
                name: function.name, fullName: function.fullName, isProperty: false,
                isStatic: function.isStatic, isOptional: function.isOptional)
        } else if function.isOptional {
            throw unsupported("'optional' outside a protocol", at: function.range)
        }
        function.isDefaultImplementation = place.isProtocol && place.isExtension
        if place.declaration == nil {
            function.isOfNativeExtension = true
            extensions.members.append((.method(function), place.type))
        }
        if function.isMutating, place.isClass {
            report(.unsupported("'mutating' in a class", hint: "leave it out"), at: function.range)
        }
        hideLibraryMembers(
            like: .method(function), named: function.name, at: function.range, isStatic: function.isStatic,
            in: place)
        let known = (function.isStatic ? place.statics[function.name] : place.members[function.name]) ?? []
        for case .method(let other) in known
        where other.hasSameSignature(as: function) && other.result == function.result
            && (other.requirement == nil) == (function.requirement == nil)
            && other.generic?.signature.requirements == function.generic?.signature.requirements
            && !areForOwnFiles((other.access, other.range), (function.access, function.range))
        {
            let both = [other, function].compactMap { $0.syntax.map { DeclSyntax($0) } }
            report(redeclaration(of: function.fullName, both, first: other.range), at: function.range)
        }
        // `var tableView` beside `func tableView(_:numberOfRowsInSection:)`: only their full names count.
        if case .property(let other)? = known.first, function.parameters.isEmpty,
            !areForOwnFiles((other.access, other.range), (function.access, function.range))
        {
            report(.alreadyDeclared(function.name, first: other.range), at: function.range)
        }
        if syntax.name.isOperator { declaredOperators.names.insert(function.name) }
        if place.declaration == nil, function.generic == nil { expose(function, of: place.type) }
        place.add(.method(function), named: function.name, isStatic: function.isStatic)
        let (scope, type) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            if let generic = function.generic {
                // What it means for all types, the stand-ins say.
                if let standIn = scope.standIn, standIn != type { return }
                return checkGenericBody(of: function, generic)
            }
            checkBody(of: function, in: scope, selfType: type)
        }
    }

    // MARK: Initializers

    private func collect(_ syntax: InitializerDeclSyntax, in place: MemberPlace) throws {
        let range = SourceRange(syntax.initKeyword)
        let declaration = try place.declaration ?? maker(of: place, at: range)
        let generic = try makeGeneric(syntax, declaration, in: place)
        let made = try makeInitializer(syntax, declaration, in: place, generic?.inside ?? place.scope)
        if place.declaration == nil, !place.isOfProtocol, isClass(place.type), !made.isMarkedConvenience {
            report(
                .unsupported("a designated initializer in an extension", hint: "write 'convenience init'"),
                at: range)
        }
        if let generic { try take(generic.generic, made) }
        if let first = place.initializers.first(where: {
            $0.hasSameSignature(as: made)
                && $0.generic?.signature.requirements == made.generic?.signature.requirements
                && !areForOwnFiles(($0.access, $0.range), (made.access, made.range))
        }) {
            let both = [first, made].compactMap { $0.syntax.map { DeclSyntax($0) } }
            report(redeclaration(of: made.fullName, both, first: first.range), at: range)
        }
        place.add(made)
        if place.isProtocol, !place.isOfProtocol { return }
        let (scope, type) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            if let generic = made.generic { return checkGenericBody(of: made, generic) }
            guard case .code(let code, _) = made.initializer.body else { return }
            checkBody(of: made, code, declaration, as: type, in: scope)
        }
    }

    /// Makes an initializer generic.
    private func take(_ generic: GenericInitializer, _ made: InitializerDeclaration) throws {
        for parameter in made.parameters { imply(parameter.type, in: generic.signature) }
        made.generic = generic
        generics.initializers.append(made)
    }

    /// Makes the declaration of an initializer from its signature, whose types `scope` knows.
    func makeInitializer(
        _ syntax: InitializerDeclSyntax, _ declaration: TypeDeclaration, in place: MemberPlace,
        _ scope: Scope
    ) throws -> InitializerDeclaration {
        checkBody(syntax.body, of: syntax, named: syntax.initKeyword)
        try checkAttributes(syntax.attributes)
        let effect = try effect(syntax.signature.effectSpecifiers)
        let parameters = try withScope(scope) { try makeParameters(syntax.signature.parameterClause) }
        let modifiers = Set(syntax.modifiers.map(\.name.text))
        // A struct's initializer that calls another one delegates without saying so.
        let isConvenience =
            modifiers.contains("convenience") || !place.isClass && delegatesToSelf(syntax)
            || place.declaration == nil
        let code = parts.makeCode("init")
        code.answersSelf = true
        let owner = place.type.isUserType ? declaration.runtime : place.declaration?.runtime
        let initializer = Initializer(owner, .code(code, isConvenience: isConvenience))
        let made = InitializerDeclaration(
            parameters, initializer, isConvenience: isConvenience, isFailable: syntax.optionalMark != nil,
            isRequired: modifiers.contains("required"), range: SourceRange(syntax.initKeyword),
            syntax: syntax)
        made.isOverride = modifiers.contains("override")
        made.isInExtension = place.isExtension
        made.isConditional = place.isExtension || !DeclSyntax(syntax).outerRequirements.isEmpty
        made.access = Access(syntax.modifiers, usual: place.usualAccess)
        made.effect = effect
        return made
    }

    /// What stands for a type that is not the scenario's while an initializer of an extension is checked: a
    /// class that has to call another initializer, or a value that has to get one.
    private func maker(of place: MemberPlace, at range: SourceRange) throws -> TypeDeclaration {
        let type = place.type
        if case .user(let user) = type { return declaration(of: user) }
        guard !type.holdsOpaque, type != .void else {
            throw unsupported("an initializer in an extension of '\(type)'", at: range)
        }
        let made = parts.makeType(type.description, kind: isClass(type) ? .class : .enumeration)
        let declaration = TypeDeclaration(
            made, range: range, scope: place.scope, syntax: Self.unwrittenDeclaration)
        declarations[ObjectIdentifier(made)] = declaration
        return declaration
    }

    private func delegatesToSelf(_ syntax: InitializerDeclSyntax) -> Bool {
        syntax.body?.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.`init`)
                && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
                && token.previousToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?
                    .tokenKind == .keyword(.`self`)
        } ?? false
    }

    private func collect(_ syntax: DeinitializerDeclSyntax, in place: MemberPlace) throws {
        let range = SourceRange(syntax.deinitKeyword)
        guard let declaration = place.declaration, place.isClass, !place.isExtension, let body = syntax.body
        else {
            throw unsupported("a 'deinit' here", at: range)
        }
        let code = parts.makeCode("deinit")
        declaration.runtime.deinitializer = code
        let (scope, type) = (place.scope, place.type)
        pendingBodies.append { [unowned self] in
            let inner = FunctionContext(.function, "deinit", parent: nil, result: .void)
            inner.destroyed = declaration
            inFunction(inner, scope: scope) {
                declareSelf(type, isConstant: true, code)
                checkFunctionStatements(body, code)
                code.slotCount = inner.slotCount
            }
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it is `static` or `class`.
    fileprivate var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

/// Where members are declared: a type of the scenario, an extension of one, or an extension of a native type.
final class MemberPlace {
    let type: StaticType
    let scope: Scope
    let declaration: TypeDeclaration?
    private let added: NativeExtension?
    let isExtension: Bool
    /// The level of members without a word of their own.
    var usualAccess = Access.Level.everywhere

    init(_ declaration: TypeDeclaration, isExtension: Bool = false) {
        type = declaration.staticType
        scope = declaration.scope
        self.declaration = declaration
        added = nil
        self.isExtension = isExtension
    }

    init(_ added: NativeExtension) {
        type = added.type
        scope = added.scope
        declaration = nil
        self.added = added
        isExtension = true
    }

    /// Whether it is a collection whose indices scenarios do not have: it gets no members that name them.
    var lacksPlaces = false
    /// Whether it is an extension with requirements.
    var isConditional = false
    /// Whether it is known that the type is what the members' own `where` clauses ask for.
    var meetsConditions = false
    /// Whether it is an extension of a protocol, for one of the types that conform.
    var isOfProtocol = false

    var isProtocol: Bool { isOfProtocol || declaration?.type.kind == .protocol }
    /// Whether types that it declares would be others for other placeholders.
    var isGeneric: Bool { declaration?.type.generic != nil }
    var isClass: Bool { declaration?.type.kind == .class }
    /// Whether it is the declaration of a struct, which gets an initializer of all its properties.
    var isStruct: Bool { declaration?.type.kind == .structure && !isExtension }
    var members: [String: [Member]] { declaration?.members ?? added?.members ?? [:] }
    var statics: [String: [Member]] { declaration?.statics ?? added?.statics ?? [:] }

    var initializers: [InitializerDeclaration] { declaration?.initializers ?? added?.initializers ?? [] }

    /// Adds an initializer.
    func add(_ initializer: InitializerDeclaration) {
        declaration?.initializers.append(initializer)
        added?.initializers.append(initializer)
    }

    /// Adds a subscript.
    func add(_ declared: SubscriptDeclaration) {
        declaration?.subscripts.append(declared)
        added?.subscripts.append(declared)
    }

    /// Adds a member under its name.
    func add(_ member: Member, named name: String, isStatic: Bool) {
        if isStatic {
            declaration?.statics[name, default: []].append(member)
            added?.statics[name, default: []].append(member)
        } else {
            declaration?.members[name, default: []].append(member)
            added?.members[name, default: []].append(member)
        }
        declaration?.order.append(member)
    }
}

extension StaticType {
    /// Whether the scenario declares it.
    var isUserType: Bool { if case .user = self { true } else { false } }

    var isUserEnum: Bool { if case .user(let type) = self { type.kind == .enumeration } else { false } }
}
