import Reporting
import SwiftSyntax

/// Which of several candidates a call means: each is tried, and the cheapest one counts.
extension Checker {
    /// One of several callables: it takes as many arguments with such labels as a call has.
    struct Candidate {
        /// Its number among all of them. They are large, and many are never tried.
        let index: Int
        /// By parameter: the numbers of its arguments.
        let numbers: [Range<Int>]
        /// How much the call leaves out.
        let leftOut: Int

        init(_ index: Int, _ numbers: [Range<Int>], of signature: CallSignature) {
            self.index = index
            self.numbers = numbers
            leftOut = numbers.count { $0.isEmpty } + (signature.isVariadic ? 1 : 0)
        }
    }

    /// A call with one of several candidates, and what checking it changed.
    struct Trial {
        var value: Typed
        /// With the conversion of the result to what is expected.
        var cost: Int
        /// What the call alone changed.
        var state: CheckState
        /// How much a generic function of the scenario asks of its types; nil for other functions, which
        /// come first.
        var constraintCount: Int?
        /// How many parameters the call leaves out.
        var leftOut = 0
        /// Without the conversion of the result.
        var costOfArguments = 0
        /// The function of the scenario that is called; nil for all else.
        var function: FunctionDeclaration?

        /// Whether the function is one that a protocol has for all of its types: one that a type has itself,
        /// or that a protocol asks for, comes before it.
        var isForAll: Bool? { function?.isDefaultImplementation }

        /// Whether one of the candidates differs only in the type of its result.
        func overloadsResult(ofAny fitting: [Candidate], among candidates: [Callable]) -> Bool {
            guard let function else { return false }
            return fitting.contains { candidate in
                candidates[candidate.index].target.function.map { function.overloadsResult(of: $0) } ?? false
            }
        }

        /// Whether none of the other candidates can be better. That the result becomes `Any` costs each of
        /// them as much.
        ///
        /// - Parameter leastCost: of the arguments.
        func isPerfect(for expected: StaticType?, _ leastCost: Int) -> Bool {
            let isAny = (expected?.wrapped ?? expected) == .any
            return constraintCount == nil && (isAny ? costOfArguments : cost) <= leastCost
        }

        func precedes(_ other: Trial?) -> Bool {
            guard let other else { return true }
            if cost != other.cost { return cost < other.cost }
            if let isForAll, let others = other.isForAll, isForAll != others { return !isForAll }
            guard let count = constraintCount, let otherCount = other.constraintCount else {
                return constraintCount == nil && other.constraintCount != nil
            }
            if count != otherCount { return count > otherCount }
            return leftOut == other.leftOut ? isNarrower(than: other) : leftOut < other.leftOut
        }

        /// Whether the other function takes all that this one takes, and more: `T` beside `T?`.
        func isNarrower(than other: Trial) -> Bool {
            guard let own = function?.parameters, let others = other.function?.parameters,
                own.count == others.count
            else { return false }
            let pairs = zip(own, others)
            return pairs.allSatisfy { $1.type.covers($0.type) }
                && !pairs.allSatisfy { $0.type.covers($1.type) }
        }
    }

    /// Of two generic functions that fit equally well the one that asks for more, or takes less, is the more
    /// special one; for others Swift's rules are not known here.
    func checkIsSpecial(_ a: Trial, _ b: Trial, named name: String, at range: SourceRange) throws {
        guard let count = a.constraintCount, let other = b.constraintCount, count == other,
            a.leftOut == b.leftOut, !a.isNarrower(than: b), !b.isNarrower(than: a)
        else { return }
        throw unsupported("a choice between generic functions named '\(name)'", at: range)
    }

    /// Of two functions that differ only in what they return, what is expected has to decide.
    func checkIsClear(_ a: Trial, _ b: Trial, named name: String, at range: SourceRange) throws {
        guard let own = a.function, let other = b.function, own.overloadsResult(of: other),
            own.isDefaultImplementation == other.isDefaultImplementation
        else { return }
        throw fail(.ambiguous(name, [own, other].map { "\($0.fullName) -> \($0.result)" }), at: range)
    }

    /// `Int(views.map(\.title).joined())`: those come first that take the first argument as what it is alone,
    /// and where it is the only argument, nothing can be cheaper than it is alone: the others, each of which
    /// would check it anew, need not be tried.
    ///
    /// - Returns: the numbers of the candidates in this order.
    func exactFirst(
        _ fitting: [Candidate], among candidates: [Callable], _ arguments: [Argument]
    ) -> (order: [Int], leastCost: Int) {
        let order = Array(fitting.indices)
        guard fitting.count > 2, let first = arguments.first?.expression, !isOpen(first),
            let (value, cost) = attempt({ try check(first, nil) })
        else { return (order, 0) }
        let type = value.type
        let isExact = fitting.map { candidate in
            let index = candidate.numbers.firstIndex { $0.contains(0) }
            return index.map { candidates[candidate.index].parameters[$0].type } == type
        }
        let ranked = order.filter { isExact[$0] } + order.filter { !isExact[$0] }
        return (ranked, arguments.count == 1 ? cost : 0)
    }

    /// Whether the place of an expression says what it is.
    private func isOpen(_ syntax: ExprSyntax) -> Bool {
        let traits = OperatorTraits(syntax)
        return traits.isLiteral || traits.needsContext || syntax.is(StringLiteralExprSyntax.self)
    }
}

extension StaticType {
    /// Whether a parameter of this type takes all that one of the other type takes, whatever their
    /// placeholders are.
    fileprivate func covers(_ other: StaticType) -> Bool {
        switch (self, other) {
        case (.parameter, _): true
        case (.optional(let own), .optional(let inner)), (.array(let own), .array(let inner)),
            (.set(let own), .set(let inner)):
            own.covers(inner)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let inner)):
            key.covers(otherKey) && value.covers(inner)
        default: self == other
        }
    }
}
