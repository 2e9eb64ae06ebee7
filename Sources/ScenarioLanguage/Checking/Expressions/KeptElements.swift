import SwiftSyntax

/// What calls and operators of collections mean where their parts do not say their types.
extension Checker {
    /// `reduce((CGFloat.infinity, nil)) { … }`: what is nil in the beginning is an element later, the best
    /// one so far. `reduce(.zero, +)`: what needs a type to be found in is an element at once. What the
    /// placeholder is then; nil for calls of another kind.
    func keptElements(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument]
    ) -> [String: StaticType]? {
        guard let element = callable.types["Element"], !element.hasPlaceholder, !element.isOptional else {
            return nil
        }
        for index in callable.parameters.indices {
            guard case .parameter(let name) = callable.parameters[index].type, callable.types[name] == nil,
                let number = numbers[index].first,
                let type = keptType(of: arguments[number].expression.withoutParentheses, element)
            else { continue }
            return callable.types.merging([name: type]) { _, new in new }
        }
        return nil
    }

    /// The type of `nil`, of a tuple with `nil` in it, of an implicit member, or of `[]`.
    private func keptType(of syntax: ExprSyntax, _ element: StaticType) -> StaticType? {
        if syntax.is(NilLiteralExprSyntax.self) { return .optional(element) }
        if case .array = element, syntax.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return element }
        let called = syntax.as(FunctionCallExprSyntax.self)?.calledExpression
        if (called ?? syntax).isImplicitMember { return element }
        guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1,
            tuple.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) })
        else { return nil }
        var parts: [TupleElement] = []
        for part in tuple.elements {
            let isNil = part.expression.is(NilLiteralExprSyntax.self)
            let type =
                isNil ? .optional(element) : attempt { try checkValue(part.expression, nil).type }?.result
            guard let type else { return nil }
            parts.append(TupleElement(part.label?.text, type))
        }
        return .tuple(parts)
    }

    /// `a + b` where one is an array or a part of one, and the other has elements of the same type: what the
    /// left side is, or the right one where that is wanted.
    func joining(_ a: Typed, _ b: Typed, as wanted: StaticType?, _ range: SourceRange) -> Typed? {
        let sides = [(a, b, a.type), (b, a, b.type)]
        for (side, other, type) in b.type == wanted ? sides.reversed() : sides {
            guard let element = side.type.joinedElement,
                conversionCost(from: other.type, to: .sequence(element, .any)) != nil
            else { continue }
            return Typed(
                type, Concatenation(left: walked(a).node, right: walked(b).node, range: range), range)
        }
        return nil
    }
}

extension StaticType {
    /// The elements of what `+` adds elements to: an array, or a part of one.
    fileprivate var joinedElement: StaticType? {
        switch self {
        case .array(let element), .sequence(let element, .slice): element
        default: nil
        }
    }
}
