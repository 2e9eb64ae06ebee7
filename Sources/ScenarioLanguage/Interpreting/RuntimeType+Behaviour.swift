/// What the author's code does for values of a type wherever they are compared or printed: it runs in the
/// world that is the thread's current one.
extension RuntimeType {
    /// The author's `==`; errors inside are kept in the run's context.
    func equality(by code: FunctionCode?) -> ((Value, Value) -> Bool)? {
        guard let code else { return nil }
        let own = Value.type(.user(type))
        return { a, b in
            guard let execution = Execution.current else { return false }
            do {
                return try code.call([own, a, b], execution, at: execution.place).isTrue
            } catch {
                execution.context.fail(error)
                return false
            }
        }
    }

    /// The author's `<`.
    func order(by code: FunctionCode?) -> ((Value, Value) throws -> Bool)? {
        guard let code else { return nil }
        let own = Value.type(.user(type))
        return { a, b in
            guard let execution = Execution.current else { return false }
            return try code.call([own, a, b], execution, at: execution.place).isTrue
        }
    }

    /// The author's `description`.
    func description(by property: Property?) -> ((Value) throws -> String)? {
        guard let property else { return nil }
        return { value in
            guard let execution = Execution.current else { return "" }
            var value = value
            let text = try property.readInPlace(&value, execution, at: execution.place)
            return if case .string(let text) = text { text } else { "" }
        }
    }
}
