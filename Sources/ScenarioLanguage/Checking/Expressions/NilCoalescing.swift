import SwiftSyntax

/// `a ?? b`
extension Checker {
    func checkNilCoalescing(
        _ left: OperatorTree, _ right: OperatorTree, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        var a = try checkOperand(left, expected.map { $0.isOptional ? $0 : .optional($0) })
        if expected == nil, isList(right), let list = asList(a, left) { a = list }
        guard let inner = a.type.wrapped else {
            throw fail(.notOptional(a.type.description, use: "??"), at: a.range)
        }
        let before = flow
        let isAny = expected == .any || expected == .optional(.any)
        if isAny, a.isOptionalByChain, !enclosing.isBranch, endsInLiteral(right) {
            // `print(view?.alpha ?? 1)`: Swift makes both sides `Any`, and the literal what it is alone.
            let b = try convert(try checkOperand(right, isLiteralTree(right) ? nil : .any), to: .any)
            let value = try convert(a, to: .optional(.any))
            return Typed(.any, NilCoalescing(left: value.node, right: b.node), range)
        }
        let isKnown = expected?.isOptional == true && (!isAny || isNil(right))
        // `a ?? nil` is the optional that it was.
        let wanted = expected == nil && isNil(right) ? a.type : inner
        var b = try checkOperand(right, isKnown ? expected : wanted)
        if expected == nil, isCoalescing(right), let own = attempt({ try checkOperand(right, nil) })?.result,
            own.type == a.type
        {
            b = own
        }
        flow = before
        if b.implicitlyUnwrapped != nil, expected == nil, b.type == a.type {
            // `a ?? tintColor`: Swift takes what is written with `!` as the optional that it is.
            var whole = Typed(a.type, NilCoalescing(left: a.node, right: b.node, unwraps: false), range)
            // `(a ?? tintColor).cgColor`: where the optional has no such member, the `!` counts.
            whole.implicitlyUnwrapped = b.implicitlyUnwrapped
            return whole
        }
        if let done = converted(b, to: inner) {
            return Typed(inner, NilCoalescing(left: a.node, right: done.node), range)
        }
        if b.type.isOptional, let done = converted(b, to: a.type) {
            return Typed(a.type, NilCoalescing(left: a.node, right: done.node, unwraps: false), range)
        }
        if let expected, conversionCost(from: inner, to: expected) != nil {
            let done = try convert(b, to: expected)
            return Typed(expected, NilCoalescing(left: a.node, right: done.node), range)
        }
        let wide = b.type.wrapped ?? b.type
        if expected == nil, conversionCost(from: inner, to: wide) != nil {
            // `view ?? item`, where views are items
            let value = try convert(a, to: .optional(wide))
            let node = NilCoalescing(left: value.node, right: b.node, unwraps: !b.type.isOptional)
            return Typed(b.type, node, range)
        }
        if expected == nil, let common = commonSuperclass(inner, unwrapped(b).type) {
            // `navigationController ?? self`
            let (value, other) = (try convert(a, to: .optional(common)), try convert(b, to: common))
            return Typed(common, NilCoalescing(left: value.node, right: other.node), range)
        }
        _ = try convert(b, to: inner)
        throw CheckAbort()
    }

    private func isList(_ tree: OperatorTree) -> Bool {
        if case .leaf(let leaf) = tree { leaf.withoutParentheses.is(ArrayExprSyntax.self) } else { false }
    }

    /// `names?.reversed() ?? []`: what cannot be made of a literal is an array instead, where it can be one.
    private func asList(_ value: Typed, _ tree: OperatorTree) -> Typed? {
        guard case .sequence(let element, _)? = value.type.wrapped else { return nil }
        let wanted = StaticType.optional(.array(element))
        guard attempt({ try convert(try checkOperand(tree, wanted), to: wanted) }) != nil else { return nil }
        return try? convert(try checkOperand(tree, wanted), to: wanted)
    }

    /// `(a ?? b)?.c`, where `b` is no optional: Swift takes it for one.
    func optionalChoice(_ value: Typed, _ syntax: ExprSyntax) -> Typed {
        guard !value.type.isOptional, isCoalescing(.leaf(syntax)) else { return value }
        return converted(value, to: .optional(value.type)) ?? value
    }

    /// Whether it is `a ?? b` itself, perhaps in brackets.
    private func isCoalescing(_ tree: OperatorTree) -> Bool {
        switch tree {
        case .binary(_, let token, _, _): return token.text == "??"
        case .leaf(let leaf):
            guard let tuple = leaf.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
            return tuple.tokens(viewMode: .sourceAccurate).contains { $0.text == "??" }
        default: return false
        }
    }

    /// Whether a literal alone says what comes out when nothing else does: `1`, `b?.c ?? 1`.
    private func endsInLiteral(_ tree: OperatorTree) -> Bool {
        if case .binary(_, let token, let right, _) = tree, token.text == "??" { return endsInLiteral(right) }
        return isLiteralTree(tree)
    }
}
