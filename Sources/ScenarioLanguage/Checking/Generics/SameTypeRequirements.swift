import SwiftSyntax

extension SameTypeRequirementSyntax {
    /// `Indices.Iterator.Element == Index`, which was asked of collections before Swift knew that it holds.
    var holdsOfEveryCollection: Bool {
        let sides = [leftType.trimmedDescription, rightType.trimmedDescription].map { text in
            text.hasPrefix("Self.") ? String(text.dropFirst(5)) : text
        }
        let numbered = ["Indices.Iterator.Element", "Indices.Element"]
        return sides[1] == "Index" && numbered.contains(sides[0])
            || sides[0] == "Index" && numbered.contains(sides[1])
    }
}
