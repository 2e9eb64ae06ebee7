/// `error as NSError`: nil stays nil.
struct BridgedError: Node {
    let operand: any Node
    /// What makes one of another error.
    let code: FunctionCode
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let error = try operand.evaluate(frame)
        return error.isNull ? error : try code.call([error], frame.execution, at: range)
    }
}

/// `let error as NSError`, which every error matches.
struct BridgingPattern: PatternNode {
    let code: FunctionCode
    let inner: any PatternNode
    let range: SourceRange

    func matches(_ value: Value, _ frame: Frame) throws -> Bool {
        try inner.matches(try code.call([value], frame.execution, at: range), frame)
    }
}
