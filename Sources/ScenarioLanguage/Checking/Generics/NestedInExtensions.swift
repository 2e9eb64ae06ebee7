import SwiftSyntax

/// Types inside extensions of generic types: each type that is made of the generic one has its own.
extension Checker {
    /// The generic type of the scenario that an extension is of; nil for other types, and for an extension
    /// of only some of those that are made of it.
    func generic(extendedBy syntax: ExtensionDeclSyntax) -> GenericType? {
        guard syntax.genericWhereClause == nil,
            let name = syntax.extendedType.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            case .user(let user)? = type(named: name.name.text, at: SourceRange(name))
        else { return nil }
        return user.origin
    }

    /// Gives the types in an extension to those that were made already, and to those that will be.
    func nest(
        _ syntax: ExtensionDeclSyntax, in generic: GenericType, _ found: inout [TypeDeclaration]
    ) {
        let types = syntax.memberBlock.members.map(\.decl)
            .filter { $0.declaresType && !$0.is(TypeAliasDeclSyntax.self) }
        generic.nested += types
        for instance in generic.instances.values.sorted(by: { $0.name < $1.name }) {
            for type in types { collect(type, nestedIn: declaration(of: instance), &found) }
        }
    }
}
