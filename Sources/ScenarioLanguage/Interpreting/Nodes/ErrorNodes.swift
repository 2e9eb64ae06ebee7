/// An error that the author threw, on its way to a `catch`.
struct ThrownError: Error {
    /// The error itself, a value of one of the scenario's types.
    let value: Value
    /// Where it was thrown; where Swift's library throws it, where that was called.
    var range: SourceRange
    /// What became of the `inout` parameters of the closure or function value that it ended.
    var changed: [Value] = []
}

/// `throw error`
struct Throw: StatementNode {
    let value: any Node
    let range: SourceRange

    func execute(_ frame: Frame) throws -> Flow {
        throw ThrownError(value: try value.evaluate(frame), range: range)
    }
}

/// `do { ... } catch pattern { ... }`; an error that no clause takes goes on.
struct DoCatch: StatementNode {
    struct Clause {
        let patterns: PatternList
        let body: CodeBlock
    }

    let label: Int
    let body: CodeBlock
    let clauses: [Clause]

    func execute(_ frame: Frame) throws -> Flow {
        let flow: Flow
        do {
            flow = try body.execute(frame)
        } catch let thrown as ThrownError {
            guard let clause = try clauses.first(where: { try $0.patterns.matches(thrown.value, frame) })
            else { throw thrown }
            flow = try clause.body.execute(frame)
        }
        if case .broke(label) = flow { return .next }
        return flow
    }
}

/// `try? operand`: nil when it throws.
struct OptionalTry: Node {
    let operand: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        do {
            return try operand.evaluate(frame)
        } catch is ThrownError {
            return .null
        }
    }
}

/// `try! operand`: stops the run when it throws.
struct ForcedTry: Node {
    let operand: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        do {
            return try operand.evaluate(frame)
        } catch let thrown as ThrownError {
            let words = try frame.execution.text(of: thrown.value, as: .any, at: range)
            throw SourceTrap(problem: .uncaughtError(words), range: range)
        }
    }
}
