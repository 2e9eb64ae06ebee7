/// An interpolation that a method of the scenario's writes.
struct OwnInterpolation: Node {
    /// Makes what the method writes into.
    let start: any StatementNode
    let call: any Node
    let text: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        _ = try start.execute(frame)
        try call.discard(frame)
        return try text.evaluate(frame)
    }
}
