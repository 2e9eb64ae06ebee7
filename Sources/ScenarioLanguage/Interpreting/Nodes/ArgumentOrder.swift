/// Evaluates the arguments that a call gives before the ones that it leaves out.
struct ArgumentsInOrder: Node {
    /// The arguments in the order in which they are written, and where their values wait.
    let held: [(slot: Int, node: any Node)]
    /// The argument that this one stands for.
    let rest: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        for argument in held { frame.slots[argument.slot] = try argument.node.evaluate(frame) }
        return try rest.evaluate(frame)
    }
}

/// An argument that was evaluated already.
struct HeldArgument: Node {
    let slot: Int

    func evaluate(_ frame: Frame) throws -> Value {
        // Nothing may stay in the slot: it would keep an object alive.
        defer { frame.slots[slot] = .void }
        return frame.slots[slot]
    }
}
