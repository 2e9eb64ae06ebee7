import EventEngine

/// A method or property of an actor, as others ask for it: they go on in a later turn of the main queue.
struct ActorCall: Node {
    let operand: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let answer = Result { try operand.evaluate(frame) }
        if case .failure(let error) = answer, !(error is ThrownError) { throw error }
        try frame.execution.giveTurn(at: range)
        return try answer.get()
    }
}

extension Execution {
    /// Lets the code that waits in the main queue run, before the task goes on.
    fileprivate func giveTurn(at range: SourceRange) throws {
        guard let task = currentTask else { return }
        world.enqueue { [unowned self] in
            guard context.failure == nil else { return }
            do { try resume(task) } catch { context.fail(error) }
        }
        try located(at: range) { try wait() }
    }
}
