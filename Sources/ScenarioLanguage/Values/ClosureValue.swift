/// A closure, function or method of the scenario (or of the catalogue) as a value.
package final class ClosureValue {
    /// The run that it belongs to.
    package let context: RunContext
    private let body: ([Value]) throws -> Value

    /// A closure that runs `body`, which may throw `RunTrap`s and the interpreter's own errors.
    package init(in context: RunContext, _ body: @escaping ([Value]) throws -> Value) {
        self.context = context
        self.body = body
    }

    /// Calls it from the interpreter or from a member that passes errors on.
    package func call(_ arguments: [Value]) throws -> Value {
        try body(arguments)
    }

    /// Calls it from the engine, which knows no errors: the first one is kept in the context, the world is
    /// halted, and nil is the answer then and from then on.
    package func callFromEngine(_ arguments: [Value]) -> Value? {
        guard context.failure == nil else { return nil }
        do {
            return try body(arguments)
        } catch {
            context.fail(error)
            return nil
        }
    }
}
