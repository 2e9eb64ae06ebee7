import SwiftSyntax

/// What the form of an expression alone says about its type. Kept at each operator: long chains stay cheap.
struct OperatorTraits {
    /// The stretch of an operator with its operands; nil for other expressions, which say it themselves.
    private(set) var range: SourceRange?
    /// Made of number literals alone (or `nil`), so that its type comes from elsewhere.
    var isLiteral = false
    /// Means nothing without an expected type: `.zero`, a closure, a literal.
    var needsContext = false
    /// Has a literal with a decimal point in it.
    var containsFloat = false

    init() {}

    init(_ left: OperatorTree, _ token: TokenSyntax, _ right: OperatorTree) {
        let (a, b) = (left.traits, right.traits)
        range = left.range.joined(to: right.range)
        isLiteral = ["+", "-", "*", "/", "%"].contains(token.text) && a.isLiteral && b.isLiteral
        // What an operator of the scenario takes says what its operands are.
        needsContext = a.needsContext && b.needsContext && OperatorPrecedence.of(token.text) != nil
        containsFloat = a.containsFloat || b.containsFloat
    }

    init(_ syntax: ExprSyntax) {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .nilLiteralExpr: (isLiteral, needsContext) = (true, true)
        case .floatLiteralExpr: (isLiteral, needsContext, containsFloat) = (true, true, true)
        case .closureExpr, .keyPathExpr: needsContext = true
        case .prefixOperatorExpr(let prefix): take(OperatorTraits(prefix.expression))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                take(OperatorTraits(only.expression))
            }
        case .sequenceExpr(let sequence):
            if !takeBranches(sequence.elements[...]) { takeAll(sequence.elements) }
        case .memberAccessExpr(let member):
            // What a number alone has is what a number of its usual type has.
            let base = member.base.map(OperatorTraits.init)
            needsContext = base.map { $0.needsContext && !$0.isLiteral } ?? true
        case .functionCallExpr(let call):
            // A closure that is called at once may say what it returns.
            let closure = call.calledExpression.as(ClosureExprSyntax.self)
            needsContext =
                closure?.signature?.returnClause == nil && OperatorTraits(call.calledExpression).needsContext
        case .forceUnwrapExpr(let force): needsContext = OperatorTraits(force.expression).needsContext
        case .arrayExpr(let array):
            needsContext = array.elements.allSatisfy { OperatorTraits($0.expression).needsContext }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else {
                needsContext = true
                break
            }
            needsContext = elements.allSatisfy {
                OperatorTraits($0.key).needsContext && OperatorTraits($0.value).needsContext
            }
        default: break
        }
    }

    private mutating func take(_ other: OperatorTraits) {
        (isLiteral, needsContext, containsFloat) = (
            other.isLiteral, other.needsContext, other.containsFloat
        )
    }

    /// `(isOpen ? 1 : -1)`: without context it means nothing when neither branch does; false without `?`.
    private mutating func takeBranches(_ elements: Slice<ExprListSyntax>) -> Bool {
        guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
        else { return false }
        let then = OperatorTraits(ternary.thenExpression)
        let rest = elements[elements.index(after: mark)...]
        var other = OperatorTraits()
        if !other.takeBranches(rest) { other.takeAll(ExprListSyntax(Array(rest))) }
        needsContext = then.needsContext && other.needsContext
        containsFloat = then.containsFloat || other.containsFloat
        return true
    }

    /// A sequence in parentheses: a literal when its operands are, and its operators are arithmetic;
    /// without context it means nothing when none of its operands does: `-.pi / 2`.
    private mutating func takeAll(_ elements: ExprListSyntax) {
        (isLiteral, needsContext) = (true, true)
        for element in elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if !["+", "-", "*", "/"].contains(binary.operator.text) {
                    (isLiteral, needsContext) = (false, false)
                }
                continue
            }
            let traits = OperatorTraits(element)
            isLiteral = isLiteral && traits.isLiteral
            needsContext = needsContext && traits.needsContext
            containsFloat = containsFloat || traits.containsFloat
        }
    }
}
