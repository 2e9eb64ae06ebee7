import SwiftSyntax

/// What some members ask of the placeholders around them: `func least() -> Element? where Element:
/// Comparable` is as a member of an extension with that condition.
struct MemberCondition {
    /// The names of the members.
    var names: Set<String>
    let signature: GenericSignature
}

/// Members with the same `where` clause.
struct ConditionalMembers {
    let requirements: [GenericRequirementSyntax]
    var members: [DeclSyntax]
}

extension Checker {
    /// Whether a type has a member, by what the member's `where` clause asks of the placeholders around it.
    func meets(_ syntax: DeclSyntax, in place: MemberPlace) throws -> Bool {
        let asked = syntax.outerRequirements
        guard let first = asked.first, !place.meetsConditions else { return true }
        let range = SourceRange(first)
        if place.isProtocol {
            // What a protocol's extension has under a condition is kept for the types that conform.
            if place.isExtension { return try !mustBeKept(syntax, at: range) }
            throw unsupported(
                "a 'where' clause of what a protocol asks for", hint: "write it in an extension", at: range)
        }
        if place.type.holdsOpaque { return try !mustBeKept(syntax, at: range) }
        let known = placeholders(around: place.scope)
        if known.types.isEmpty { throw fail(.conditionWithoutPlaceholders, at: range) }
        draw(asked.count)
        try withScope(place.scope) { try add(asked, to: known.signature) }
        return satisfies(known.types, known.signature)
    }

    /// Whether an extension of many types has a member, which each of the types gets when it is looked up;
    /// such an extension says whom it extends by one name.
    private func mustBeKept(_ syntax: DeclSyntax, at range: SourceRange) throws -> Bool {
        var around = syntax.parent
        while let here = around, !here.is(ExtensionDeclSyntax.self) { around = here.parent }
        if around?.as(ExtensionDeclSyntax.self)?.extendedName != nil { return true }
        throw unsupported("a 'where' clause of a member here", hint: "write it on the extension", at: range)
    }

    /// What the placeholders of the generic types around stand for, and what those ask of them.
    private func placeholders(
        around inside: Scope
    ) -> (types: [String: StaticType], signature: GenericSignature) {
        var types: [String: StaticType] = [:]
        var asked = GenericSignature([])
        var current: Scope? = inside
        while let here = current {
            if case .type(let owner) = here.kind, let own = owner.genericTypes, let origin = owner.origin {
                types.merge(own) { inner, _ in inner }
                asked = asked.adding(signature(of: origin))
            }
            current = here.parent
        }
        return (types, GenericSignature(types.keys.sorted(), isCondition: true).adding(asked))
    }

    /// What extensions of a generic type and members in it ask of its placeholders, each condition once.
    func conditions(of generic: GenericType) -> [MemberCondition] {
        if let known = generic.conditions, known.count == generic.extensions.count { return known.found }
        let own = GenericSignature(generic.names, isCondition: true).adding(signature(of: generic))
        var found = withScope(generic.scopeOfNames) {
            conditions(in: generic.syntax.memberBlock, beside: own)
        }
        for (syntax, signature) in generic.extensions {
            if let signature {
                let names = syntax.memberBlock.members.flatMap(\.decl.memberNames)
                found.append(MemberCondition(names: Set(names), signature: signature))
            }
            found += withScope(generic.scopeOfNames) {
                conditions(in: syntax.memberBlock, beside: signature.map { own.adding($0) } ?? own)
            }
        }
        generic.conditions = (generic.extensions.count, found)
        return found
    }

    /// What members in a block ask, and those of types in it.
    private func conditions(
        in block: MemberBlockSyntax, beside signature: GenericSignature
    ) -> [MemberCondition] {
        var found = block.conditionalMembers.compactMap { part -> MemberCondition? in
            let asked = signature.adding(GenericSignature([]))
            guard attempt({ try add(part.requirements, to: asked) }) != nil else { return nil }
            return MemberCondition(names: Set(part.members.flatMap(\.memberNames)), signature: asked)
        }
        for member in block.members where !member.decl.is(ProtocolDeclSyntax.self) {
            guard let inner = member.decl.asProtocol((any DeclGroupSyntax).self) else { continue }
            found += conditions(in: inner.memberBlock, beside: signature)
        }
        return found
    }

    func add(_ requirements: [GenericRequirementSyntax], to signature: GenericSignature) throws {
        // `where C.Item == Int, C: Container` says what C has after it is asked for.
        let sorted = requirements.filter(\.isOfName) + requirements.filter { !$0.isOfName }
        for requirement in sorted { try add(requirement, to: signature) }
    }

    /// What is wrong with a member that is there before: of two under different conditions Swift takes the
    /// more special one, where it is known that its condition holds.
    func redeclaration(of name: String, _ both: [DeclSyntax], first: SourceRange) -> CheckProblem {
        guard both.contains(where: \.isUnderCondition) else { return .alreadyDeclared(name, first: first) }
        return .unsupported("'\(name)' beside one with another 'where' clause", hint: "give it another name")
    }

    // MARK: Members that are missing

    /// Why a type lacks a member that others of its kind have; nil when none of them has it.
    func unmetCondition(of name: String, _ type: StaticType) -> CheckProblem? {
        var asked: [(signature: GenericSignature, types: [String: StaticType])] = []
        var current: StaticType? = type
        while case .user(let user)? = current {
            if let origin = user.origin, let types = StaticType.user(user).genericTypes {
                let named = conditions(of: origin).filter { $0.names.contains(name) }
                asked += named.map { ($0.signature, types) }
            }
            current = user.superclass
        }
        for template in extensions.templates
        where template.names.contains(name) && isSubject(type, of: template) {
            asked.append((template.signature, placeholders(of: type)))
        }
        for (signature, types) in asked {
            if let reason = unmet(signature, completed(types)) {
                return .conditionNotMet(name, owner: type.ownerName, reason: reason)
            }
        }
        return nil
    }

    /// What the first requirement says that types do not meet; nil when they meet all of them.
    private func unmet(_ signature: GenericSignature, _ types: [String: StaticType]) -> String? {
        for (name, bound) in signature.bounds {
            guard let type = types[name], conversionCost(from: type, to: bound) == nil else { continue }
            return isProtocol(bound)
                ? "'\(type)' conforms to '\(bound)'" : "'\(type)' inherits from '\(bound)'"
        }
        for (name, wanted) in signature.conformances {
            guard let type = types[name], !conformances.conforms(type, to: wanted) else { continue }
            return "'\(type)' conforms to '\(wanted.rawValue)'"
        }
        let same = signature.same.compactMap { pair in types[pair.other].map { (pair.name, $0) } }
        for (name, wanted) in signature.settled.map({ ($0.name, $0.type) }) + same {
            guard let type = types[name], type != wanted else { continue }
            return "'\(type)' is '\(wanted)'"
        }
        return nil
    }
}

extension GenericType {
    /// The scope in which its placeholders are types of which nothing is known.
    var scopeOfNames: Scope {
        let inside = Scope(.block, parent: home)
        for name in names { inside[name] = .type(.parameter(name)) }
        return inside
    }
}

extension MemberBlockSyntax {
    /// Its members with a `where` clause about what is around them, those with the same one together.
    var conditionalMembers: [ConditionalMembers] {
        var found: [ConditionalMembers] = []
        var places: [String: Int] = [:]
        for member in members.map(\.decl) {
            let asked = member.outerRequirements
            if asked.isEmpty { continue }
            let key = asked.map { $0.requirement.ownText }.joined(separator: ", ")
            if let place = places[key] {
                found[place].members.append(member)
            } else {
                places[key] = found.count
                found.append(ConditionalMembers(requirements: asked, members: [member]))
            }
        }
        return found
    }
}

extension DeclSyntax {
    /// Whether a type has it only if its placeholders are what a `where` clause asks.
    fileprivate var isUnderCondition: Bool {
        if !outerRequirements.isEmpty { return true }
        var around = parent
        while let here = around, !here.is(ExtensionDeclSyntax.self) { around = here.parent }
        return around?.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }

    /// What its `where` clause asks of placeholders that are not its own.
    var outerRequirements: [GenericRequirementSyntax] {
        let (own, clause): (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) =
            switch self.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): (function.genericParameterClause, function.genericWhereClause)
            case .initializerDecl(let made): (made.genericParameterClause, made.genericWhereClause)
            case .subscriptDecl(let made): (made.genericParameterClause, made.genericWhereClause)
            default: (nil, nil)
            }
        guard let clause else { return [] }
        let names = Set(own?.parameters.map(\.name.identifierText) ?? [])
        return clause.requirements.filter { !$0.mentions(names) }
    }
}

extension GenericRequirementSyntax {
    /// Whether it asks something of a placeholder itself.
    fileprivate var isOfName: Bool {
        guard case .conformanceRequirement(let written) = requirement else { return false }
        return !written.leftType.ownText.contains(".")
    }

    /// Whether one of the names is in it.
    func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }
}
