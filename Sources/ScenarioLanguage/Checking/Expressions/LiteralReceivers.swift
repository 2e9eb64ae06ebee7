import SwiftSyntax

/// `[.began, .changed].contains(state)`: what is looked for says what is in the array. So does an optional:
/// `[tap, pan].contains(recognizer)` compares optionals.
extension Checker {
    /// The array in front of such a call; nil for every other one.
    func checkLiteralBase(
        _ syntax: ExprSyntax, _ name: String, _ arguments: [Argument], _ expected: StaticType?
    ) throws -> MemberBase? {
        if let list = literalBase(syntax, ofMember: name, expected) { return list }
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

/// Literals of which one element is wanted: what that is expected to be says what the others are, as in
/// `[.red, .blue][index]` and `[.red, .blue].randomElement()!`.
extension Checker {
    private static let membersThatGiveElements: Set<String> = ["first", "last", "randomElement", "min", "max"]

    /// The literal in front of a member that gives one of its elements; nil for every other expression.
    func literalBase(
        _ syntax: ExprSyntax, ofMember name: String, _ expected: StaticType?
    ) -> MemberBase? {
        guard Self.membersThatGiveElements.contains(name) else { return nil }
        return checkLiteral(syntax, giving: expected).map(MemberBase.value)
    }

    /// A literal that does not say by itself of what type it is; nil for every other expression.
    ///
    /// - Parameter key: what is in the brackets behind it, whose type is that of the keys.
    func checkLiteral(
        _ syntax: ExprSyntax, giving expected: StaticType?, at key: ExprSyntax? = nil
    ) -> Typed? {
        let inner = syntax.withoutParentheses
        if let array = inner.as(ArrayExprSyntax.self) {
            let elements = array.elements.map(\.expression)
            return isOpen(elements) ? literal(syntax, giving: expected) { .array($0) } : nil
        }
        guard case .elements(let pairs)? = inner.as(DictionaryExprSyntax.self)?.content,
            let first = pairs.first
        else { return nil }
        let isOpenKey = needsContext(first.key)
        guard let keyType = type(ofAlone: isOpenKey ? key : first.key) else { return nil }
        let isOpenValue = isOpen(pairs.map(\.value))
        if isOpenValue, let made = literal(syntax, giving: expected, { .dictionary(keyType, $0) }) {
            return made
        }
        guard isOpenKey, let value = type(ofAlone: first.value) else { return nil }
        return attempt { try check(syntax, as: .dictionary(keyType, value)) }?.result
    }

    private func isOpen(_ values: [ExprSyntax]) -> Bool {
        !values.isEmpty && values.allSatisfy { needsContext($0) || isLiteral($0) }
    }

    private func type(ofAlone syntax: ExprSyntax?) -> StaticType? {
        syntax.flatMap { syntax in attempt { try checkValue(syntax) }?.result.type }
    }

    /// As a list of what is expected, or of what is in that optional.
    private func literal(
        _ syntax: ExprSyntax, giving expected: StaticType?, _ list: (StaticType) -> StaticType
    ) -> Typed? {
        guard let expected, !expected.hasPlaceholder else { return nil }
        let wrapped = expected.wrapped ?? expected
        for element in [wrapped, expected] where !wrapped.isErased {
            let made = attempt { try check(syntax, as: list(element)) }
            if let made { return made.result }
        }
        return nil
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
