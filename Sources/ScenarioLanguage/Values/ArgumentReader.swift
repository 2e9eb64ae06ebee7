/// Hands out the arguments of a call as Swift values, in order.
struct ArgumentReader {
    private let arguments: [Value]
    private var index = 0

    init(_ arguments: [Value]) { self.arguments = arguments }

    /// The next argument.
    /// - Throws: `RunTrap` when it is of another type.
    mutating func next<T: Bridged>(_ type: T.Type) throws -> T {
        defer { index += 1 }
        precondition(index < arguments.count, "a native member was called with too few arguments")
        return try T.unwrapping(arguments[index])
    }
}
