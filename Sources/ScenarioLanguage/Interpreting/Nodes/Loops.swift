/// `while`
struct While: StatementNode {
    let label: Int
    let conditions: ConditionList
    let body: CodeBlock
    let range: SourceRange

    func execute(_ frame: Frame) throws -> Flow {
        while try conditions.hold(frame) {
            try frame.execution.step(at: range)
            let flow = try body.execute(frame)
            if let leaving = flow.leaving(loop: label) { return leaving }
        }
        return .next
    }
}

/// `repeat ... while`
struct Repeat: StatementNode {
    let label: Int
    let body: CodeBlock
    let condition: any Node
    let range: SourceRange

    func execute(_ frame: Frame) throws -> Flow {
        repeat {
            try frame.execution.step(at: range)
            let flow = try body.execute(frame)
            if let leaving = flow.leaving(loop: label) { return leaving }
        } while try condition.evaluate(frame).isTrue
        return .next
    }
}

/// `for x in sequence where condition`
struct ForIn: StatementNode {
    let label: Int
    let pattern: any PatternNode
    let sequence: any Node
    let condition: (any Node)?
    let body: CodeBlock
    let range: SourceRange

    func execute(_ frame: Frame) throws -> Flow {
        switch try sequence.evaluate(frame).unerased {
        case .range(.int(let lower, let upper, let isClosed)):
            var index = lower
            while isClosed ? index <= upper : index < upper {
                if let leaving = try turn(.int(index), frame) { return leaving }
                if index == upper { break }
                index += 1
            }
        case .range(let range):
            let next = range.steps()
            while let number = next() { if let leaving = try turn(number, frame) { return leaving } }
        case .lazy(let sequence):
            var leaving: Flow?
            try sequence.walk(in: frame.execution.context) { element in
                leaving = try turn(element, frame)
                return leaving == nil
            }
            if let leaving { return leaving }
        case .slice(let part):
            // A part keeps the whole array until the loop is over.
            for element in part {
                if let leaving = try turn(element, frame) { return leaving }
            }
        case let value:
            let execution = frame.execution
            for element in try execution.located(at: range, { try execution.context.elements(of: value) }) {
                if let leaving = try turn(element, frame) { return leaving }
            }
        }
        return .next
    }

    private func turn(_ value: Value, _ frame: Frame) throws -> Flow? {
        try frame.execution.step(at: range)
        guard try pattern.matches(value, frame), try condition?.evaluate(frame).isTrue ?? true else {
            frame.letGo(body.slots)
            return nil
        }
        return try body.execute(frame).leaving(loop: label)
    }
}

/// A sequence of the scenario's, as natives walk through it.
struct WalkedSequence: Node {
    /// Answers a closure that makes an iterator.
    let maker: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        .lazy(LazySequence(walking: try maker.evaluate(frame).closure))
    }
}

/// The elements of a sequence that becomes `any Collection<Element>`.
struct ElementsOf: Node {
    let sequence: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let (value, execution) = (try sequence.evaluate(frame), frame.execution)
        return .array(try execution.located(at: range) { try execution.context.elements(of: value) })
    }
}

/// `1...` as a sequence, whose end is the largest number.
struct CountedNumbers: Node {
    /// The range.
    let start: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let first = try start.evaluate(frame).bounds.lower.integer
        return .lazy(
            LazySequence { _ in
                var next = first
                return {
                    defer { next &+= 1 }
                    return .int(next)
                }
            })
    }
}

/// What a collection of the catalogue holds.
struct NativeElements: Node {
    let collection: any Node
    let elements: (RunContext, Value) throws -> [Value]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let (value, execution) = (try collection.evaluate(frame), frame.execution)
        return .array(try execution.located(at: range) { try elements(execution.context, value) })
    }
}

extension Flow {
    /// What a loop passes on; nil when it goes on with the next turn.
    func leaving(loop label: Int) -> Flow? {
        switch self {
        case .next, .continued(label): nil
        case .broke(label): .next
        default: self
        }
    }
}
