/// What a call inside generic code was found to mean.
///
/// Swift settles it once, knowing nothing of the types but what the signature says. The version for
/// particular types is checked anew here, and must come to the same.
enum CallMeaning {
    /// A declaration of the scenario's that is called as it is, and its name and parameters.
    case declared(SourceRange, String, [StaticType])
    /// A member that the type itself decides about, by name and parameters.
    case open(String, [StaticType])
    /// A member of the catalogue.
    case native(String, [StaticType])
}

/// What calls in all generic code mean.
struct CallMeanings {
    /// When nothing is known of the types but what the signature says.
    var general: [SourceRange: CallMeaning] = [:]
    /// For particular types.
    var special: [(calls: [SourceRange: CallMeaning], types: [String: StaticType])] = []
    /// In extensions of a generic class of the engine's, in the kind that comes first.
    var ofKinds: [SourceRange: CallMeaning] = [:]
    /// Whether generic code is checked for particular types.
    var areForParticularTypes = false
}

extension Checker {
    /// Checks generic code with stand-ins: what calls mean there is what they have to mean for all types.
    func learnMeanings(_ body: () -> Void) {
        meanings.general.merge(recordingMeanings(body)) { first, _ in first }
    }

    /// Checks generic code with particular types.
    func compareMeanings(for types: [String: StaticType], _ body: () throws -> Void) rethrows {
        let outer = meanings.areForParticularTypes
        meanings.areForParticularTypes = true
        defer { meanings.areForParticularTypes = outer }
        meanings.special.append((try recordingMeanings(body), types))
    }

    func recordingMeanings(_ body: () throws -> Void) rethrows -> [SourceRange: CallMeaning] {
        let outer = state.meanings
        state.meanings = [:]
        defer { state.meanings = outer }
        try body()
        return state.meanings ?? [:]
    }

    /// Notes what a call means, when that is asked for.
    func noteMeaning(of callable: Callable, at range: SourceRange) {
        guard state.meanings != nil else { return }
        // First, as finding it out may make types, which changes the state.
        let meaning = callable.meaning
        state.meanings?[range] = meaning
    }

    /// Notes which property is meant.
    func noteMeaning(of property: PropertyDeclaration, at range: SourceRange) {
        guard state.meanings != nil else { return }
        let isOpen = property.requirement != nil || property.dispatch != nil
        state.meanings?[range] =
            isOpen ? .open(property.name, []) : .declared(property.range, property.name, [])
    }

    /// Reports calls that mean something else for particular types than in the generic code.
    func compareMeanings() {
        for (own, types) in meanings.special { compare(own, with: meanings.general, types) }
    }

    private func compare(
        _ own: [SourceRange: CallMeaning], with general: [SourceRange: CallMeaning],
        _ types: [String: StaticType]
    ) {
        for range in own.keys.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
            guard let special = own[range], let meant = general[range] else { continue }
            if isSame(special, as: meant, types) { continue }
            let names = types.keys.sorted().filter { !$0.contains(".") }
                .compactMap { name in types[name].map { "\(name) = \($0)" } }
            let what = "a call that means something else for \(names.joined(separator: ", "))"
            report(.unsupported(what, hint: nil), at: range)
        }
    }

    private func isSame(
        _ special: CallMeaning, as meant: CallMeaning, _ types: [String: StaticType]
    ) -> Bool {
        switch (meant, special) {
        case (.declared(let a, _, _), .declared(let b, _, _)) where a == b: return true
        case (.native(let name, _), .native(let other, _)): return name == other
        // Of what all collections have, one that says more of itself has its own in the library, and Swift's
        // have rows of the catalogue.
        case (.declared(let a, _, _), .declared(let b, _, _)):
            guard files.isLibrary(a), files.isLibrary(b) else { return false }
        case (.declared(let a, _, _), .native) where !files.isLibrary(a): return false
        case (.declared, .open): return false
        default: break
        }
        // By description, since the types inside of a generic type are others for each argument.
        return meant.name == special.name
            && meant.parameters.map { settle($0, types).description } == special.parameters.map(\.description)
    }

    private func settle(_ type: StaticType, _ types: [String: StaticType]) -> StaticType {
        type.replacing { inner in
            if case .user(let user) = inner, user.isStandIn { types[user.name] } else { nil }
        }
    }
}

extension Callable {
    fileprivate var meaning: CallMeaning {
        let types = parameters.map { $0.type.numbering(ownNames) }
        switch target {
        case .function(let function): return .declared(function.range, name, types)
        case .method(let method, _) where method.requirement == nil && method.dispatch == nil:
            return .declared(method.range, name, types)
        case .native: return .native(name, types)
        default: return .open(name, types)
        }
    }
}

extension CallMeaning {
    fileprivate var name: String {
        switch self {
        case .declared(_, let name, _), .open(let name, _), .native(let name, _): name
        }
    }

    fileprivate var parameters: [StaticType] {
        switch self {
        case .declared(_, _, let types), .open(_, let types), .native(_, let types): types
        }
    }
}
