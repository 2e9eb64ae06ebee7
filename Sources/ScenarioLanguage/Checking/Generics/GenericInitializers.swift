import SwiftSyntax

/// The versions of a generic initializer that calls asked for.
final class GenericInitializer {
    let signature: GenericSignature
    /// Where it was declared.
    let home: Scope
    /// The type that it gives its initial values, or what stands for one that is not the scenario's.
    let owner: TypeDeclaration
    let place: MemberPlace
    /// By the types of the placeholders, in order.
    var instances: [[StaticType]: InitializerDeclaration] = [:]
    /// Those of subclasses that inherit it.
    var heirs: [(declaration: TypeDeclaration, generic: GenericInitializer)] = []
    /// Whether it is inherited: then the superclass makes its versions.
    let original: InitializerDeclaration?

    init(
        _ signature: GenericSignature, home: Scope, owner: TypeDeclaration, place: MemberPlace,
        inheriting original: InitializerDeclaration? = nil
    ) {
        self.signature = signature
        self.home = home
        self.owner = owner
        self.place = place
        self.original = original
    }
}

/// Generic initializers: a call makes a version for its types, as with functions.
extension Checker {
    /// The generic initializer that is written here; nil for one without placeholders.
    func makeGeneric(
        _ syntax: InitializerDeclSyntax, _ declaration: TypeDeclaration, in place: MemberPlace
    ) throws -> (generic: GenericInitializer, inside: Scope)? {
        let opaque = syntax.signature.opaqueTypes
        guard syntax.genericParameterClause != nil || !opaque.isEmpty else { return nil }
        let (signature, inside) = try withScope(place.scope) {
            try makeSignature(
                syntax.genericParameterClause, syntax.genericWhereClause, opaque: opaque, isMember: true)
        }
        if signature.names.isEmpty { return nil }
        let range = SourceRange(syntax.initKeyword)
        if place.isProtocol, !place.isExtension {
            throw unsupported("a generic initializer in a protocol", at: range)
        }
        if place.type.holdsOpaque {
            throw unsupported("a generic initializer of '\(place.type)'", at: range)
        }
        if let first = signature.settled.first(where: { signature.names.contains($0.name) }) {
            throw unsupported("the requirement that '\(first.name)' is one type", at: range)
        }
        for word in syntax.modifiers.map(\.name) where ["override", "required"].contains(word.text) {
            throw unsupported("a generic initializer that is '\(word.text)'", at: SourceRange(word))
        }
        return (GenericInitializer(signature, home: place.scope, owner: declaration, place: place), inside)
    }

    /// Checks the body with types that have nothing but what the signature says.
    func checkGenericBody(of made: InitializerDeclaration, _ generic: GenericInitializer) {
        let owner = generic.place.type
        if owner.origin != nil, !generics.ownStandIns.contains(owner) { return }
        // What it means for all types, the stand-ins say.
        if let standIn = generic.place.scope.standIn, standIn != owner { return }
        let types = standIns(for: generic.signature)
        guard let (version, scope) = try? makeInstance(of: made, generic, types),
            case .code(let code, _) = version.initializer.body
        else { return }
        learnMeanings { checkBody(of: version, code, generic.owner, as: owner, in: scope) }
    }

    /// The version of a generic initializer for the types of a call.
    func instance(
        of made: InitializerDeclaration, _ generic: GenericInitializer, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> InitializerDeclaration {
        let key = generic.signature.names.compactMap { types[$0] }
        guard key.count == generic.signature.names.count else {
            throw fail(.unresolvedGeneric(made.fullName), at: range)
        }
        if let known = generic.instances[key] { return known }
        if let original = generic.original, let source = original.generic {
            _ = try instance(of: original, source, types, at: range)
            if let known = generic.instances[key] { return known }
            throw CheckAbort()
        }
        try check(types, against: generic.signature, at: range)
        guard generic.instances.count < Self.mostInstances,
            key.reduce(0, { $0 + $1.description.utf8.count }) <= Self.longestArguments
        else {
            throw unsupported("a generic initializer for so many types", at: range)
        }
        let (version, scope) = try makeInstance(of: made, generic, types)
        guard case .code(let code, _) = version.initializer.body else { throw CheckAbort() }
        keep(version, generic, key)
        let owner = generic.place.type
        pendingBodies.append { [unowned self] in
            let all = placeholders(of: owner).merging(owner.genericTypes ?? [:]) { $1 }
            compareMeanings(for: completed(types.merging(all) { own, _ in own })) {
                checkBody(of: version, code, generic.owner, as: owner, in: scope)
            }
        }
        return version
    }

    /// Keeps a version, and gives it to the subclasses that inherit it.
    private func keep(
        _ version: InitializerDeclaration, _ generic: GenericInitializer, _ key: [StaticType]
    ) {
        generic.instances[key] = version
        let runtime = generic.owner.runtime
        runtime.initializers[version.initializer.identity] = version.initializer
        for (declaration, heir) in generic.heirs {
            keep(inherited(version, declaration), heir, key)
        }
    }

    /// Lets a subclass inherit a generic initializer with its versions.
    func inherit(
        _ made: InitializerDeclaration, _ generic: GenericInitializer, to heir: InitializerDeclaration,
        _ declaration: TypeDeclaration
    ) {
        let own = GenericInitializer(
            generic.signature, home: generic.home, owner: declaration, place: generic.place,
            inheriting: made)
        heir.generic = own
        generics.initializers.append(heir)
        generic.heirs.append((declaration, own))
        for (key, version) in generic.instances { keep(inherited(version, declaration), own, key) }
    }

    private func makeInstance(
        of made: InitializerDeclaration, _ generic: GenericInitializer, _ types: [String: StaticType]
    ) throws -> (version: InitializerDeclaration, scope: Scope) {
        guard let syntax = made.syntax else { throw CheckAbort() }
        let inside = Scope(.block, parent: generic.home)
        for name in generic.signature.names { if let type = types[name] { inside[name] = .type(type) } }
        let version = try makeInitializer(syntax, generic.owner, in: generic.place, inside)
        return (version, inside)
    }
}
