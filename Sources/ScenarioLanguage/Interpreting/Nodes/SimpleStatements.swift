/// An expression for its effect.
struct ExpressionStatement: StatementNode {
    let expression: any Node

    func execute(_ frame: Frame) throws -> Flow {
        try expression.discard(frame)
        return .next
    }
}

/// `let x = value`, with any pattern that always matches.
struct Declaration: StatementNode {
    let pattern: any PatternNode
    let initial: any Node

    func execute(_ frame: Frame) throws -> Flow {
        _ = try pattern.matches(try initial.evaluate(frame), frame)
        return .next
    }
}

/// `let x: T`, which gets its value later.
struct Reservation: StatementNode {
    let variable: Variable

    func execute(_ frame: Frame) throws -> Flow {
        variable.reserve(in: frame)
        return .next
    }
}

/// Nothing happens at run time: declarations of types and functions.
struct NoStatement: StatementNode {
    func execute(_ frame: Frame) throws -> Flow { .next }
}

/// Several statements from one: `let a = 1, b = 2`.
struct StatementGroup: StatementNode {
    let statements: [any StatementNode]

    func execute(_ frame: Frame) throws -> Flow {
        for statement in statements {
            let flow = try statement.execute(frame)
            guard case .next = flow else { return flow }
        }
        return .next
    }
}

/// `a = b`
struct Assignment: Node {
    let place: any Place
    let value: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        var parts: [Value] = []
        try place.prepare(frame, &parts)
        let new = try value.evaluate(frame)
        try place.store(new, frame, &parts)
        return .void
    }
}

/// `var a = b` of a struct, unless the memberwise initializer was given a value.
struct InitialValue: StatementNode {
    let own: LocalVariable
    /// The number of the stored property.
    let field: Int
    let store: Assignment

    func execute(_ frame: Frame) throws -> Flow {
        if case .structure(let instance) = try own.evaluate(frame), !Unset.isUnset(instance.fields[field]) {
            return .next
        }
        _ = try store.evaluate(frame)
        return .next
    }
}

/// `a = b` of a property whose wrapper is made with the first value.
struct FirstValue: StatementNode {
    let own: LocalVariable
    /// The number of the wrapper's field.
    let field: Int
    /// Makes the wrapper.
    let first: Assignment
    /// Changes it.
    let other: Assignment

    func execute(_ frame: Frame) throws -> Flow {
        let isFirst = Unset.isUnset(try own.evaluate(frame).field(field))
        _ = try (isFirst ? first : other).evaluate(frame)
        return .next
    }
}

/// `_ = b`
struct Discard: Node {
    let value: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        try value.discard(frame)
        return .void
    }
}

/// `(a, b) = (b, a)`
struct TupleAssignment: Node {
    /// Nil for `_`.
    let places: [(any Place)?]
    let value: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        var parts = [[Value]](repeating: [], count: places.count)
        for (index, place) in places.enumerated() { try place?.prepare(frame, &parts[index]) }
        let values = try value.evaluate(frame).elements
        for (index, place) in places.enumerated() { try place?.store(values[index], frame, &parts[index]) }
        return .void
    }
}

/// `a += b`: the right side is evaluated before `a` is read.
struct CompoundAssignment: Node {
    let place: any Place
    let value: any Node
    /// Computes the new value from the old one and the right side.
    let combine: (inout Value, Value, Execution) throws -> Void

    func evaluate(_ frame: Frame) throws -> Value {
        var parts: [Value] = []
        try place.prepare(frame, &parts)
        let operand = try value.evaluate(frame)
        let execution = frame.execution
        try place.modify(frame, &parts) { try combine(&$0, operand, execution) }
        return .void
    }
}

/// `return value`
struct Return: StatementNode {
    let value: (any Node)?

    func execute(_ frame: Frame) throws -> Flow {
        if let value { frame.answer = try value.evaluate(frame) }
        return .returned
    }
}

/// `break`, `continue` and `fallthrough`
struct Jump: StatementNode {
    let flow: Flow

    func execute(_ frame: Frame) throws -> Flow { flow }
}

/// The first value of a top-level variable; objects get their name in the trace here.
struct GlobalInitialization: Node {
    let global: Global
    let value: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        frame.execution.bind(try value.evaluate(frame), to: global)
        return .void
    }
}

/// `swap(&a, &b)`
struct Swap: Node {
    let first: any Place
    let second: any Place

    func evaluate(_ frame: Frame) throws -> Value {
        var (left, right): ([Value], [Value]) = ([], [])
        try first.prepare(frame, &left)
        try second.prepare(frame, &right)
        var (leftAgain, rightAgain) = (left, right)
        let (a, b) = (try first.load(frame, &leftAgain), try second.load(frame, &rightAgain))
        try second.store(a, frame, &right)
        try first.store(b, frame, &left)
        return .void
    }
}
