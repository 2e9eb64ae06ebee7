import SwiftSyntax

/// A generic class, struct or enum of the scenario, and the types that were made of it.
final class GenericType {
    let name: String
    let kind: UserType.Kind
    /// The placeholders in order.
    let names: [String]
    let syntax: any DeclGroupSyntax
    let range: SourceRange
    /// Where it was declared.
    let home: Scope
    /// The type that it is declared in; nil for none.
    var outer: UserType?
    let clause: GenericParameterClauseSyntax
    let condition: GenericWhereClauseSyntax?
    /// Once it is known.
    var signature: GenericSignature?
    /// With the requirements of those that are for some types only.
    var extensions: [(syntax: ExtensionDeclSyntax, signature: GenericSignature?)] = []
    /// What its extensions and members ask of its placeholders, for so many extensions.
    var conditions: (count: Int, found: [MemberCondition])?
    /// Types that extensions without requirements declare inside of it.
    var nested: [DeclSyntax] = []
    /// By the types of the placeholders, in order.
    var instances: [[StaticType]: UserType] = [:]

    init(
        _ name: TokenSyntax, _ kind: UserType.Kind, _ syntax: any DeclGroupSyntax,
        _ clause: GenericParameterClauseSyntax, _ condition: GenericWhereClauseSyntax?, home: Scope
    ) {
        self.name = name.identifierText
        self.kind = kind
        self.syntax = syntax
        self.clause = clause
        self.condition = condition
        self.home = home
        range = SourceRange(name)
        names = clause.parameters.map(\.name.identifierText)
    }

    /// The types of the placeholders by name.
    func types(_ arguments: [StaticType]) -> [String: StaticType] {
        Dictionary(zip(names, arguments)) { first, _ in first }
    }
}

extension UserType {
    /// The generic type that it was made of.
    var origin: GenericType? { generic?.origin as? GenericType }
}

extension StaticType {
    /// The generic type of the scenario that it was made of.
    var origin: GenericType? { if case .user(let type) = self { type.origin } else { nil } }

    /// What the placeholders of its generic type stand for; nil for other types.
    var genericTypes: [String: StaticType]? {
        guard case .user(let type) = self, let generic = type.generic else { return nil }
        return type.origin?.types(generic.arguments)
    }
}

/// Generic types: each combination of arguments makes a type of its own. The declaration is checked with
/// stand-ins besides, and collected once with its placeholders, for calls that leave the arguments to be
/// found.
extension Checker {
    /// What the placeholders must be.
    func signature(of generic: GenericType) -> GenericSignature {
        if let known = generic.signature { return known }
        // Meanwhile, so that a requirement may name the type itself.
        generic.signature = GenericSignature(generic.names)
        let made = try? withScope(generic.home) { try makeSignature(generic.clause, generic.condition) }
        if let first = made?.signature.settled.first(where: { generic.names.contains($0.name) }) {
            let what = "the requirement that '\(first.name)' is one type"
            report(.unsupported(what, hint: nil), at: SourceRange(generic.clause))
        }
        if let made { generic.signature = made.signature }
        return generic.signature ?? GenericSignature(generic.names)
    }

    /// The type for these arguments, which are not checked; made when it is needed first.
    func instance(of generic: GenericType, _ arguments: [StaticType]) -> UserType {
        if let known = generic.instances[arguments] { return known }
        let list = arguments.map { runtimeName(of: $0) }.joined(separator: ", ")
        let type = parts.makeType("\(generic.name)<\(list)>", kind: generic.kind)
        type.generic = UserType.Arguments(origin: generic, arguments: arguments) {
            [unowned self, unowned generic] in instance(of: generic, $0)
        }
        type.outer = generic.outer
        generic.instances[arguments] = type
        let inside = Scope(.block, parent: generic.home)
        for (name, argument) in zip(generic.names, arguments) { inside[name] = .type(argument) }
        let scope = Scope(.type(.user(type)), parent: inside)
        let declaration = TypeDeclaration(type, range: generic.range, scope: scope, syntax: generic.syntax)
        declarations[ObjectIdentifier(type)] = declaration
        if generic.instances.count > Self.mostInstances || list.utf8.count > Self.longestArguments {
            report(.unsupported("a generic type for so many types", hint: nil), at: generic.range)
            declaration.hasNumberedMembers = true
            return type
        }
        if !StaticType.user(type).hasPlaceholder { declarationOrder.append(declaration) }
        let outer = typeWork
        let work = outer ?? TypeWork()
        typeWork = work
        var made = [declaration]
        collectNested(in: declaration, &made)
        add(made, to: work)
        if outer == nil { finish(work) }
        return type
    }

    private func runtimeName(of type: StaticType) -> String {
        type.isParameter ? type.description : RunContext().name(of: type, isQualified: false)
    }

    /// The type for these arguments, or a report that they are not what it asks for.
    func checkedInstance(of generic: GenericType, _ arguments: [StaticType], at range: SourceRange) throws
        -> StaticType
    {
        guard arguments.count == generic.names.count else {
            throw unsupported("this number of arguments of the type '\(generic.name)'", at: range)
        }
        if !arguments.contains(where: \.hasPlaceholder) {
            let compare: () throws -> Void = { [unowned self] in
                try self.check(generic.types(arguments), against: signature(of: generic), at: range)
            }
            // What a type further down conforms to is not known before all of them have been looked at.
            if let typeWork, typeWork.step.rawValue <= TypeWork.Step.members.rawValue {
                typeWork.bodies.append { try? compare() }
            } else {
                try compare()
            }
        }
        return .user(instance(of: generic, arguments))
    }

    /// The type that a call's arguments showed.
    func settle(
        _ type: StaticType, _ types: [String: StaticType], at range: SourceRange
    ) throws -> StaticType {
        let settled = type.substituting(types)
        guard case .user(let user) = settled, let generic = user.generic, let origin = user.origin else {
            return settled
        }
        if settled.hasPlaceholder { throw fail(.unresolvedGeneric(origin.name), at: range) }
        return try checkedInstance(of: origin, generic.arguments, at: range)
    }

    /// The initializer of the type that a call's arguments showed.
    func creation(
        _ initializer: InitializerDeclaration, _ owner: TypeDeclaration, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> Callable.Target {
        guard case .user(let user) = try settle(owner.staticType, types, at: range) else {
            throw CheckAbort()
        }
        let real = declaration(of: user)
        numberMembers(of: real)
        let all = real.initializers + templatedInitializers(of: .user(user))
        let named = all.filter { $0.fullName == initializer.fullName }
        let wanted = initializer.parameters.map { $0.type.substituting(types) }
        let fitting =
            named.count == 1
            ? named : named.filter { $0.parameters.map { $0.type.substituting(types) } == wanted }
        guard let own = fitting.first else {
            throw unsupported("this initializer of '\(user.name)'", at: range)
        }
        guard let generic = own.generic else { return .creation(own, real) }
        return .creation(try instance(of: own, generic, types, at: range), real)
    }

    /// Checks a declaration with types that have nothing but what its signature says, and each extension
    /// that is for some types only with those.
    func checkWithStandIns(_ generic: GenericType) {
        // The library's own is known to be right.
        if files.isLibrary(generic.range) { return }
        let signature = signature(of: generic)
        let conditions = conditions(of: generic).map(\.signature)
        for wanted in [signature] + conditions.map({ signature.adding($0) }) {
            let types = standIns(for: wanted)
            let arguments = generic.names.compactMap { types[$0] }
            generics.ownStandIns.insert(.user(instance(of: generic, arguments)))
        }
    }

    /// Of a generic type whose arguments are open, those that its extensions settle: `where F == Never`.
    func settledVersions(of user: UserType) -> [UserType] {
        guard let origin = user.origin, StaticType.user(user).hasPlaceholder else { return [] }
        var found: [UserType] = []
        for signature in conditions(of: origin).map(\.signature) {
            let settled = signature.settled.filter { origin.names.contains($0.name) }
            if settled.isEmpty { continue }
            let types = Dictionary(settled.map { ($0.name, $0.type) }) { first, _ in first }
            guard case .user(let version) = StaticType.user(user).substituting(types),
                !found.contains(where: { $0 === version })
            else { continue }
            found.append(version)
        }
        return found
    }

    /// Whether a type is declared inside a generic type as such: which of its versions is meant is open.
    func isInsidePattern(_ type: StaticType) -> Bool {
        guard case .user(let user) = type, user.generic == nil else { return false }
        var current: Scope? = declaration(of: user).scope.parent
        while let here = current {
            if case .type(let owner) = here.kind, owner.hasPlaceholder { return true }
            current = here.parent
        }
        return false
    }

    /// A type that is declared right inside a generic type, once it is known which of its versions is meant.
    func settled(nested type: StaticType, _ types: [String: StaticType]) -> StaticType? {
        guard case .user(let user) = type, let outer = declaration(of: user).scope.parent,
            case .type(let owner) = outer.kind
        else { return nil }
        let known = owner.substituting(types)
        guard !known.hasPlaceholder, let found = nestedType(named: user.name, in: known) else { return nil }
        return found
    }

    /// Whether code that is being checked is inside the type.
    func isInside(_ type: StaticType) -> Bool {
        var current: Scope? = scope
        while let here = current {
            if case .type(type) = here.kind { return true }
            current = here.parent
        }
        return false
    }
}

extension Member {
    /// Whether it is a case of an enum.
    var isEnumCase: Bool { if case .enumCase = self { true } else { false } }

    /// Whether it is a method of a type itself: its arguments may say which type.
    var isStaticFunction: Bool { if case .method(let method) = self { method.isStatic } else { false } }

    /// Whether it is a method or property of a type itself that the scenario declares.
    var isStaticMember: Bool {
        switch self {
        case .method(let method): method.isStatic
        case .property(let property): property.isStatic
        default: false
        }
    }
}
