import SwiftSyntax

extension Syntax {
    /// The `some P` inside of a type; those of functions are none of a parameter.
    var opaqueTypes: [SomeOrAnyTypeSyntax] {
        if let found = self.as(SomeOrAnyTypeSyntax.self), found.someOrAnySpecifier.text == "some" {
            return [found]
        }
        if self.is(FunctionTypeSyntax.self) || self.is(TokenSyntax.self) { return [] }
        return children(viewMode: .sourceAccurate).flatMap(\.opaqueTypes)
    }
}
