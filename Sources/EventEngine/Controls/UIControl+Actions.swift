import Foundation

/// Targets and their actions (G-12 to G-14).
extension UIControl {
    final func add(_ target: Any?, _ action: Selector, for events: Event) {
        let object = target.map { $0 as AnyObject }
        world.work.draw(WorkCost.registration)
        if let index = position(of: object, action) {
            handlers[index].events.formUnion(events)
            return
        }
        if let object { handlerIndex.add(object, action, at: handlers.count) }
        let kind = object.map { ControlHandler.Kind.target(.init(object: $0), action) } ?? .chain(action)
        handlers.append(ControlHandler(kind: kind, events: events))
    }

    /// Where a target, or nil for the chain, is registered with this action.
    private func position(of object: AnyObject?, _ action: Selector) -> Int? {
        guard let object else {
            world.work.draw(handlers.count)
            return handlers.firstIndex { $0.tells(nil) && $0.selector == action }
        }
        let position = handlerIndex.position(of: object, action, in: handlers)
        return position.flatMap { handlers[$0].tells(object) ? $0 : nil }
    }

    final func remove(_ target: Any?, _ action: Selector?, for events: Event) {
        let object = target.map { $0 as AnyObject }
        subtract(events) { handler in
            guard let selector = handler.selector, action == nil || selector == action else { return false }
            return object == nil || handler.tells(object)
        }
    }

    final func add(_ action: UIAction, for events: Event) {
        subtract(events) { handler in
            guard case .action(let other) = handler.kind, other !== action else { return false }
            return other.identifier == action.identifier
        }
        world.work.draw(handlers.count)
        let known = handlers.firstIndex {
            if case .action(let other) = $0.kind { other === action } else { false }
        }
        if let known {
            handlers[known].events.formUnion(events)
        } else {
            handlers.append(ControlHandler(kind: .action(action), events: events))
        }
    }

    /// What an initializer with a primary action does with it.
    package final func addPrimaryAction(_ action: UIAction?) {
        if let action { add(action, for: .primaryActionTriggered) }
    }

    final func remove(_ identifier: UIAction.Identifier, for events: Event) {
        subtract(events) { handler in
            guard case .action(let action) = handler.kind else { return false }
            return action.identifier == identifier
        }
    }

    private func subtract(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        world.work.draw(2 * handlers.count)
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        let all = handlers
        handlers = all.filter { !$0.events.isEmpty }
        if handlers.count != all.count { handlerIndex.forget() }
    }

    // MARK: Asking

    /// Whom the control tells, in the order of registration, and as often; `NSNull` stands for the chain.
    package final var listedTargets: [AnyObject] {
        world.work.draw(WorkCost.hashed * handlers.count)
        return handlers.compactMap { handler in
            switch handler.kind {
            case .target(let target, _): target.object
            case .chain: NSNull()
            case .action(let action): action
            }
        }
    }

    final func names(of target: Any?, _ event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        world.work.draw(handlers.count)
        let own = handlers.filter { $0.tells(object) && !$0.events.isDisjoint(with: event) }
        let names = own.compactMap(\.selector).map { NSStringFromSelector($0) }
        return names.isEmpty ? nil : names
    }

    // MARK: Sending

    /// Tells everybody who was registered for one of these events, once each, in the order of registration
    /// (G-12, G-13). A touch comes here directly: `sendActions(for:)` is for the app to call.
    final func send(_ events: Event, _ event: UIEvent?) {
        world.note(events, of: self)
        world.work.draw(handlers.count)
        for handler in handlers where !handler.events.isDisjoint(with: events) && !world.isHalted {
            switch handler.kind {
            case .target(let target, let selector):
                // One that is gone gets nothing.
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }
}
