import SwiftSyntax

/// `typealias Pair<T> = (T, T)`
struct GenericAlias {
    let syntax: TypeAliasDeclSyntax
    let clause: GenericParameterClauseSyntax
    /// The inside of what it is declared in.
    let home: Scope

    /// The placeholders in order.
    var names: [String] { clause.parameters.map(\.name.identifierText) }
}

/// What `typealias` declares.
struct AliasTable {
    /// The names of all of them.
    var names: Set<String> = []
    /// The generic ones, by name.
    var generic: [String: [GenericAlias]] = [:]
    /// How many of those are being looked into.
    var depth = 0
    /// Those whose types are looked for when it is known what types inherit.
    var postponed: [(syntax: DeclSyntax, home: (any TypeHome)?, scope: Scope)] = []
}

/// Generic `typealias` declarations: each use is the type with the placeholders replaced.
extension Checker {
    /// Aliases that lead to aliases, one inside the other.
    private static let deepestAlias = 16

    func declare(_ alias: TypeAliasDeclSyntax, _ clause: GenericParameterClauseSyntax, in home: Scope) {
        let made = GenericAlias(syntax: alias, clause: clause, home: home)
        let name = alias.name.identifierText
        guard !aliases.generic[name, default: []].contains(where: { $0.home === home }) else { return }
        aliases.names.insert(name)
        aliases.generic[name, default: []].append(made)
        // Inside a generic type, what its uses come to shows whether it is right.
        if case .type(let owner) = home.kind, owner.genericTypes != nil { return }
        pendingBodies.append { [unowned self] in
            // What is wrong for all types is reported where it is.
            _ = try? withScope(home) {
                let inside = try makeSignature(clause, alias.genericWhereClause).inside
                _ = try withScope(inside) { try resolve(alias.initializer.value) }
            }
        }
    }

    /// The alias of this name that is nearest to where the code is.
    func genericAlias(named name: String) -> GenericAlias? {
        guard let known = aliases.generic[name] else { return nil }
        var current: Scope? = scope
        while let here = current {
            if let found = known.first(where: { $0.home === here }) { return found }
            current = here.parent
        }
        return nil
    }

    /// The alias of this name that a type of the scenario declares.
    func genericAlias(named name: String, in type: StaticType) -> GenericAlias? {
        guard let known = aliases.generic[name], case .user(let user) = type else { return nil }
        let inside = declaration(of: user).scope
        return known.first { $0.home === inside }
    }

    /// The type that an alias is for these arguments.
    func resolve(
        _ alias: GenericAlias, _ arguments: [StaticType], at range: SourceRange
    ) throws -> StaticType {
        let names = alias.names
        if arguments.isEmpty { throw fail(.unresolvedGeneric(alias.syntax.name.text), at: range) }
        guard arguments.count == names.count else {
            throw unsupported("this number of arguments of '\(alias.syntax.name.text)'", at: range)
        }
        guard aliases.depth < Self.deepestAlias else {
            throw fail(.cyclicDefinition(alias.syntax.name.text), at: range)
        }
        aliases.depth += 1
        defer { aliases.depth -= 1 }
        let inside = Scope(.block, parent: alias.home)
        for (name, argument) in zip(names, arguments) { inside[name] = .type(argument) }
        let types = Dictionary(zip(names, arguments)) { first, _ in first }
        if !arguments.contains(where: \.hasPlaceholder) {
            let compare: () -> Void = { [unowned self] in
                let signature = try? withScope(alias.home) {
                    try makeSignature(alias.clause, alias.syntax.genericWhereClause).signature
                }
                guard let signature else { return }
                _ = try? check(types, against: signature, at: range)
            }
            // What a type further down conforms to is not known before all of them have been looked at.
            if let typeWork, typeWork.step.rawValue <= TypeWork.Step.members.rawValue {
                typeWork.bodies.append(compare)
            } else {
                compare()
            }
        }
        return try withScope(inside) { try resolve(alias.syntax.initializer.value) }
    }
}
