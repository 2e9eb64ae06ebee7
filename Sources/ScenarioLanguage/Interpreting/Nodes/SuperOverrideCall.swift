import EventEngine

/// A call, through `super`, of a scenario class's override of a message. It is part of the entry of the same
/// message to the same object; called from anywhere else it is a line of its own.
struct SuperOverrideCall: Node {
    let code: FunctionCode
    /// The message, and its answer as the engine has it.
    let bridge: NativeOverride
    let hasAnswer: Bool
    /// `self` first.
    let arguments: [any Node]
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        let values = try arguments.map { try $0.evaluate(frame) }
        let execution = frame.execution
        let (world, selector) = (execution.world, bridge.selector)
        guard case .object(let object)? = values.first, let receiver = object as? any Traceable else {
            return try code.call(values, execution, at: range)
        }
        var outcome = Result<Value, any Error>.success(.void)
        _ = world.throughSuper(receiver, selector) {
            world.overriding(receiver, selector, values.dropFirst().map(\.inTrace)) { () -> Any? in
                outcome = Result { try code.call(values, execution, at: range) }
                guard hasAnswer else { return () }
                return (try? outcome.get()).flatMap { bridge.answer($0) }
            }
        }
        return try outcome.get()
    }
}

extension Value {
    /// An argument of a message as the trace can show it; nil for what it does not show.
    fileprivate var inTrace: Any? {
        switch self {
        case .point(let point): point
        case .object(let object): object
        case .set: Set<UITouch>.from(self)
        default: nil
        }
    }
}
