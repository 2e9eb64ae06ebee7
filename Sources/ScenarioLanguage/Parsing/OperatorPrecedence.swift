/// How tightly Swift's operators bind, and to which side they group.
struct OperatorPrecedence {
    enum Grouping { case left, right, none }

    let strength: Int
    let grouping: Grouping

    static let assignment = OperatorPrecedence(strength: 90, grouping: .right)
    static let ternary = OperatorPrecedence(strength: 100, grouping: .right)
    static let disjunction = OperatorPrecedence(strength: 110, grouping: .left)
    static let conjunction = OperatorPrecedence(strength: 120, grouping: .left)
    static let comparison = OperatorPrecedence(strength: 130, grouping: .none)
    static let nilCoalescing = OperatorPrecedence(strength: 140, grouping: .right)
    static let casting = OperatorPrecedence(strength: 150, grouping: .left)
    static let rangeFormation = OperatorPrecedence(strength: 160, grouping: .none)
    static let addition = OperatorPrecedence(strength: 170, grouping: .left)
    static let multiplication = OperatorPrecedence(strength: 180, grouping: .left)
    static let shift = OperatorPrecedence(strength: 190, grouping: .none)

    /// By the name of a precedence group of Swift's own; nil for any other.
    static func group(named name: String) -> OperatorPrecedence? { groups[name] }

    private static let groups: [String: OperatorPrecedence] = [
        "AssignmentPrecedence": assignment, "TernaryPrecedence": ternary,
        "LogicalDisjunctionPrecedence": disjunction, "LogicalConjunctionPrecedence": conjunction,
        "ComparisonPrecedence": comparison, "NilCoalescingPrecedence": nilCoalescing,
        "CastingPrecedence": casting, "RangeFormationPrecedence": rangeFormation,
        "AdditionPrecedence": addition, "MultiplicationPrecedence": multiplication,
        "BitwiseShiftPrecedence": shift,
        "DefaultPrecedence": OperatorPrecedence(strength: 105, grouping: .none),
    ]

    /// By an operator's spelling; nil for an operator that scenarios do not have.
    static func of(_ spelling: String) -> OperatorPrecedence? { table[spelling] }

    private static let table: [String: OperatorPrecedence] = {
        var table: [String: OperatorPrecedence] = [:]
        let groups: [(OperatorPrecedence, [String])] = [
            (assignment, ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]),
            (disjunction, ["||"]), (conjunction, ["&&"]),
            (comparison, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]),
            (nilCoalescing, ["??"]), (rangeFormation, ["..<", "..."]),
            (addition, ["+", "-", "|", "^", "&+", "&-"]),
            (multiplication, ["*", "/", "%", "&", "&*"]), (shift, ["<<", ">>"]),
        ]
        for (precedence, spellings) in groups {
            for spelling in spellings { table[spelling] = precedence }
        }
        return table
    }()
}
