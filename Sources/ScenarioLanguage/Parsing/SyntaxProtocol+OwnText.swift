import SwiftSyntax

extension SyntaxProtocol {
    /// The text without the blanks and comments around it. `trimmedDescription` says the same, and makes a
    /// second tree first.
    var ownText: String {
        if let token = self.as(TokenSyntax.self) { return token.text }
        if let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
            name.moduleSelector == nil
        {
            return name.name.text
        }
        let bytes = syntaxTextBytes
        let end = bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
    }
}
