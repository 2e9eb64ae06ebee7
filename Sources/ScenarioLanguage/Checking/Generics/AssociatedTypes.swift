import SwiftSyntax

/// Associated types of the scenario's protocols.
///
/// In what a protocol asks for, `Self` and its associated types are the placeholders `Self` and `Self.Item`.
/// Whoever looks such a member up for a type gets the version for that type (`RequirementVersions`).
extension Checker {
    /// The associated types of a protocol and of those that it inherits from, each name once.
    func associatedTypes(of wanted: UserType) -> [AssociatedTypeDeclSyntax] {
        guard associations.areDeclared else { return [] }
        var seen: Set<UserType> = []
        var names: Set<String> = []
        return allAssociated(of: wanted, &seen).filter { names.insert($0.name.identifierText).inserted }
    }

    private func allAssociated(
        of wanted: UserType, _ seen: inout Set<UserType>
    ) -> [AssociatedTypeDeclSyntax] {
        guard seen.insert(wanted).inserted else { return [] }
        var found = declaration(of: wanted).syntax.associatedTypes
        for case .user(let inherited) in wanted.protocols { found += allAssociated(of: inherited, &seen) }
        return found
    }

    /// The names of the associated types of all protocols that a type conforms to.
    func associatedNames(of type: StaticType) -> [String] {
        guard associations.areDeclared else { return [] }
        let names = namedProtocols(of: type).flatMap { associatedTypes(of: $0) }.map(\.name.identifierText)
        return (conformances.conforms(type, to: .rawRepresentable) ? names + ["RawValue"] : names).unique
    }

    /// The protocols of the scenario that a type, its superclasses and extensions of those name.
    func namedProtocols(of type: StaticType) -> [UserType] {
        var found: [UserType] = []
        var current: StaticType? = type
        while let here = current {
            if case .user(let user) = here {
                if user.kind == .protocol, !user.isStandIn { found.append(user) }
                for case .user(let wanted) in user.protocols { found.append(wanted) }
                current = user.superclass
            } else {
                found += conformances.protocols(addedTo: here) + conformances.sequences.conformed(by: here)
                current = catalogue.record(of: here)?.superclass.map { .native($0) }
            }
        }
        return found
    }

    /// What an associated type is for a type that conforms; nil for the protocol itself.
    func associated(_ name: String, for type: StaticType) -> StaticType? {
        guard let found = nestedType(named: name, in: type), !found.isOfSelf else { return nil }
        return found
    }

    /// Adds what the types' associated types are: `C.Item` beside `C`.
    func completed(_ types: [String: StaticType]) -> [String: StaticType] {
        guard associations.areDeclared else { return types }
        var all = types
        var open = types
        for _ in 0..<Self.deepestAssociation where !open.isEmpty {
            var found: [String: StaticType] = [:]
            for (name, type) in open where !type.isParameter {
                for member in associatedNames(of: type) where all["\(name).\(member)"] == nil {
                    found["\(name).\(member)"] = associated(member, for: type)
                }
            }
            all.merge(found) { known, _ in known }
            open = found
        }
        return all
    }

    /// `C.Item.Element.Index` is as far as anybody goes.
    static let deepestAssociation = 3

    // MARK: What a protocol asks of them

    /// What a protocol asks of its associated types, with their names as `Self.Item`.
    func associatedSignature(of wanted: UserType) -> GenericSignature {
        let declaration = declaration(of: wanted)
        if let known = declaration.associatedSignature { return known }
        let signature = GenericSignature(["Self"])
        // Meanwhile, so that a requirement may name the protocol itself.
        declaration.associatedSignature = signature
        signature.add(bound: .user(wanted), "Self")
        withScope(declaration.scope) {
            for syntax in declaration.syntax.associatedTypes {
                let name = "Self.\(syntax.name.identifierText)"
                signature.dependents.insert(name)
                for entry in syntax.inheritanceClause?.inheritedTypes ?? [] {
                    try? add(entry.type, to: signature, name)
                }
                if let clause = syntax.genericWhereClause { try? add(clause, to: signature) }
            }
            if let clause = declaration.syntax.as(ProtocolDeclSyntax.self)?.genericWhereClause {
                for requirement in clause.requirements where requirement.boundOfSelf == nil {
                    try? add(requirement, to: signature)
                }
            }
        }
        return signature
    }

    /// A signature with what its protocols ask of their associated types.
    func expanded(_ signature: GenericSignature) -> GenericSignature {
        guard associations.areDeclared else { return signature }
        let all = signature.adding(GenericSignature([]))
        var next = 0
        while next < all.bounds.count, next < Self.mostInstances {
            let (name, type) = all.bounds[next]
            next += 1
            guard case .user(let wanted) = type, wanted.kind == .protocol,
                name.depth < Self.deepestAssociation
            else { continue }
            for part in [wanted] + inherited(by: wanted) {
                all.add(associatedSignature(of: part), as: name)
            }
        }
        return all
    }

    private func inherited(by wanted: UserType) -> [UserType] {
        var found: [UserType] = []
        for case .user(let user) in wanted.protocols where user != wanted {
            found += [user] + inherited(by: user)
        }
        return found
    }

    // MARK: What a type has for them

    /// What is found out of a type's members for an associated type that it does not declare.
    func inferredType(named name: String, of home: ConformingType) -> StaticType? {
        guard associations.areDeclared else { return nil }
        let asking = home.protocols.filter { isAssociated(name, of: $0) }
        if asking.isEmpty { return nil }
        // `Box<Item>`: a placeholder's name says what the associated type of that name is.
        if let argument = home.type.genericTypes?[name] { return argument }
        let key = AssociationKey(type: home.type, name: name)
        if let known = associations.inferred[key] { return known }
        guard associations.open.insert(key).inserted else { return nil }
        defer { associations.open.remove(key) }
        let parts = asking.flatMap { [$0] + inherited(by: $0) }
        var found: StaticType?
        for part in parts where found == nil { found = infer(name, asked: part, of: home) }
        for wanted in asking where found == nil { found = fallback(for: name, of: wanted, home) }
        if let found { associations.inferred[key] = found }
        return found
    }

    /// The same for a type that extensions make conform.
    func inferredType(named name: String, ofExtended type: StaticType) -> StaticType? {
        guard associations.areDeclared, let added = extensions.ofNative[type] else { return nil }
        return inferredType(named: name, of: conforming(added))
    }

    private func isAssociated(_ name: String, of wanted: UserType) -> Bool {
        associatedTypes(of: wanted).contains { $0.name.identifierText == name }
    }

    /// `associatedtype Item = Int`
    private func fallback(for name: String, of wanted: UserType, _ home: ConformingType) -> StaticType? {
        for part in [wanted] + inherited(by: wanted) {
            for syntax in declaration(of: part).syntax.associatedTypes
            where syntax.name.identifierText == name {
                guard let value = syntax.initializer?.value else { continue }
                let scope = declaration(of: part).scope
                guard let type = attempt({ try withScope(scope) { try resolve(value) } })?.result else {
                    continue
                }
                let settled = type.substituting(completed(["Self": home.type]))
                if !settled.isOfSelf { return settled }
            }
        }
        return nil
    }

    /// What extensions of a protocol have for all types that conform, where `Self` is the type.
    private func defaultMembers(of wanted: UserType, for type: StaticType) -> [(DeclSyntax, Scope)] {
        extensions.templates.flatMap { template -> [(DeclSyntax, Scope)] in
            guard case .own(wanted) = template.subject,
                template.signature.bounds(of: "Self").allSatisfy({
                    conversionCost(from: type, to: $0) != nil
                })
            else { return [] }
            return template.members.map { ($0, declaration(of: wanted).scope) }
        }
    }

    private func infer(_ name: String, asked wanted: UserType, of home: ConformingType) -> StaticType? {
        let asking = declaration(of: wanted)
        let defaults = defaultMembers(of: wanted, for: home.type)
        for requirement in asking.syntax.memberBlock.members.map(\.decl) where requirement.names(name) {
            for (witness, scope) in home.members.map({ ($0, home.scope) }) + defaults {
                var types: [String: StaticType] = [:]
                var pairs: [(asked: StaticType, given: StaticType)] = []
                for (pattern, written) in requirement.typePairs(with: witness) {
                    let asked = attempt { try withScope(asking.scope) { try resolve(pattern) } }?.result
                    let given = attempt { try withScope(scope) { try resolve(written) } }?.result
                    guard let asked, let given else { continue }
                    pairs.append((asked, given))
                    if written.isOpaque { associations.opaque.insert(given) }
                    infer(asked, from: given, &types)
                    if case .parameter(let open) = asked, given == .never, types[open] == nil {
                        types[open] = .never
                    }
                }
                if requirement.is(SubscriptDeclSyntax.self), isOther(pairs, of: home, name) { continue }
                guard let found = types["Self.\(name)"]?.substituting(["Self": home.type]) else { continue }
                if !found.isOfSelf { return found }
            }
            guard let names = requirement.as(VariableDeclSyntax.self).map({ _ in requirement.memberNames }),
                let own = names.first, let pattern = requirement.typeOfVariable
            else { continue }
            // Its type is that of its initial value.
            for case .property(let property) in home.declared(own) where property.requirement == nil {
                let asked = attempt { try withScope(asking.scope) { try resolve(pattern) } }?.result
                let given = try? type(of: property, at: property.range)
                var types: [String: StaticType] = [:]
                if let asked, let given { infer(asked, from: given, &types) }
                if let found = types["Self.\(name)"] { return found }
            }
        }
        return nil
    }

    /// Whether a subscript of a type is another one than a protocol asks for: its place is of another type.
    private func isOther(
        _ pairs: [(asked: StaticType, given: StaticType)], of home: ConformingType, _ name: String
    ) -> Bool {
        var types: [String: StaticType] = [:]
        if name != "Index", let index = associated("Index", for: home.type) { types["Self.Index"] = index }
        return pairs.contains { asked, given in
            let known = asked.substituting(types)
            return !known.hasPlaceholder && known != given
        }
    }
}

/// What is being looked for: an associated type of a type.
struct AssociationKey: Hashable {
    let type: StaticType
    let name: String
}

/// A type that conforms to protocols, and the text of its members.
struct ConformingType {
    let type: StaticType
    let protocols: [UserType]
    let scope: Scope
    let members: [DeclSyntax]
    /// The members with a name, once they are collected.
    let declared: (_ name: String) -> [Member]
}

extension Checker {
    func conforming(_ user: UserType) -> ConformingType {
        let declaration = declaration(of: user)
        var blocks = [declaration.syntax.memberBlock] + declaration.extensions.map(\.memberBlock)
        blocks += user.origin?.extensions.map(\.syntax.memberBlock) ?? []
        var protocols: [UserType] = []
        for case .user(let wanted) in user.protocols { protocols.append(wanted) }
        return ConformingType(
            type: .user(user), protocols: protocols, scope: declaration.scope,
            members: blocks.flatMap(\.members).map(\.decl)
        ) { (declaration.members[$0] ?? []) + (declaration.statics[$0] ?? []) }
    }

    func conforming(_ added: NativeExtension) -> ConformingType {
        ConformingType(
            type: added.type, protocols: conformances.protocols(addedTo: added.type), scope: added.scope,
            members: added.syntaxes.flatMap(\.memberBlock.members).map(\.decl)
        ) { (added.members[$0] ?? []) + (added.statics[$0] ?? []) }
    }
}

extension DeclGroupSyntax {
    var associatedTypes: [AssociatedTypeDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    }
}

extension StaticType {
    /// Whether it is `Self` or an associated type in what a protocol asks for.
    var isOfSelf: Bool {
        if case .parameter(let name) = self { name == "Self" || name.hasPrefix("Self.") } else { false }
    }
}

extension String {
    /// How many associated types a placeholder's name goes through.
    fileprivate var depth: Int { count { $0 == "." } }
}

extension DeclSyntax {
    /// Whether a name is in it.
    fileprivate func names(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    /// The written type of a variable.
    fileprivate var typeOfVariable: TypeSyntax? {
        self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }

    /// The types of a requirement beside those of a member that may answer it.
    fileprivate func typePairs(with witness: DeclSyntax) -> [(TypeSyntax, TypeSyntax)] {
        if let asked = self.as(FunctionDeclSyntax.self), let given = witness.as(FunctionDeclSyntax.self),
            asked.name.text == given.name.text
        {
            let (one, two) = (asked.signature, given.signature)
            var pairs = one.parameterClause.typePairs(with: two.parameterClause)
            if let result = one.returnClause?.type, let own = two.returnClause?.type, pairs != nil {
                pairs?.append((result, own))
            }
            if let error = one.effectSpecifiers?.throwsClause?.type, pairs != nil {
                pairs?.append((error, two.thrownType))
            }
            return pairs ?? []
        }
        if let asked = self.as(InitializerDeclSyntax.self), let given = witness.as(InitializerDeclSyntax.self)
        {
            return asked.signature.parameterClause.typePairs(with: given.signature.parameterClause) ?? []
        }
        if let asked = self.as(SubscriptDeclSyntax.self), let given = witness.as(SubscriptDeclSyntax.self) {
            let places = asked.parameterClause.typePairs(with: given.parameterClause, hasLabels: false)
            return places.map { $0 + [(asked.returnClause.type, given.returnClause.type)] } ?? []
        }
        if memberNames == witness.memberNames, let type = typeOfVariable, let own = witness.typeOfVariable {
            return [(type, own)]
        }
        return []
    }
}

extension TypeSyntax {
    /// Whether it is `some P`.
    fileprivate var isOpaque: Bool {
        self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    }
}

extension FunctionSignatureSyntax {
    /// The type of the errors that it throws: `Never` where it throws none.
    fileprivate var thrownType: TypeSyntax {
        let clause = effectSpecifiers?.throwsClause
        if let written = clause?.type { return written }
        return TypeSyntax(IdentifierTypeSyntax(name: .identifier(clause == nil ? "Never" : "Error")))
    }
}

extension FunctionParameterClauseSyntax {
    /// The types of the parameters side by side; nil when the labels are others.
    fileprivate func typePairs(
        with other: FunctionParameterClauseSyntax, hasLabels: Bool = true
    ) -> [(TypeSyntax, TypeSyntax)]? {
        func labels(_ parameters: FunctionParameterListSyntax) -> [String?] {
            // A subscript's parameter has a label only where two names are written.
            parameters.map { hasLabels || $0.secondName != nil ? $0.firstName.text : nil }
        }
        guard labels(parameters) == labels(other.parameters) else { return nil }
        return zip(parameters, other.parameters).map { ($0.type, $1.type) }
    }
}
