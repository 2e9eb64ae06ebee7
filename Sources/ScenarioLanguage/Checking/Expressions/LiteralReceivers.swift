import SwiftSyntax

/// `[.began, .changed].contains(state)`: what is looked for says what is in the array. So does an optional:
/// `[tap, pan].contains(recognizer)` compares optionals.
extension Checker {
    /// The array in front of such a call; nil for every other one.
    func checkLiteralBase(
        _ syntax: ExprSyntax, _ name: String, _ arguments: [Argument]
    ) throws -> MemberBase? {
        // `2.squareRoot()`: a whole number is one with decimals where only those have the member.
        if syntax.is(IntegerLiteralExprSyntax.self), members(named: name, of: .int).isEmpty,
            !members(named: name, of: .double).isEmpty
        {
            return .value(try check(syntax, as: .double))
        }
        guard ["contains", "firstIndex", "lastIndex"].contains(name), arguments.count == 1,
            let argument = arguments.first, argument.label == nil || argument.label == "of",
            !argument.expression.is(ClosureExprSyntax.self),
            let array = syntax.as(ArrayExprSyntax.self), !array.elements.isEmpty,
            let wanted = attempt({ try checkValue(argument.expression).type })?.result,
            !wanted.hasPlaceholder, wanted != .void
        else { return nil }
        if array.elements.allSatisfy({ $0.expression.isImplicitMember }) {
            return .value(try check(syntax, as: .array(wanted)))
        }
        guard wanted.isOptional, let own = attempt({ try checkValue(syntax).type })?.result,
            case .array(let element) = own, !element.isOptional
        else { return nil }
        return .value(try check(syntax, as: .array(.optional(element))))
    }
}

/// Array literals whose elements are written with `!`.
struct LiteralTrials {
    /// Those whose elements are unwrapped.
    var forced: Set<SyntaxIdentifier> = []
    /// Those of which that is being found out.
    var tried: Set<SyntaxIdentifier> = []
}

/// `[label, button].forEach { $0.isHidden = true }` with outlets, which are written with `!`.
extension Checker {
    /// Lets the elements of a literal that something is called on be unwrapped, where the call makes no sense
    /// for optionals.
    func forceElements(of syntax: ExprSyntax, unless call: () throws -> Typed) {
        guard let array = syntax.as(ArrayExprSyntax.self), !literals.tried.contains(array.id),
            array.elements.contains(where: { isImplicit($0.expression) })
        else { return }
        literals.tried.insert(array.id)
        defer { literals.tried.remove(array.id) }
        if attempt(call) != nil { return }
        literals.forced.insert(array.id)
        found = [:]
    }

    /// Whether it is a variable whose optional is written with `!`.
    private func isImplicit(_ syntax: ExprSyntax) -> Bool {
        guard syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self) else {
            return false
        }
        return attempt { try checkValue(syntax) }?.result.implicitlyUnwrapped != nil
    }
}

extension ExprSyntax {
    /// Whether it is a member of a type that the place asks for: `.began`.
    var isImplicitMember: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil
    }
}
