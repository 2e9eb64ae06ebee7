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

/// The conditions of an `if`, `guard` or `while`.
struct ConditionList {
    var conditions: [ConditionNode] = []
    /// The slots of the variables that the conditions bind.
    var slots = 0..<0

    /// Whether all conditions hold, asked in order. What they bound is let go as soon as one does not.
    func hold(_ frame: Frame) throws -> Bool {
        for condition in conditions where !(try condition.holds(frame)) {
            frame.letGo(slots)
            return false
        }
        return true
    }
}

/// The patterns of a `case` or `catch`, of which any may match.
struct PatternList {
    let alternatives: [(pattern: any PatternNode, condition: (any Node)?)]
    /// The slots of the variables that the patterns bind.
    let slots: Range<Int>

    /// Whether a value matches. What a pattern bound is let go when its `where` does not hold.
    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        for (pattern, condition) in alternatives {
            if try pattern.matches(value, frame) {
                if try condition?.evaluate(frame).isTrue ?? true { return true }
            }
            frame.letGo(slots)
        }
        return false
    }
}
