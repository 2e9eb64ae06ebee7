/// How tightly Swift's operators bind, and to which side they group.
struct OperatorPrecedence {
    enum Grouping { case left, right, none }

    let strength: Int
    let grouping: Grouping

    static let assignment = OperatorPrecedence(strength: 90_000, grouping: .right)
    static let ternary = OperatorPrecedence(strength: 100_000, grouping: .right)
    static let disjunction = OperatorPrecedence(strength: 110_000, grouping: .left)
    static let conjunction = OperatorPrecedence(strength: 120_000, grouping: .left)
    static let comparison = OperatorPrecedence(strength: 130_000, grouping: .none)
    static let nilCoalescing = OperatorPrecedence(strength: 140_000, grouping: .right)
    static let casting = OperatorPrecedence(strength: 150_000, grouping: .left)
    static let rangeFormation = OperatorPrecedence(strength: 160_000, grouping: .none)
    static let addition = OperatorPrecedence(strength: 170_000, grouping: .left)
    static let multiplication = OperatorPrecedence(strength: 180_000, grouping: .left)
    static let shift = OperatorPrecedence(strength: 190_000, grouping: .none)

    /// Between groups that bind less and groups that bind more tightly: in the middle of the gap; nil when
    /// there is none. A group that names only one side lies right beside it.
    static func between(
        _ below: [OperatorPrecedence], _ above: [OperatorPrecedence], _ grouping: Grouping
    ) -> OperatorPrecedence? {
        let (low, high) = (below.map(\.strength).max(), above.map(\.strength).min())
        switch (low, high) {
        case (nil, nil): return OperatorPrecedence(strength: standard.strength, grouping: grouping)
        case (let low?, nil): return OperatorPrecedence(strength: low + gap / 2, grouping: grouping)
        case (nil, let high?): return OperatorPrecedence(strength: high - gap / 2, grouping: grouping)
        case (let low?, let high?):
            guard high - low > 1 else { return nil }
            return OperatorPrecedence(strength: low + (high - low) / 2, grouping: grouping)
        }
    }

    /// How far Swift's own groups lie apart.
    private static let gap = 10_000

    /// Of operators for which no group is named.
    static let standard = OperatorPrecedence(strength: 105_000, grouping: .none)

    /// Swift's own precedence groups by their names.
    static let groups: [String: OperatorPrecedence] = [
        "AssignmentPrecedence": assignment, "TernaryPrecedence": ternary,
        "LogicalDisjunctionPrecedence": disjunction, "LogicalConjunctionPrecedence": conjunction,
        "ComparisonPrecedence": comparison, "NilCoalescingPrecedence": nilCoalescing,
        "CastingPrecedence": casting, "RangeFormationPrecedence": rangeFormation,
        "AdditionPrecedence": addition, "MultiplicationPrecedence": multiplication,
        "BitwiseShiftPrecedence": shift,
        "DefaultPrecedence": standard,
    ]

    /// By an operator's spelling; nil for an operator that scenarios do not have.
    static func of(_ spelling: String) -> OperatorPrecedence? { table[spelling] }

    private static let table: [String: OperatorPrecedence] = {
        var table: [String: OperatorPrecedence] = [:]
        let groups: [(OperatorPrecedence, [String])] = [
            (assignment, ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]),
            (assignment, ["&+=", "&-=", "&*=", "&<<=", "&>>="]),
            (disjunction, ["||"]), (conjunction, ["&&"]),
            (comparison, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]),
            (nilCoalescing, ["??"]), (rangeFormation, ["..<", "..."]),
            (addition, ["+", "-", "|", "^", "&+", "&-"]),
            (multiplication, ["*", "/", "%", "&", "&*"]), (shift, ["<<", ">>", "&<<", "&>>"]),
        ]
        for (precedence, spellings) in groups {
            for spelling in spellings { table[spelling] = precedence }
        }
        return table
    }()
}
