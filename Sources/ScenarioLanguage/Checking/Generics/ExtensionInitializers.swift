/// The initializers that extensions of many types have for one of them.
extension Checker {
    /// The initializers that a type has from extensions of protocols.
    func templatedInitializers(of type: StaticType) -> [InitializerDeclaration] {
        templated("init", type, isPattern: type.hasPlaceholder).flatMap(\.initializers)
    }

    /// The kinds of a generic type of Swift's whose arguments are open for which extensions have
    /// initializers: the type itself, and those that `where Key == String` settles.
    func extendedVersions(of type: StaticType) -> [StaticType] {
        guard type.hasPlaceholder, !type.isUserType else { return [type] }
        return extensions.templates.reduce(into: [type]) { found, template in
            guard case .family(let family) = template.subject, type.extensionKey == family,
                template.names.contains("init"), !template.signature.settled.isEmpty
            else { return }
            let types = template.signature.settled.map { ($0.name, $0.type) }
            let version = type.substituting(Dictionary(types) { first, _ in first })
            if !found.contains(version) { found.append(version) }
        }
    }

    /// The initializer that an extension of many types has for the type that a call's arguments showed.
    func settled(
        _ made: InitializerDeclaration, of result: StaticType, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> InitializerDeclaration {
        let open = made.isFailable ? result.wrapped ?? result : result
        guard open.hasPlaceholder else { return made }
        let type = open.substituting(types)
        guard !type.hasPlaceholder,
            let found = templatedInitializers(of: type).first(where: { $0.range == made.range })
        else { throw fail(.unresolvedGeneric(open.description), at: range) }
        return found
    }
}
