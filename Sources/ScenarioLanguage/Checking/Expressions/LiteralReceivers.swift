import SwiftSyntax

/// `[.began, .changed].contains(state)`: what is looked for says what is in the array.
extension Checker {
    /// The array in front of such a call; nil for every other one.
    func checkLiteralBase(
        _ syntax: ExprSyntax, _ name: String, _ arguments: [Argument]
    ) throws -> MemberBase? {
        guard ["contains", "firstIndex", "lastIndex"].contains(name), arguments.count == 1,
            let argument = arguments.first, argument.label == nil || argument.label == "of",
            !argument.expression.is(ClosureExprSyntax.self),
            let array = syntax.as(ArrayExprSyntax.self), !array.elements.isEmpty,
            array.elements.allSatisfy({ $0.expression.isImplicitMember }),
            let wanted = attempt({ try checkValue(argument.expression).type })?.result,
            !wanted.hasPlaceholder, wanted != .void
        else { return nil }
        return .value(try check(syntax, as: .array(wanted)))
    }
}

extension ExprSyntax {
    /// Whether it is a member of a type that the place asks for: `.began`.
    var isImplicitMember: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil
    }
}
