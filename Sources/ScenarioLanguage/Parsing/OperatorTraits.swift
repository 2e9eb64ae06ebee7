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
        isLiteral = a.isLiteral && b.isLiteral && ["+", "-", "*", "/", "%"].contains(token.text)
        // What an operator of the scenario takes says what its operands are.
        needsContext = a.needsContext && b.needsContext && OperatorPrecedence.of(token.text) != nil
        containsFloat = a.containsFloat || b.containsFloat
    }

    init(_ syntax: ExprSyntax) { self.init(syntax.as(ExprSyntaxEnum.self)) }

    init(_ form: ExprSyntaxEnum) {
        switch form {
        case .integerLiteralExpr, .nilLiteralExpr: (isLiteral, needsContext) = (true, true)
        case .floatLiteralExpr: (isLiteral, needsContext, containsFloat) = (true, true, true)
        case .closureExpr, .keyPathExpr: needsContext = true
        case .prefixOperatorExpr(let prefix): take(OperatorTraits(prefix.expression))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                take(OperatorTraits(only.expression))
            }
        case .sequenceExpr(let sequence):
            take(sequence.elements.list)
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

    /// A sequence in parentheses. `(isOpen ? 1 : -1)` means nothing without context when neither branch does.
    private mutating func take(_ elements: [ExprSyntax]) {
        let mark = elements.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        takeAll(elements[(mark.map { $0 + 1 } ?? 0)...])
        guard let mark else { return }
        isLiteral = false
        for case let ternary? in elements[...mark].map({ $0.as(UnresolvedTernaryExprSyntax.self) }) {
            let then = OperatorTraits(ternary.thenExpression)
            needsContext = needsContext && then.needsContext
            containsFloat = containsFloat || then.containsFloat
        }
    }

    /// A sequence without choices: a literal when its operands are, and its operators are arithmetic;
    /// without context it means nothing when none of its operands does: `-.pi / 2`.
    private mutating func takeAll(_ elements: ArraySlice<ExprSyntax>) {
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
