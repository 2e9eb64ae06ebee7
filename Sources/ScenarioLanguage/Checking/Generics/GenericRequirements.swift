/// A version of a generic method or subscript of a protocol, for the types that a call found.
enum WantedVersion {
    case method(FunctionDeclaration, FunctionDeclaration, [StaticType])
    case `subscript`(SubscriptDeclaration, SubscriptDeclaration, [StaticType])

    /// The types of the placeholders, in order.
    var types: [StaticType] {
        switch self {
        case .method(_, _, let types), .subscript(_, _, let types): types
        }
    }

    /// The protocol that asks for it.
    var owner: StaticType? {
        switch self {
        case .method(_, let version, _): version.owner
        case .subscript(_, let version, _): version.owner
        }
    }

    /// What runs look it up by.
    var requirement: Requirement? {
        switch self {
        case .method(_, let version, _): version.requirement
        case .subscript(_, let version, _): version.requirement
        }
    }
}

/// Generic methods and subscripts that protocols ask for: each version that calls ask for gets a witness of
/// its own in each type that conforms.
extension Checker {
    /// Notes a version of a generic method that a protocol asks for.
    func noteRequirement(_ method: FunctionDeclaration, _ generic: GenericFunction, _ types: [StaticType]) {
        guard method.requirement != nil, let version = generic.instances[types] else { return }
        generics.wantedVersions.append(.method(method, version, types))
    }

    /// Makes what all types have for the versions that calls ask for, which may ask for more.
    func makeWitnesses() {
        var seen: [StaticType: Int] = [:]
        while problems.isEmpty, exhaustion == nil, !isOver {
            let count = generics.wantedVersions.count
            let types = declarationOrder.filter { $0.type.kind != .protocol }.map(\.staticType)
                + extensions.order + conditionalTypes
            for type in types where !type.holdsStandIn && seen[type, default: 0] < count {
                draw(count - seen[type, default: 0])
                for wanted in generics.wantedVersions[seen[type, default: 0]..<count] {
                    makeWitness(for: wanted, of: type)
                }
                seen[type] = count
            }
            if pendingBodies.isEmpty { return }
            checkPendingBodies()
        }
    }

    private func makeWitness(for wanted: WantedVersion, of type: StaticType) {
        guard let owner = wanted.owner, let requirement = wanted.requirement,
            !wanted.types.contains(where: \.holdsStandIn), conversionCost(from: type, to: owner) != nil
        else { return }
        let made: Witness? = switch wanted {
        case .method(let method, let version, let types): witness(method, version, types, in: type)
        case .subscript(let declared, let version, let types): witness(declared, version, types, in: type)
        }
        if let made { generics.witnesses[type, default: [:]][ObjectIdentifier(requirement)] = made }
    }

    private func witness(
        _ wanted: FunctionDeclaration, _ version: FunctionDeclaration, _ types: [StaticType],
        in type: StaticType
    ) -> Witness? {
        guard let (method, generic, _) = answer(to: wanted, version, types, in: type) else { return nil }
        let all = Dictionary(zip(generic.signature.names, types)) { first, _ in first }
        guard let own = try? instance(of: method, generic, all, at: method.range) else { return nil }
        return .method(own.code, isMutating: own.isMutating)
    }

    private func witness(
        _ wanted: SubscriptDeclaration, _ version: SubscriptDeclaration, _ types: [StaticType],
        in type: StaticType
    ) -> Witness? {
        guard let (declared, generic) = answer(to: wanted, version, types, in: type) else { return nil }
        let all = Dictionary(zip(generic.signature.names, types)) { first, _ in first }
        let range = SourceRange(generic.syntax.subscriptKeyword)
        return (try? instance(of: declared, generic, all, at: range))?.witness
    }

    /// What a type has for a generic method that a protocol asks for, whatever the placeholders are.
    func genericWitness(for wanted: FunctionDeclaration, in type: StaticType) -> Witness? {
        guard let generic = wanted.generic else { return nil }
        let types = standIns(for: generic.signature)
        let names = generic.signature.names.compactMap { types[$0] }
        let found = attempt { () throws -> Witness in
            let asked = try makeInstance(of: wanted, generic, types)
            guard let own = answer(to: wanted, asked.function, names, in: type) else { throw CheckAbort() }
            return .method(own.version.code, isMutating: own.version.isMutating)
        }
        return found?.result
    }

    /// The same of a generic subscript.
    func genericWitness(for wanted: SubscriptDeclaration, in type: StaticType) -> SubscriptDeclaration? {
        guard let generic = wanted.generic else { return nil }
        let types = standIns(for: generic.signature)
        let names = generic.signature.names.compactMap { types[$0] }
        return attempt { () throws -> SubscriptDeclaration in
            let asked = try makeInstance(of: wanted, generic, types).declared
            guard let own = answer(to: wanted, asked, names, in: type) else { throw CheckAbort() }
            return own.0
        }?.result
    }

    /// The method of a type that has the types of a version, and asks no more of the placeholders.
    private func answer(
        to wanted: FunctionDeclaration, _ version: FunctionDeclaration, _ types: [StaticType],
        in type: StaticType
    ) -> (FunctionDeclaration, GenericFunction, version: FunctionDeclaration)? {
        guard case .method(let asked) = self.version(of: .method(version), for: type) else { return nil }
        let found = wanted.isStatic
            ? statics(named: wanted.name, of: type) : members(named: wanted.name, of: type)
        // What a protocol's extension has is for types without a method of their own.
        let sorted = found.filter { !$0.isDefault } + found.filter(\.isDefault)
        for case .method(let method) in sorted where method.requirement == nil {
            guard let generic = method.generic, generic.signature.names.count == types.count,
                method.fullName == asked.fullName, method.effect.fits(asked.effect)
            else { continue }
            let all = Dictionary(zip(generic.signature.names, types)) { first, _ in first }
            guard satisfies(all, generic.signature) else { continue }
            let own = attempt {
                try keepingBodies { try makeInstance(of: method, generic, all).function }
            }?.result
            guard let own, own.parameters.map(\.type) == asked.parameters.map(\.type),
                own.result == asked.result || conversionCost(from: own.result, to: asked.result) != nil
            else { continue }
            return (method, generic, own)
        }
        return nil
    }

    private func answer(
        to wanted: SubscriptDeclaration, _ version: SubscriptDeclaration, _ types: [StaticType],
        in type: StaticType
    ) -> (SubscriptDeclaration, GenericSubscript)? {
        for declared in ownSubscripts(of: type, isStatic: wanted.isStatic) where !declared.isRequirement {
            guard let generic = declared.generic, generic.signature.names.count == types.count
            else { continue }
            let all = Dictionary(zip(generic.signature.names, types)) { first, _ in first }
            guard satisfies(all, generic.signature),
                let own = attempt({ try makeInstance(of: declared, generic, all).declared })?.result,
                plainWitness(for: version, in: type, [own]) != nil
            else { continue }
            return (declared, generic)
        }
        return nil
    }

    /// Makes something only to look at it: its bodies stay unchecked.
    private func keepingBodies<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pendingBodies
        defer { pendingBodies = outer }
        return try body()
    }
}

extension SubscriptDeclaration {
    /// The subscript as what a type has for a requirement.
    var witness: Witness { .subscript(code, keepsType: owner?.isErased == true) }
}

extension FunctionDeclaration {
    /// The types of its parameters, in which its own placeholders are known by their numbers.
    var typesByPosition: [StaticType] {
        parameters.map { $0.type.numbering(generic?.signature.names ?? []) }
    }
}

extension StaticType {
    /// The type with placeholders known by their numbers.
    func numbering(_ names: [String]) -> StaticType {
        if names.isEmpty { return self }
        let numbered = names.enumerated().map { ($1, StaticType.parameter("\($0)")) }
        return substituting(Dictionary(numbered) { first, _ in first })
    }
}

extension GenericFunction? {
    /// Whether types hold placeholders other than the function's own.
    func hasOpen(_ types: [StaticType]) -> Bool { types.holdPlaceholders(besides: self?.signature) }
}

extension GenericSubscript? {
    /// Whether types hold placeholders other than the subscript's own.
    func hasOpen(_ types: [StaticType]) -> Bool { types.holdPlaceholders(besides: self?.signature) }
}

extension [StaticType] {
    fileprivate func holdPlaceholders(besides signature: GenericSignature?) -> Bool {
        guard let signature else { return contains(where: \.hasPlaceholder) }
        var isOpen = false
        for type in self {
            _ = type.replacing { part in
                if case .parameter(let name) = part {
                    let start = name.prefix { $0 != "." }
                    if !signature.names.contains(String(start)) { isOpen = true }
                }
                return nil
            }
        }
        return isOpen
    }
}
