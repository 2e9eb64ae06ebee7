/// `super.description`: what the engine says of an object.
struct PlainDescription: Node {
    let operand: any Node
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let object = try operand.evaluate(frame)
        let context = frame.execution.context
        return .string(
            try frame.execution.located(at: range) {
                try ValueDescription.plainText(of: object.heldObject, in: context)
            })
    }
}
