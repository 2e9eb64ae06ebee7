import SwiftSyntax

extension SameTypeRequirementSyntax {
    /// `Indices.Iterator.Element == Index`, which was asked of collections before Swift knew that it holds.
    var holdsOfEveryCollection: Bool {
        let numbered = ["Indices.Iterator.Element", "Indices.Element"]
        return sides[1] == "Index" && numbered.contains(sides[0])
            || sides[0] == "Index" && numbered.contains(sides[1])
    }

    /// `Index == Int`, which holds of arrays.
    var asksForNumberedElements: Bool { sides == ["Index", "Int"] || sides == ["Int", "Index"] }

    /// What is on the left and on the right, without `Self`.
    private var sides: [String] {
        [leftType.ownText, rightType.ownText].map { text in
            text.hasPrefix("Self.") ? String(text.dropFirst(5)) : text
        }
    }
}

extension ExtensionDeclSyntax {
    /// Whether it is one of collections whose elements have numbers.
    var asksForNumberedElements: Bool {
        genericWhereClause?.requirements.contains { requirement in
            if case .sameTypeRequirement(let written) = requirement.requirement {
                written.asksForNumberedElements
            } else {
                false
            }
        } ?? false
    }
}
