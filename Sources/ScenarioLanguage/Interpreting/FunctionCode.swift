/// The body of a function, method, initializer, accessor or closure, ready to run.
final class FunctionCode: FallbackCode {
    let name: String
    /// Parameters (`self` first in methods), by slot.
    var parameters: [Variable] = []
    /// How many variables a call needs.
    var slotCount = 0
    var body: [StatementLine] = []
    /// What a call without `return` answers: `self` in initializers.
    var answersSelf = false

    init(_ name: String) { self.name = name }

    /// Runs the body with the parameters in `slots`.
    func call(_ arguments: [Value], captures: [Box] = [], _ execution: Execution, at range: SourceRange)
        throws -> Value
    {
        let frame = try run(arguments, captures: captures, execution, at: range)
        return frame.answer
    }

    /// Runs the body and returns the frame, from which `inout` parameters are read back.
    func run(_ arguments: [Value], captures: [Box] = [], _ execution: Execution, at range: SourceRange)
        throws -> Frame
    {
        let (frame, thrown) = try attempt(arguments, captures: captures, execution, at: range)
        if let thrown { throw thrown }
        return frame
    }

    /// The same for a caller that reads `inout` parameters back also when an error of the scenario ends the
    /// body; such an error is answered, not thrown.
    func attempt(_ arguments: [Value], captures: [Box] = [], _ execution: Execution, at range: SourceRange)
        throws -> (frame: Frame, thrown: ThrownError?)
    {
        try execution.enter(at: range)
        defer { execution.leave() }
        try execution.step(at: range)
        let line = execution.line
        defer { execution.line = line }
        var slots = arguments
        let missing = slotCount - slots.count
        if missing > 0 { slots.append(contentsOf: repeatElement(.void, count: missing)) }
        let frame = Frame(execution, slots: slots, captures: captures)
        for parameter in parameters where parameter.isCaptured || parameter.ownership != .strong {
            parameter.initialize(frame.slots[parameter.slot], in: frame)
        }
        do {
            _ = try body.execute(frame)
        } catch var thrown as ThrownError {
            if execution.isInLibrary(thrown.range) { thrown.range = range }
            return (frame, thrown)
        } catch var trap as SourceTrap where execution.isInLibrary(trap.range) {
            // The scenario is told what it called, not where the library stopped.
            trap.range = range
            throw trap
        }
        if answersSelf, let own = parameters.first, !frame.answer.isNull {
            frame.answer = own.isCaptured ? own.box(in: frame).value : frame.slots[own.slot]
        }
        return (frame, nil)
    }

    /// Calls the code as the value of a function type with `inout` parameters does: the answer is a tuple of
    /// what it returned and what became of these.
    func callChanging(
        _ inouts: [Int], _ arguments: [Value], captures: [Box] = [], _ execution: Execution,
        at range: SourceRange
    ) throws -> Value {
        let (frame, thrown) = try attempt(arguments, captures: captures, execution, at: range)
        let changed = inouts.map { finalValue(ofParameter: $0, in: frame) }
        if var thrown {
            thrown.changed = changed
            throw thrown
        }
        return .tuple([frame.answer] + changed)
    }

    /// What an `inout` parameter holds when the call is over.
    func finalValue(ofParameter index: Int, in frame: Frame) -> Value {
        let parameter = parameters[index]
        return parameter.isCaptured ? parameter.box(in: frame).value : frame.slots[parameter.slot]
    }
}

/// One statement with its line in the scenario's text.
struct StatementLine {
    let line: Int32
    let range: SourceRange
    let statement: any StatementNode
}

extension [StatementLine] {
    /// Runs the statements in order until one changes the flow.
    func execute(_ frame: Frame) throws -> Flow {
        let execution = frame.execution
        for entry in self {
            execution.line = entry.line
            try execution.step(at: entry.range)
            let flow = try entry.statement.execute(frame)
            guard case .next = flow else { return flow }
        }
        return .next
    }
}
