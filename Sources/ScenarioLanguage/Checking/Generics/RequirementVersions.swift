/// What a protocol asks for, with `Self` and the associated types of one type.
extension Checker {
    /// The version of a protocol's requirement for a type; other members as they are.
    func version(of member: Member, for root: StaticType) -> Member {
        guard member.requirement != nil else { return member }
        switch member {
        case .method(let method):
            let holds = method.result.hasPlaceholder || method.effect.thrown?.hasPlaceholder == true
                || method.parameters.contains { $0.type.hasPlaceholder }
            return holds ? .method(version(of: method, for: root)) : member
        case .property(let property):
            guard let type = property.type, type.hasPlaceholder else { return member }
            return .property(version(of: property, type, for: root))
        default: return member
        }
    }

    /// What `Self` and the associated types are for a type.
    func typesOfSelf(_ root: StaticType) -> [String: StaticType] { completed(["Self": root]) }

    private func version(of method: FunctionDeclaration, for root: StaticType) -> FunctionDeclaration {
        let key = VersionKey(declaration: ObjectIdentifier(method), root: root)
        if case .method(let known)? = associations.requirements[key] { return known }
        let types = typesOfSelf(root)
        let made = FunctionDeclaration(
            method.name, method.parameters.substituting(types), method.result.substituting(types),
            code: method.code, range: method.range, syntax: method.syntax)
        made.owner = method.owner
        made.fixity = method.fixity
        made.effect = method.effect.substituting(types)
        made.isStatic = method.isStatic
        made.isMutating = method.isMutating
        made.isImplicitlyUnwrapped = method.isImplicitlyUnwrapped
        made.access = method.access
        made.isFixed = method.isFixed
        made.objectiveCName = method.objectiveCName
        made.requirement = method.requirement
        made.isOptional = method.isOptional
        made.generic = method.generic
        if !made.hasOpenTypes { associations.requirements[key] = .method(made) }
        return made
    }

    private func version(
        of property: PropertyDeclaration, _ type: StaticType, for root: StaticType
    ) -> PropertyDeclaration {
        let key = VersionKey(declaration: ObjectIdentifier(property), root: root)
        if case .property(let known)? = associations.requirements[key] { return known }
        let made = PropertyDeclaration(
            property.name, owner: property.owner, scope: property.scope, range: property.range)
        made.type = type.substituting(typesOfSelf(root))
        made.isStatic = property.isStatic
        made.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
        made.access = property.access
        made.hasAnnotation = property.hasAnnotation
        made.requirement = property.requirement
        made.effect = property.effect.substituting(typesOfSelf(root))
        made.isSettable = property.isSettable
        made.binding = property.binding
        if made.type?.hasPlaceholder == false { associations.requirements[key] = .property(made) }
        return made
    }

    /// What a protocol's requirement says when nothing is known of the type but the protocol.
    func openRequirement(_ name: String, of type: StaticType, at range: SourceRange) -> CheckAbort {
        unsupported(
            "'\(name)' of a value that is only known as '\(type)'",
            hint: "its types depend on what the value is: write a generic function", at: range)
    }
}

/// A requirement and the type for which it is looked at.
struct VersionKey: Hashable {
    let declaration: ObjectIdentifier
    let root: StaticType
}

extension FunctionDeclaration {
    /// Whether it is a requirement whose types depend on what the value is.
    var hasOpenTypes: Bool {
        requirement != nil && generic.hasOpen(parameters.map(\.type) + [result])
    }
}

extension [Parameter] {
    /// The parameters with their placeholders replaced.
    func substituting(_ types: [String: StaticType]) -> [Parameter] {
        map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.substituting(types)
            return parameter
        }
    }
}
