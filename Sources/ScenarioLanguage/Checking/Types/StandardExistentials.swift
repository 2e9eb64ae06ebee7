import SwiftSyntax

/// Protocols of Swift's library as types of values: `any CustomStringConvertible`, `any Hashable`.
extension Checker {
    /// `any Hashable`; nil for other types.
    func existentialType(_ constraint: TypeSyntax) -> StaticType? {
        guard let written = constraint.as(IdentifierTypeSyntax.self), written.genericArgumentClause == nil,
            type(named: written.name.text, at: SourceRange(written)) == nil,
            let known = catalogue.conformance(named: written.name.text),
            known.isDescription || known.comparesSelf
        else { return nil }
        return existentialType(known)
    }

    /// The type of values of which only this is known.
    func existentialType(_ known: Conformance) -> StaticType {
        if let made = conformances.existentials[known] { return .user(made) }
        let type = parts.makeType(known.rawValue, kind: .protocol)
        type.standard = known
        // A value of a protocol that compares values is none that can be compared.
        if !known.comparesSelf { type.conformances = [known] }
        let declaration = TypeDeclaration(
            type, range: SourceRange(0, 0), scope: Scope(.type(.user(type)), parent: topLevel),
            syntax: Self.unwrittenDeclaration)
        declaration.hasNumberedMembers = true
        declarations[ObjectIdentifier(type)] = declaration
        conformances.existentials[known] = type
        return .user(type)
    }
}

extension Conformance {
    /// The protocol that asks for a text of a value; nil for other names.
    init?(describing name: String) {
        switch name {
        case "description": self = .stringConvertible
        case "debugDescription": self = .debugStringConvertible
        default: return nil
        }
    }

    /// Whether it is about the text of a value.
    var isDescription: Bool { self == .stringConvertible || self == .debugStringConvertible }

    /// Whether it is about a value and another one of the same type.
    var comparesSelf: Bool { [.equatable, .hashable, .comparable].contains(self) }
}
