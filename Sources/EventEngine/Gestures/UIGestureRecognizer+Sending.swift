import Foundation

extension UIGestureRecognizer {
    /// Sends one of the four touch messages.
    final func sendTouches(
        _ selector: MessageSelector, _ touches: Set<UITouch>, _ event: UIEvent, body: () -> Void
    ) {
        world.send(
            selector, to: self, arguments: { [touches, event] },
            argument: { .touches(world.trace.list(touches)) }, fallback: (), answer: { _ in .none },
            body: body)
    }

    /// Asks the class of this recognizer something about another one, or about an event.
    final func question(_ selector: MessageSelector, about other: NSObject, body: () -> Bool) -> Bool {
        world.sendQuestion(
            selector, to: self, arguments: { [other] }, argument: { world.argument(from: [other]) },
            fallback: false, answer: { .bool($0) }, body: body)
    }

    /// Tells those who observe the state, before the targets hear of it; that it is possible again, nobody is
    /// told, our decision.
    final func tellState(from old: State, to new: State) {
        guard !keyValueObservers.isEmpty else { return }
        attempt.acting = old
        post(.setRecognizerState) { attempt.acting = new }
        attempt.acting = nil
    }

    /// Tells the targets in the order in which they were added (E-39).
    final func sendActions(in state: State) {
        attempt.acting = state
        defaultAction(in: state)
        world.work.draw(targets.count)
        for target in targets where !world.isHalted {
            guard let object = target.object else { continue }
            world.perform(target.action, on: object, from: self, for: nil, rule: RuleID("E", 16))
        }
        attempt.acting = nil
    }

    final func add(_ target: Any, _ action: Selector) {
        let object = target as AnyObject
        world.work.draw(WorkCost.registration)
        let known = targetIndex.position(of: object, action, in: targets)
        if let known, targets[known].object === object { return }
        targetIndex.add(object, action, at: targets.count)
        targets.append(GestureTarget(object: object, action: action))
    }

    final func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map { $0 as AnyObject }
        world.work.draw(compared: targets.count)
        targetIndex.forget()
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action)
        }
    }
}

extension UIGestureRecognizer: KeyValueObserved {}
