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

    /// The author's `isEqual(_:)` of a class below NSObject.
    func equality(byMethod code: FunctionCode?) -> ((Value, Value) -> Bool)? {
        guard let code else { return nil }
        return { a, b in
            guard let execution = Execution.current else { return false }
            do {
                return try code.call([a, b], execution, at: execution.place).isTrue
            } catch {
                execution.context.fail(error)
                return false
            }
        }
    }

    /// The author's `hash` of a class below NSObject.
    func hashing(by property: Property?) -> ((Value) -> Int)? {
        guard let property else { return nil }
        return { value in
            guard let execution = Execution.current else { return 0 }
            var value = value
            do {
                let number = try property.readInPlace(&value, execution, at: execution.place)
                return if case .int(let number) = number { number } else { 0 }
            } catch {
                execution.context.fail(error)
                return 0
            }
        }
    }

    /// The author's `hash(into:)`.
    func hashing(byMethod code: FunctionCode?) -> ((Value) -> Int)? {
        guard let code else { return nil }
        return { value in
            guard let execution = Execution.current else { return 0 }
            do {
                let hasher = StableHasher().bridged
                let frame = try code.run([value, hasher], execution, at: execution.place)
                let filled = code.finalValue(ofParameter: 1, in: frame)
                return StableHasher.from(filled)?.finalize() ?? 0
            } catch {
                execution.context.fail(error)
                return 0
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

    /// The author's `<` outside of the type.
    func order(byFunction code: FunctionCode?) -> ((Value, Value) throws -> Bool)? {
        guard let code else { return nil }
        return { a, b in
            guard let execution = Execution.current else { return false }
            return try code.call([a, b], execution, at: execution.place).isTrue
        }
    }

    /// The author's `description`.
    func description(by property: Property?) -> ((Value) throws -> String)? {
        property?.describing
    }
}

extension Property {
    /// What it says of a value, for printing.
    var describing: (Value) throws -> String {
        { value in
            guard let execution = Execution.current else { return "" }
            var value = value
            let text = try self.readInPlace(&value, execution, at: execution.place)
            return if case .string(let text) = text { text } else { "" }
        }
    }
}
