/// One condition of an `if`, `guard` or `while`.
enum ConditionNode {
    case truth(any Node)
    /// `let x = value`, `case pattern = value`
    case match(any PatternNode, any Node)

    /// Whether the condition holds; binds its variables.
    func holds(_ frame: Frame) throws -> Bool {
        switch self {
        case .truth(let node): try node.evaluate(frame).isTrue
        case .match(let pattern, let node): try pattern.matches(try node.evaluate(frame), frame)
        }
    }
}

extension [ConditionNode] {
    /// Whether all conditions hold, asked in order.
    func hold(_ frame: Frame) throws -> Bool {
        for condition in self {
            guard try condition.holds(frame) else { return false }
        }
        return true
    }
}
