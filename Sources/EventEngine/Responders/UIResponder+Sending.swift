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

    /// Sends a message that leaves an entry only where the author's code answers it.
    final func sendQuietly(
        _ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?] = [], body: () -> Void
    ) {
        world.sendQuestion(
            selector, to: self, arguments: arguments, argument: { world.argument(from: arguments()) },
            fallback: (), answer: { _ in .none }, body: body)
    }

    /// Sends a message that answers yes or no.
    final func sendBool(_ selector: MessageSelector, body: () -> Bool) -> Bool {
        world.send(
            selector, to: self, arguments: { [] }, argument: { .none }, fallback: false,
            answer: { .bool($0) }, body: body)
    }

    /// Sends one of the three messages about motion.
    final func sendMotion(
        _ selector: MessageSelector, _ motion: UIEvent.EventSubtype, _ event: UIEvent?, body: () -> Void
    ) {
        world.send(
            selector, to: self, arguments: { [motion, event] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: body)
    }

    /// Sends the question for whom an action is meant.
    final func sendTarget(_ action: Selector, _ sender: Any?, body: () -> Any?) -> Any? {
        world.send(
            .targetForAction, to: self, arguments: { [action, sender] },
            argument: { world.argument(from: [action]) }, fallback: nil,
            answer: { [world] target in
                target.map { .object(world.names.id(of: $0 as AnyObject)) } ?? .null
            },
            body: body)
    }

    /// What `canPerformAction` answers by default: whether the object has the method, and, unless each
    /// responder is asked by itself, whether one above it has (P-31).
    final func defaultCanPerform(_ action: Selector, withSender sender: Any?) -> Bool {
        if let edit = EditAction(action), let may = mayPerform(edit) {
            if may { return true }
        } else if world.actionMethod(action, of: self) != nil {
            return true
        }
        return !world.isSearchingTarget && next?.canPerformAction(action, withSender: sender) == true
    }

    /// Whether this object, and not one above it, takes the action.
    final func canPerformByItself(_ action: Selector, withSender sender: Any?) -> Bool {
        let outer = world.isSearchingTarget
        world.isSearchingTarget = true
        defer { world.isSearchingTarget = outer }
        return canPerformAction(action, withSender: sender)
    }

    /// Passes an event on to the next responder (C-09).
    final func forward(by rule: RuleID = RuleID("C", 9), _ message: (UIResponder) -> Void) {
        guard let next else { return }
        world.cause = rule
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
