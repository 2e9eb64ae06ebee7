/// A sum of multiples of symbols and a constant.
struct SolverExpression {
    struct Term {
        var symbol: SolverSymbol
        var coefficient: Double
    }

    /// In the order in which they were added; a symbol may occur several times.
    private(set) var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ symbol: SolverSymbol, times coefficient: Double) {
        if coefficient != 0 { terms.append(Term(symbol: symbol, coefficient: coefficient)) }
    }

    mutating func add(_ other: SolverExpression, times factor: Double = 1) {
        for term in other.terms { add(term.symbol, times: term.coefficient * factor) }
        constant += other.constant * factor
    }
}

/// A relation of an expression to zero, and how much it matters.
struct LinearConstraint {
    enum Relation {
        case isAtMostZero, isZero, isAtLeastZero
    }

    /// At this priority and above a constraint has to hold; below, the solver comes as near as it can.
    static let required: Float = 1_000

    var expression: SolverExpression
    var relation = Relation.isZero
    /// Higher priorities are served first, whatever that costs lower ones (S-09).
    var priority = LinearConstraint.required
    /// How much a miss counts among those of the same priority.
    var weight = 1.0

    var isRequired: Bool { priority >= Self.required }
}
