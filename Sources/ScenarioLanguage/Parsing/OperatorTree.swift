import SwiftSyntax

/// A flat sequence `a + b * c` folded by precedence.
indirect enum OperatorTree {
    case leaf(ExprSyntax)
    case binary(OperatorTree, TokenSyntax, OperatorTree, OperatorTraits)
    /// `=` and the compound assignments.
    case assignment(OperatorTree, TokenSyntax, OperatorTree)
    case ternary(OperatorTree, ExprSyntax, OperatorTree)
    case typeTest(OperatorTree, TypeSyntax)
    /// `as`, `as?`, `as!`; the mark is nil for the plain form.
    case cast(OperatorTree, mark: TokenSyntax?, TypeSyntax)
    /// `try`, `try?` or `try!` in front of everything to its right.
    case tried(TryExprSyntax, OperatorTree)
    /// `await` in front of everything to its right.
    case awaited(AwaitExprSyntax, OperatorTree)

    /// The whole stretch in the text.
    var range: SourceRange {
        switch self {
        case .leaf(let expression): SourceRange(expression)
        case .binary(let left, _, let right, let traits):
            traits.range ?? left.range.joined(to: right.range)
        case .assignment(let left, _, let right), .ternary(let left, _, let right):
            left.range.joined(to: right.range)
        case .typeTest(let operand, let type): operand.range.joined(to: SourceRange(type))
        case .cast(let operand, _, let type): operand.range.joined(to: SourceRange(type))
        case .tried(let mark, let operand): SourceRange(mark).joined(to: operand.range)
        case .awaited(let mark, let operand): SourceRange(mark).joined(to: operand.range)
        }
    }

    /// What the tree's leaves say together.
    var traits: OperatorTraits {
        switch self {
        case .leaf(let expression): OperatorTraits(expression)
        case .binary(_, _, _, let traits): traits
        default: OperatorTraits()
        }
    }
}

/// Folds the elements of a `SequenceExprSyntax` by precedence climbing.
struct OperatorFolding {
    /// What cannot be folded, and where.
    enum Failure: Error {
        case unknownOperator(TokenSyntax)
        /// `a < b < c`
        case notAssociative(TokenSyntax)
        case malformed(ExprSyntax)
        /// `1 + try f()`, `1 + await f()`
        case markOnTheRight(TokenSyntax)
    }

    private let elements: [ExprSyntax]
    private var index = 0

    /// The tree of the elements of one sequence.
    ///
    /// - Parameter declared: the operators that the scenario declares itself.
    static func fold(_ elements: [ExprSyntax], declared: [String: OperatorPrecedence] = [:]) throws
        -> OperatorTree
    {
        var folding = OperatorFolding(elements: elements, declared: declared)
        return try folding.climb(minimum: 0)
    }

    private let declared: [String: OperatorPrecedence]

    private init(elements: [ExprSyntax], declared: [String: OperatorPrecedence]) {
        self.elements = elements
        self.declared = declared
    }

    private mutating func operand() throws -> OperatorTree {
        guard index < elements.count else { throw Failure.malformed(elements[elements.count - 1]) }
        if let mark = elements[index].as(TryExprSyntax.self) {
            return .tried(mark, try everything(behind: mark.tryKeyword, mark.expression))
        }
        if let mark = elements[index].as(AwaitExprSyntax.self) {
            return .awaited(mark, try everything(behind: mark.awaitKeyword, mark.expression))
        }
        defer { index += 1 }
        return .leaf(elements[index])
    }

    /// `try a + b` is `try (a + b)`; it may only come first, or behind an assignment.
    private mutating func everything(
        behind mark: TokenSyntax, _ first: ExprSyntax
    ) throws -> OperatorTree {
        if index > 0 {
            let last = elements[index - 1]
            let isAssigned = try precedence(of: last).strength == OperatorPrecedence.assignment.strength
            guard isAssigned else { throw Failure.markOnTheRight(mark) }
        }
        let behind = [first] + elements[(index + 1)...]
        var rest = OperatorFolding(elements: behind, declared: declared)
        index = elements.count
        return try rest.climb(minimum: 0)
    }

    private mutating func climb(minimum: Int) throws -> OperatorTree {
        var left = try operand()
        var previous: OperatorPrecedence?
        while index < elements.count {
            let next = elements[index]
            let precedence = try precedence(of: next)
            guard precedence.strength >= minimum else { break }
            if let previous, previous.strength == precedence.strength, previous.grouping == .none {
                throw Failure.notAssociative(next.firstToken(viewMode: .sourceAccurate)!)
            }
            index += 1
            left = try extend(left, with: next, precedence)
            previous = precedence
        }
        return left
    }

    private mutating func extend(
        _ left: OperatorTree, with element: ExprSyntax, _ precedence: OperatorPrecedence
    ) throws -> OperatorTree {
        let above = precedence.grouping == .right ? precedence.strength : precedence.strength + 1
        if let binary = element.as(BinaryOperatorExprSyntax.self) {
            let right = try climb(minimum: above)
            return precedence.strength == OperatorPrecedence.assignment.strength
                ? .assignment(left, binary.operator, right)
                : .binary(left, binary.operator, right, OperatorTraits(left, binary.operator, right))
        }
        if let assignment = element.as(AssignmentExprSyntax.self) {
            return .assignment(left, assignment.equal, try climb(minimum: above))
        }
        if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
            return .ternary(left, ternary.thenExpression, try climb(minimum: above))
        }
        guard index < elements.count, let type = elements[index].as(TypeExprSyntax.self)?.type else {
            throw Failure.malformed(element)
        }
        index += 1
        if let cast = element.as(UnresolvedAsExprSyntax.self) {
            return .cast(left, mark: cast.questionOrExclamationMark, type)
        }
        return .typeTest(left, type)
    }

    private func precedence(of element: ExprSyntax) throws -> OperatorPrecedence {
        if let binary = element.as(BinaryOperatorExprSyntax.self) {
            let name = binary.operator.text
            guard let known = declared[name] ?? OperatorPrecedence.of(name) else {
                throw Failure.unknownOperator(binary.operator)
            }
            return known
        }
        if element.is(AssignmentExprSyntax.self) { return .assignment }
        if element.is(UnresolvedTernaryExprSyntax.self) { return .ternary }
        if element.is(UnresolvedIsExprSyntax.self) || element.is(UnresolvedAsExprSyntax.self) {
            return .casting
        }
        throw Failure.malformed(element)
    }
}
