import SwiftSyntax

extension TypeSyntax {
    /// The type as it is written, without `@retroactive` and its like.
    var writtenName: String {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.writtenName }
        if let simple = self.as(IdentifierTypeSyntax.self), simple.genericArgumentClause == nil {
            return simple.name.text
        }
        // `Swift.Equatable`
        if let member = self.as(MemberTypeSyntax.self), member.genericArgumentClause == nil,
            ["Swift", "Foundation", "UIKit"].contains(member.baseType.ownText)
        {
            return member.name.text
        }
        return ownText
    }
}
