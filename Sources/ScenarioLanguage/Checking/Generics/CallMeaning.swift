/// What a call inside generic code was found to mean.
///
/// Swift settles it once, knowing nothing of the types but what the signature says. The version for
/// particular types is checked anew here, and must come to the same.
enum CallMeaning {
    /// A declaration of the scenario's that is called as it stands, and its name and parameters.
    case declared(SourceRange, String, [StaticType])
    /// A member that the type itself decides about, by name and parameters.
    case open(String, [StaticType])
}

extension Checker {
    /// Checks generic code with stand-ins: what calls mean there is what they have to mean for all types.
    func learnMeanings(_ body: () -> Void) {
        generalMeanings.merge(recordingMeanings(body)) { first, _ in first }
    }

    /// Checks generic code with particular types.
    func compareMeanings(for types: [String: StaticType], _ body: () -> Void) {
        let outer = isForParticularTypes
        isForParticularTypes = true
        defer { isForParticularTypes = outer }
        specialMeanings.append((recordingMeanings(body), types))
    }

    func recordingMeanings(_ body: () -> Void) -> [SourceRange: CallMeaning] {
        let outer = meanings
        meanings = [:]
        defer { meanings = outer }
        body()
        return meanings ?? [:]
    }

    /// Notes what a call means, when that is asked for.
    func noteMeaning(of callable: Callable, at range: SourceRange) {
        guard meanings != nil else { return }
        meanings?[range] = callable.meaning
    }

    /// Notes which property is meant.
    func noteMeaning(of property: PropertyDeclaration, at range: SourceRange) {
        guard meanings != nil else { return }
        let isOpen = property.requirement != nil || property.dispatch != nil
        meanings?[range] = isOpen ? .open(property.name, []) : .declared(property.range, property.name, [])
    }

    /// Reports calls that mean something else for particular types than in the generic code.
    func compareMeanings() {
        for (own, types) in specialMeanings { compare(own, with: generalMeanings, types) }
    }

    private func compare(
        _ own: [SourceRange: CallMeaning], with general: [SourceRange: CallMeaning],
        _ types: [String: StaticType]
    ) {
        for range in own.keys.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
            guard let special = own[range], let meant = general[range] else { continue }
            let isSame: Bool
            switch (meant, special) {
            case (.declared(let a, let name, _), .declared(let b, let other, _)):
                isSame = a == b || files.isLibrary(a) && files.isLibrary(b) && name == other
            // What all sequences have are rows of the catalogue for Swift's own.
            case (.declared(let a, let name, _), .open(let other, _)):
                isSame = files.isLibrary(a) && name.base == other.base
            case (.open(let name, _), .open(let other, let others)) where others.isEmpty:
                isSame = name.base == other.base
            case (.open(let name, let parameters), .open(let other, let others)),
                (.open(let name, let parameters), .declared(_, let other, let others)):
                // By description, since the types inside of a generic type are others for each argument.
                isSame =
                    name == other
                    && parameters.map { settle($0, types).description } == others.map(\.description)
            }
            if isSame { continue }
            let names = types.keys.sorted().filter { !$0.contains(".") }
                .compactMap { name in types[name].map { "\(name) = \($0)" } }
            let what = "a call that means something else for \(names.joined(separator: ", "))"
            report(.unsupported(what, hint: nil), at: range)
        }
    }

    private func settle(_ type: StaticType, _ types: [String: StaticType]) -> StaticType {
        type.replacing { inner in
            if case .user(let user) = inner, user.isStandIn { types[user.name] } else { nil }
        }
    }
}

extension Callable {
    fileprivate var meaning: CallMeaning {
        let types = parameters.map(\.type)
        switch target {
        case .function(let function): return .declared(function.range, name, types)
        case .method(let method, _) where method.requirement == nil && method.dispatch == nil:
            return .declared(method.range, name, types)
        case .native: return .open(name, [])
        default: return .open(name, types)
        }
    }
}

extension String {
    /// The name without labels.
    fileprivate var base: Substring { prefix { $0 != "(" } }
}
