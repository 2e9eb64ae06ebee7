extension UIControl {
    /// Calls a closure for each action, and each pair of a target and the name of an action, in the order in
    /// which they were added, until it sets its last argument.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var isOver = false
        visitHandlers { action, target, selector, events in
            if !isOver { iterator(action, selector.map { (target, $0) }, events, &isOver) }
        }
    }

    /// Calls a closure for each handler. Pairs whose target is gone are left out.
    package final func visitHandlers(_ visit: (UIAction?, AnyObject?, Selector?, Event) -> Void) {
        for handler in handlers where world.work.draw(1) {
            switch handler.kind {
            case .action(let action): visit(action, nil, nil, handler.events)
            case .chain(let selector): visit(nil, nil, selector, handler.events)
            case .target(let target, let selector):
                if let target = target.object { visit(nil, target, selector, handler.events) }
            }
        }
    }
}
