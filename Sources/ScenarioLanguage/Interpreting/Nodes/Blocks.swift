/// Statements in braces. What their variables held is let go at the end, and deferred statements run.
struct CodeBlock {
    let statements: [StatementLine]
    /// The slots of variables that are declared inside; the last one is gone first.
    let slots: Range<Int>

    func execute(_ frame: Frame) throws -> Flow {
        defer { frame.letGo(slots) }
        return try statements.execute(frame)
    }
}

/// `do { ... }`
struct Do: StatementNode {
    let label: Int
    let body: CodeBlock

    func execute(_ frame: Frame) throws -> Flow {
        let flow = try body.execute(frame)
        if case .broke(label) = flow { return .next }
        return flow
    }
}

/// `defer { ... }` and the statements behind it, which it waits for. What these declare is gone before.
struct Defer: StatementNode {
    let deferred: CodeBlock
    let rest: CodeBlock

    func execute(_ frame: Frame) throws -> Flow {
        let flow: Flow
        do {
            flow = try rest.execute(frame)
        } catch {
            // An error that goes on its way, or a `nil` of an initializer: not what stops the run.
            if error is ThrownError || error is FailedInitialization { _ = try deferred.execute(frame) }
            throw error
        }
        let answer = frame.answer
        _ = try deferred.execute(frame)
        frame.answer = answer
        return flow
    }
}

/// `if`
struct If: StatementNode {
    let label: Int
    let conditions: ConditionList
    let then: CodeBlock
    let otherwise: (any StatementNode)?

    func execute(_ frame: Frame) throws -> Flow {
        let flow: Flow
        if try conditions.hold(frame) {
            flow = try then.execute(frame)
        } else {
            flow = try otherwise?.execute(frame) ?? .next
        }
        if case .broke(label) = flow { return .next }
        return flow
    }
}

/// `guard`
struct Guard: StatementNode {
    let conditions: ConditionList
    let otherwise: CodeBlock

    func execute(_ frame: Frame) throws -> Flow {
        try conditions.hold(frame) ? .next : try otherwise.execute(frame)
    }
}

/// `switch`
struct Switch: StatementNode {
    struct Case {
        /// Without alternatives for `default`.
        let patterns: PatternList
        let isDefault: Bool
        let body: CodeBlock
    }

    let label: Int
    let subject: any Node
    let cases: [Case]

    func execute(_ frame: Frame) throws -> Flow {
        guard var index = try chosen(frame) else {
            preconditionFailure("The checker let a switch through that does not cover all values.")
        }
        var flow = try cases[index].body.execute(frame)
        while case .fell = flow {
            index += 1
            flow = try cases[index].body.execute(frame)
        }
        if case .broke(label) = flow { return .next }
        return flow
    }

    /// The case to begin with. What it does not bind of the value is gone before its statements run.
    private func chosen(_ frame: Frame) throws -> Int? {
        let value = try subject.evaluate(frame)
        return try cases.firstIndex { try $0.patterns.matches(value, frame) }
            ?? cases.firstIndex { $0.isDefault }
    }
}

/// An `if` or `switch` whose branches are values.
struct StatementValue: Node {
    let statement: any StatementNode
    /// Where a branch leaves its value.
    let slot: Int

    func evaluate(_ frame: Frame) throws -> Value {
        _ = try statement.execute(frame)
        defer { frame.slots[slot] = .void }
        return frame.slots[slot]
    }
}

/// The value of one turn of a loop in a result builder's body, which goes into an array.
struct CollectedValue: StatementNode {
    let value: any Node
    let slot: Int

    func execute(_ frame: Frame) throws -> Flow {
        let made = try value.evaluate(frame)
        guard case .array(var all) = frame.slots[slot] else {
            preconditionFailure("A loop in a result builder collects its values in an array.")
        }
        frame.slots[slot] = .void
        all.append(made)
        frame.slots[slot] = .array(all)
        return .next
    }
}

/// The value of a branch of an `if` or `switch` expression.
struct BranchValue: StatementNode {
    let value: any Node
    let slot: Int

    func execute(_ frame: Frame) throws -> Flow {
        frame.slots[slot] = try value.evaluate(frame)
        return .next
    }
}
