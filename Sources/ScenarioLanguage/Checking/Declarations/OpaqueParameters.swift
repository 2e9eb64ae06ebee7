import SwiftSyntax

extension Syntax {
    /// The `some P` inside of a type; those of functions are none of a parameter.
    var opaqueTypes: [SomeOrAnyTypeSyntax] {
        if let found = self.as(SomeOrAnyTypeSyntax.self), found.someOrAnySpecifier.text == "some" {
            return [found]
        }
        if let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil { return [] }
        switch kind {
        case .functionType, .token: return []
        default: return children(viewMode: .sourceAccurate).flatMap { $0.opaqueTypes }
        }
    }
}

extension SomeOrAnyTypeSyntax {
    /// Whether `inout` is in front of it: a variable has to be of one type then.
    var isChanged: Bool { parent?.as(TypeSyntax.self)?.isInout ?? false }
}

extension TypeSyntax {
    /// `T` of `UnsafeMutablePointer<T>?`, as the library's own functions write a variable that may be nil.
    var optionalPointee: TypeSyntax? {
        guard
            let pointer = self.as(OptionalTypeSyntax.self)?.wrappedType.as(IdentifierTypeSyntax.self),
            pointer.name.text == "UnsafeMutablePointer"
        else { return nil }
        return pointer.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    }
}
