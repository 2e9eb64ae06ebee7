extension UIResponder {
    /// Whether messages to this object go straight to the engine's own implementation.
    @inline(__always)
    final var isUnobserved: Bool { !world.isTracing && dynamicSubclass == nil }

    /// Sends one of the four touch messages.
    final func sendTouches(
        _ selector: MessageSelector, _ touches: Set<UITouch>, _ event: UIEvent?, body: () -> Void
    ) {
        if isUnobserved {
            guard world.enterCall(selector) else { return }
            body()
            world.callDepth -= 1
            return
        }
        world.send(
            selector, to: self, arguments: { [touches, event] },
            argument: { .touches(world.trace.list(touches)) }, fallback: (), answer: { _ in .none },
            body: body)
    }

    /// Sends a message that answers nothing, with the object that it is about, if that is a responder.
    final func sendVoid(
        _ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?], about object: UIResponder? = nil,
        body: () -> Void
    ) {
        if isUnobserved { return body() }
        world.send(
            selector, to: self, arguments: arguments,
            argument: { object.map { .object(world.names.id(of: $0)) } ?? .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    /// Passes an event on to the next responder (C-09).
    final func forward(_ message: (UIResponder) -> Void) {
        guard let next else { return }
        world.cause = RuleID("C", 9)
        message(next)
        world.cause = nil
    }
}

extension Simulator {
    /// The rule by which the message that is about to be sent is sent; asking uses it up.
    func takeCause() -> RuleID? {
        defer { cause = nil }
        return cause
    }
}
