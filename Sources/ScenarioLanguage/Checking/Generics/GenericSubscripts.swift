import SwiftSyntax

/// The versions of a generic subscript that calls asked for.
final class GenericSubscript {
    let signature: GenericSignature
    /// Where it was declared.
    let place: MemberPlace
    let syntax: SubscriptDeclSyntax
    /// By the types of the placeholders, in order.
    var instances: [[StaticType]: SubscriptDeclaration] = [:]

    init(_ signature: GenericSignature, _ place: MemberPlace, _ syntax: SubscriptDeclSyntax) {
        self.signature = signature
        self.place = place
        self.syntax = syntax
    }
}

/// `subscript<K: Hashable>(key: K)`: each use makes a version for its types, as a call of a generic function
/// does.
extension Checker {
    /// Makes a subscript with placeholders of its own; nil when it has none.
    func makeGeneric(_ syntax: SubscriptDeclSyntax, in place: MemberPlace) throws -> SubscriptDeclaration? {
        let opaque = syntax.parameterClause.parameters.flatMap { Syntax($0.type).opaqueTypes }
        if syntax.genericParameterClause == nil, opaque.isEmpty { return nil }
        let (signature, inside) = try withScope(place.scope) {
            try makeSignature(
                syntax.genericParameterClause, syntax.genericWhereClause, opaque: opaque, isMember: true)
        }
        if signature.names.isEmpty { return nil }
        if place.type.holdsOpaque {
            throw unsupported(
                "a generic subscript of '\(place.type)'", at: SourceRange(syntax.parameterClause))
        }
        let made = try makeSubscript(syntax, in: place, inside)
        if made.isOverride { throw unsupported("overriding a generic subscript", at: made.range) }
        for type in made.parameters.map(\.type) + [made.result] { imply(type, in: signature) }
        made.generic = GenericSubscript(signature, place, syntax)
        generics.subscripts.append(made)
        return made
    }

    /// Announces a generic subscript, whose body is checked with stand-ins first.
    func collect(
        _ made: SubscriptDeclaration, _ syntax: SubscriptDeclSyntax, in place: MemberPlace
    ) throws {
        if syntax.accessorBlock?.mentionsSetter == true, !made.isSettable {
            made.code.setter = parts.makeCode("subscript")
        }
        place.add(made)
        if made.isRequirement { return }
        pendingBodies.append { [unowned self] in
            guard let generic = made.generic else { return }
            if let standIn = place.scope.standIn, standIn != place.type { return }
            if place.type.origin != nil, !generics.ownStandIns.contains(place.type) { return }
            if files.isLibrary(SourceRange(syntax)) { return }
            guard let version = try? makeInstance(of: made, generic, standIns(for: generic.signature)) else {
                return
            }
            for body in version.bodies { learnMeanings(body) }
        }
    }

    /// The version of a generic subscript for the types of a use.
    func instance(
        of declared: SubscriptDeclaration, _ generic: GenericSubscript, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> SubscriptDeclaration {
        let key = generic.signature.names.compactMap { types[$0] }
        guard key.count == generic.signature.names.count else {
            throw fail(.unresolvedGeneric(declared.fullName), at: range)
        }
        if let known = generic.instances[key] { return known }
        try check(types, against: generic.signature, at: range)
        guard generic.instances.count < Self.mostInstances,
            key.reduce(0, { $0 + $1.description.utf8.count }) <= Self.longestArguments
        else {
            throw unsupported("a generic subscript for so many types", at: range)
        }
        let version = try makeInstance(of: declared, generic, types)
        generic.instances[key] = version.declared
        if declared.isRequirement {
            generics.wantedVersions.append(.subscript(declared, version.declared, key))
        }
        let owner = generic.place.type
        let outer = placeholders(of: owner).merging(owner.genericTypes ?? [:]) { $1 }
        let all = types.merging(outer) { own, _ in own }
        pendingBodies += version.bodies.map { body in
            { [unowned self] in compareMeanings(for: completed(all), body) }
        }
        return version.declared
    }

    /// A version of a subscript, and its bodies, which nobody checked.
    func makeInstance(
        of declared: SubscriptDeclaration, _ generic: GenericSubscript, _ types: [String: StaticType]
    ) throws -> (declared: SubscriptDeclaration, bodies: [() -> Void]) {
        let inside = Scope(.block, parent: generic.place.scope)
        for name in generic.signature.names { if let type = types[name] { inside[name] = .type(type) } }
        let outer = pendingBodies
        pendingBodies = []
        defer { pendingBodies = outer }
        let made = try makeSubscript(generic.syntax, in: generic.place, inside)
        if !declared.isRequirement {
            try collectAccessors(
                of: made, generic.syntax, in: generic.place, inside,
                at: SourceRange(generic.syntax.subscriptKeyword))
        }
        return (made, pendingBodies)
    }
}
