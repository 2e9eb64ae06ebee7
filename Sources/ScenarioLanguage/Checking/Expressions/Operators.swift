import SwiftSyntax

/// Folded operators.
extension Checker {
    func check(_ tree: OperatorTree, _ expected: StaticType?) throws -> Typed {
        switch tree {
        case .leaf(let expression): return try check(expression, expected)
        case .binary(let left, let token, let right, _):
            try countCheck(at: tree.range)
            return try remembering(tree.range, expected) {
                try checkBinary(left, token, right, expected, tree.range)
            }
        case .assignment(let left, let token, let right):
            return try checkAssignment(left, token, right, tree.range)
        case .ternary(let condition, let then, let otherwise):
            return try checkTernary(condition, then, otherwise, expected, tree.range)
        case .typeTest(let operand, let type): return try checkTypeTest(operand, type, tree.range)
        case .cast(let operand, let mark, let type): return try checkCast(operand, mark, type, tree.range)
        case .tried(let mark, let operand):
            return try checkTry(mark, expected) { try check(operand, $0) }
        case .awaited(_, let operand): return try awaited { try check(operand, expected) }
        }
    }

    func checkOperand(_ tree: OperatorTree, _ expected: StaticType? = nil) throws -> Typed {
        let value = try check(tree, expected)
        if value.isBareTypeName { throw fail(.needsTypeOrValue(value.type.description), at: value.range) }
        return value
    }

    func checkTernary(
        _ condition: OperatorTree, _ then: ExprSyntax, _ otherwise: OperatorTree, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let test = try convert(try checkOperand(condition, .bool), to: .bool)
        let first = OperatorTree.leaf(then)
        if expected?.hasPlaceholder ?? true, isNil(first) != isNil(otherwise) {
            // `found ? view : nil` says by its other side what the `nil` is.
            let known = try checkOperand(isNil(first) ? otherwise : first)
            let type: StaticType = known.type.isOptional ? known.type : .optional(known.type)
            let none: any Node = Constant(value: .null)
            let some = try convert(known, to: type).node
            let (left, right) = isNil(first) ? (none, some) : (some, none)
            return Typed(type, Ternary(condition: test.node, then: left, otherwise: right), range)
        }
        let outer = enclosing.isBranch
        enclosing.isBranch = true
        defer { enclosing.isBranch = outer }
        let (a, b) = try agreeing(try checkPair(first, otherwise, expected), first, otherwise, expected)
        let type = try join(a, b, expected, range)
        let (left, right) = (try convert(a, to: type), try convert(b, to: type))
        return Typed(type, Ternary(condition: test.node, then: left.node, otherwise: right.node), range)
    }

    /// The two sides of `isTurned ? list.reversed() : list`: of different types alone, of one where the other
    /// side says which.
    private func agreeing(
        _ sides: (Typed, Typed), _ left: OperatorTree, _ right: OperatorTree, _ expected: StaticType?
    ) throws -> (Typed, Typed) {
        let (a, b) = sides
        guard expected == nil, a.type != b.type, attempt({ try join(a, b, nil, a.range) }) == nil else {
            return sides
        }
        let (first, second) = (unwrapped(a).type, unwrapped(b).type)
        if attempt({ try convert(try checkOperand(left, second), to: second) }) != nil {
            return (try checkOperand(left, second), b)
        }
        if attempt({ try convert(try checkOperand(right, first), to: first) }) != nil {
            return (a, try checkOperand(right, first))
        }
        return sides
    }

    /// Checks two sides that should agree: the one that says its type by itself comes first.
    func checkPair(_ left: OperatorTree, _ right: OperatorTree, _ expected: StaticType?) throws -> (
        Typed, Typed
    ) {
        let (isLeftOpen, isRightOpen) = (isOpen(left), isOpen(right))
        if isLeftOpen, !isRightOpen {
            let b = try checkOperand(right, expected)
            return (try checkOperand(left, hint(b, expected)), b)
        }
        if isLeftOpen, isRightOpen, !isLiteralTree(left), isLiteralTree(right) {
            let a = try checkOperand(left, expected)
            return (a, try checkOperand(right, a.type.isNumber && !isNil(right) ? a.type : expected))
        }
        if isLeftOpen, isRightOpen, expected == nil {
            // `1 + 2.5`: the literal that can be only one thing decides.
            let isFloat = containsFloat(left) || containsFloat(right)
            if isFloat { return (try checkOperand(left, .double), try checkOperand(right, .double)) }
            if needsContext(left), !isLiteralTree(left) {
                let b = try checkOperand(right, nil)
                return (try checkOperand(left, hint(b, nil)), b)
            }
        }
        let a = try checkOperand(left, expected)
        return (a, try checkOperand(right, isRightOpen ? hint(a, expected) : expected ?? hint(a, nil)))
    }

    private func hint(_ value: Typed, _ expected: StaticType?) -> StaticType? {
        expected ?? unwrapped(value).type
    }

    /// The type that two values have in common.
    func join(_ a: Typed, _ b: Typed, _ expected: StaticType?, _ range: SourceRange) throws -> StaticType {
        if let expected, !expected.hasPlaceholder,
            conversionCost(from: unwrapped(a).type, to: expected) != nil,
            conversionCost(from: unwrapped(b).type, to: expected) != nil
        {
            return expected
        }
        if conversionCost(from: b.type, to: a.type) != nil { return a.type }
        if conversionCost(from: a.type, to: b.type) != nil { return b.type }
        if let ancestor = commonSuperclass(a.type, b.type) { return ancestor }
        throw fail(.branchesDiffer(a.type.description, b.type.description), at: range)
    }

    func isOpen(_ tree: OperatorTree) -> Bool { tree.traits.isLiteral || tree.traits.needsContext }

    func needsContext(_ tree: OperatorTree) -> Bool { tree.traits.needsContext }

    func isLiteralTree(_ tree: OperatorTree) -> Bool { tree.traits.isLiteral }

    func containsFloat(_ tree: OperatorTree) -> Bool { tree.traits.containsFloat }

    /// Whether an expression is made of number literals alone, so that its type comes from elsewhere.
    func isLiteral(_ syntax: ExprSyntax) -> Bool { OperatorTraits(syntax).isLiteral }

    /// Whether an expression means nothing without an expected type.
    func needsContext(_ syntax: ExprSyntax) -> Bool { OperatorTraits(syntax).needsContext }

    // MARK: Binary operators

    private func checkBinary(
        _ left: OperatorTree, _ token: TokenSyntax, _ right: OperatorTree, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        let name = token.text
        if hasOwnOperator(name), !isOfPlainLiterals(name, left, right, expected),
            let own = try checkOwnOperator(name, [left, right], expected, range)
        {
            return own
        }
        switch name {
        case "&&", "||":
            let a = try convert(try checkOperand(left, .bool), to: .bool)
            let before = flow
            let b = try convert(try checkOperand(right, .bool), to: .bool)
            flow = before
            return Typed(.bool, ShortCircuit(isAnd: name == "&&", left: a.node, right: b.node), range)
        case "??": return try checkNilCoalescing(left, right, expected, range)
        case "..<", "...": return try checkRange(left, right, isClosed: name == "...", expected, range)
        case "==", "!=": return try checkEquality(left, right, isNegated: name == "!=", range)
        case "===", "!==": return try checkIdentity(left, right, name, range)
        case "<", "<=", ">", ">=": return try checkComparison(left, right, name, range)
        case "~=": return try checkMatch(left, right, range)
        default: return try checkArithmetic(left, name, right, expected, range)
        }
    }

    /// `range ~= value`, `a ~= b`
    private func checkMatch(_ left: OperatorTree, _ right: OperatorTree, _ range: SourceRange) throws
        -> Typed
    {
        let pattern = try checkOperand(left)
        let bound: StaticType
        switch pattern.type {
        case .range(let type), .closedRange(let type): bound = type
        default: return try checkEquality(left, right, isNegated: false, range)
        }
        let value = try convert(try checkOperand(right, bound), to: bound)
        return Typed(.bool, RangeMembership(range: pattern.node, value: value.node), range)
    }

    private func checkRange(
        _ left: OperatorTree, _ right: OperatorTree, isClosed: Bool, _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        var bound: StaticType?
        switch expected {
        case .range(let type)?, .closedRange(let type)?: bound = type.hasPlaceholder ? nil : type
        default: break
        }
        let (a, b) = try checkPair(left, right, bound)
        let type = try join(unwrapped(a), unwrapped(b), bound, range)
        guard isComparable(type) else {
            throw noOperator(isClosed ? "..." : "..<", a, b, range)
        }
        let (x, y) = (try convert(a, to: type), try convert(b, to: type))
        let node = RangeLiteral(lower: x.node, upper: y.node, isClosed: isClosed, range: range)
        return Typed(isClosed ? .closedRange(type) : .range(type), node, range)
    }

    private func checkEquality(
        _ left: OperatorTree, _ right: OperatorTree, isNegated: Bool, _ range: SourceRange
    ) throws -> Typed {
        let name = isNegated ? "!=" : "=="
        var (a, b) = try checkPairForEquality(left, right, isNegated: isNegated)
        if a.type != b.type, !(a.type.isText && b.type.isText), !(a.type.isWhole && b.type.isWhole) {
            let type: StaticType
            if conversionCost(from: b.type, to: a.type) != nil {
                type = a.type
            } else if conversionCost(from: a.type, to: b.type) != nil {
                type = b.type
            } else if conversionCost(from: b.type, to: .optional(a.type)) != nil {
                type = .optional(a.type)
            } else if conversionCost(from: a.type, to: .optional(b.type)) != nil {
                type = .optional(b.type)
            } else {
                throw noOperator(name, a, b, range)
            }
            (a, b) = (try convert(a, to: type), try convert(b, to: type))
        }
        (a, b) = (comparable(a), comparable(b))
        let isNilTest = isNil(left) || isNil(right)
        if !isNilTest, !isEquatable(a.type) {
            throw noOperator(name, a, b, range)
        }
        return Typed(.bool, Equality(left: a.node, right: b.node, isNegated: isNegated), range)
    }

    private func checkPairForEquality(
        _ left: OperatorTree, _ right: OperatorTree, isNegated: Bool
    ) throws -> (Typed, Typed) {
        if isNil(right) {
            let a = try implementer(ofMethodIn: left) ?? checkOperand(left)
            // Swift lets anything be compared with `nil`; only optionals can be equal to it.
            let type: StaticType = a.type.isOptional ? a.type : .optional(a.type)
            return (a, Typed(type, Constant(value: .null), right.range))
        }
        if isNil(left) {
            let (b, a) = try checkPairForEquality(right, left, isNegated: isNegated)
            return (a, b)
        }
        if !isNegated, let name = right.caseOfOptional {
            let a = try checkOperand(left)
            // `isHit == .some(true)`: what is no optional becomes one, for Swift only beside `==`.
            let isOwn = a.type.isOptional || !statics(named: name, of: a.type).isEmpty
            return (a, try checkOperand(right, isOwn ? a.type : .optional(a.type)))
        }
        return try checkPair(left, right, nil)
    }

    func isNil(_ tree: OperatorTree) -> Bool {
        if case .leaf(let expression) = tree { expression.is(NilLiteralExprSyntax.self) } else { false }
    }

    private func checkIdentity(
        _ left: OperatorTree, _ right: OperatorTree, _ name: String, _ range: SourceRange
    ) throws -> Typed {
        let a =
            isNil(left)
            ? Typed(.optional(.anyObject), Constant(value: .null), left.range) : try checkOperand(left)
        let b =
            isNil(right)
            ? Typed(.optional(.anyObject), Constant(value: .null), right.range) : try checkOperand(right)
        for side in [a, b] {
            let inner = side.type.wrapped ?? side.type
            guard isClass(inner) || inner.isMetatype else {
                throw noOperator(name, a, b, range)
            }
        }
        return Typed(.bool, Identity(left: a.node, right: b.node, isNegated: name == "!=="), range)
    }

    private func checkComparison(
        _ left: OperatorTree, _ right: OperatorTree, _ name: String, _ range: SourceRange
    ) throws -> Typed {
        let (first, second) = try checkPair(left, right, nil)
        let (a, b) = (unwrapped(first), unwrapped(second))
        // Whole numbers of two widths are compared as they are.
        if a.type.isWhole, b.type.isWhole, let relation = Comparison.Relation(rawValue: name) {
            return Typed(.bool, Comparison(relation: relation, left: a.node, right: b.node), range)
        }
        guard let type = try? join(a, b, nil, range), isComparable(type) else {
            if a.type.isOptional || b.type.isOptional {
                let side = a.type.isOptional ? a : b
                throw fail(.optionalNotUnwrapped(side.type.description), at: side.range)
            }
            throw noOperator(name, a, b, range)
        }
        guard let relation = Comparison.Relation(rawValue: name) else { throw noOperator(name, a, b, range) }
        let (x, y) = (try convert(a, to: type), try convert(b, to: type))
        return Typed(.bool, Comparison(relation: relation, left: x.node, right: y.node), range)
    }

    // MARK: Prefix operators

    func checkPrefix(_ prefix: PrefixOperatorExprSyntax, _ expected: StaticType?) throws -> Typed {
        let range = SourceRange(prefix)
        let name = prefix.operator.text
        if let own = try checkOwnOperator(prefix.operator, .prefix, prefix.expression, range) { return own }
        let literal = try checkOwnLiteral(ExprSyntax(prefix), expected, range)
        if let own = try literal ?? boxedNegative(prefix, expected, range) { return own }
        // What the result becomes says nothing of the operand when it may be anything.
        let wanted = expected.map { $0.wrapped ?? $0 }.flatMap { $0.isErased ? nil : $0 }
        switch name {
        case "!":
            let value = try check(prefix.expression, as: .bool)
            return Typed(.bool, Inversion(operand: value.node), range)
        case "-", "+":
            if name == "-", let least = leastNumber(prefix.expression, wanted, range) { return least }
            let value = unwrapped(try checkValue(prefix.expression, wanted))
            if value.type.isStandIn, isSigned(value.type) {
                return Typed(value.type, Constant(value: .void), range)
            }
            guard value.type.isNumber else {
                throw fail(.noOperator(name, left: value.type.description, right: nil), at: range)
            }
            if name == "+" { return value }
            guard let negated = negated(value, range) else { throw noSign(value, prefix, range) }
            return negated
        case "~":
            let value = unwrapped(try checkValue(prefix.expression, wanted))
            if let bounds = IntegerBounds.of(value.type) {
                let node = SizedPrefix(isComplement: true, operand: value.node, bounds: bounds, range: range)
                return Typed(value.type, node, range)
            }
            return Typed(.int, Complement(operand: try convert(value, to: .int).node), range)
        case "..<", "...":
            let bound = try checkBound(prefix.expression)
            let open = Constant(value: bound.type == .int ? .int(.min) : .null)
            let node = RangeLiteral(lower: open, upper: bound.node, isClosed: name == "...", range: range)
            return Typed(.partialRange(name, upTo: bound.type), node, range)
        default: throw unsupported("the operator '\(name)'", at: range)
        }
    }

    /// Whether generic code knows of a type that its values have a sign.
    private func isSigned(_ type: StaticType) -> Bool {
        conformances.conforms(type, to: .signedNumeric) || conformances.conforms(type, to: .floatingPoint)
    }

    /// `-a` of a number; nil for one without a sign.
    func negated(_ value: Typed, _ range: SourceRange) -> Typed? {
        guard let bounds = IntegerBounds.of(value.type) else {
            return Typed(value.type, Negation(operand: value.node, range: range), range)
        }
        guard bounds.range.lowerBound < 0 else { return nil }
        let node = SizedPrefix(isComplement: false, operand: value.node, bounds: bounds, range: range)
        return Typed(value.type, node, range)
    }

    /// What is wrong with `-a` of a number without a sign.
    private func noSign(
        _ value: Typed, _ prefix: PrefixOperatorExprSyntax, _ range: SourceRange
    ) -> CheckAbort {
        let type = value.type.description
        if ExprSyntax(prefix).isNumberLiteral {
            return fail(.literalOverflow(prefix.ownText, type: type), at: range)
        }
        return fail(.noOperator("-", left: type, right: nil), at: range)
    }

    /// `2...`, the only operator behind its operand.
    func checkPostfix(_ postfix: PostfixOperatorExprSyntax) throws -> Typed {
        let range = SourceRange(postfix)
        if let own = try checkOwnOperator(postfix.operator, .postfix, postfix.expression, range) {
            return own
        }
        guard postfix.operator.text == "..." else {
            throw unsupported("the operator '\(postfix.operator.text)' here", at: range)
        }
        let bound = try checkBound(postfix.expression)
        let open = Constant(value: bound.type == .int ? .int(.max) : .null)
        let node = RangeLiteral(lower: bound.node, upper: open, isClosed: true, range: range)
        return Typed(.partialRange(from: bound.type), node, range)
    }

    /// The end of a range without the other one: a whole number, or a place in a text.
    private func checkBound(_ syntax: ExprSyntax) throws -> Typed {
        let bound = unwrapped(try checkValue(syntax, .int))
        return bound.type == .textIndex ? bound : try convert(bound, to: .int)
    }
}

extension StaticType {
    /// Whether it is a part of an array or of a text.
    var isPartOfWhole: Bool {
        if case .sequence(_, .slice) = self { true } else { self == .native(Substring.self) }
    }

    /// Whether `+` joins two of them.
    var isJoinable: Bool {
        switch self {
        case .string, .array: true
        default: false
        }
    }

    /// Whether it is a text or a part of one, which compare with each other.
    var isText: Bool { self == .string || self == .native(Substring.self) }

    var isNative: Bool { if case .native = self { true } else { false } }

    var isMetatype: Bool { if case .metatype = self { true } else { false } }
}
