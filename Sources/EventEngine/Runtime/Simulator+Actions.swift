import Foundation

extension Simulator {
    /// The method of this name that an object has: the author's, else one of the engine's own.
    func actionMethod(_ action: Selector, of object: AnyObject) -> ActionMethod? {
        if let dynamic = (object as? any Traceable)?.dynamicSubclass,
            let method = dynamic.action(named: action)
        {
            return method
        }
        if let method = (object as? any ActionResponding)?.action(named: action) { return method }
        if let method = actions.method(action, of: object) { return method }
        return (object as? UIResponder)?.ownAction(named: action)
    }

    /// Calls an action method; an object that has none of this name is a problem, as UIKit raises an
    /// exception.
    func perform(
        _ action: Selector, on receiver: AnyObject, from sender: Any?, for event: UIEvent?, rule: RuleID
    ) {
        let name = NSStringFromSelector(action)
        let own = actionMethod(action, of: receiver)
        guard let method = own ?? (receiver as? UIResponder)?.sentEditAction(named: action) else {
            return reportUnrecognized(action, by: receiver)
        }
        guard let swiftName = method.swiftName else { return method.call(sender, event) }
        let selector = trace.selectorID(swift: swiftName, objectiveC: name)
        calling(receiver, selector, kind: .actions, rule: rule, [sender]) { method.call(sender, event) }
    }

    /// Calls a method by its name that is not an action, such as a timer's: it leaves no line in the log.
    func call(_ selector: Selector, of receiver: AnyObject, with argument: Any?) {
        guard let method = actionMethod(selector, of: receiver) else {
            return reportUnrecognized(selector, by: receiver)
        }
        method.call(argument, nil)
    }

    private func reportUnrecognized(_ selector: Selector, by receiver: AnyObject) {
        let object = (receiver as? any Traceable).map { description(of: $0) }
            ?? (receiver as? any ActionResponding)?.className
        report(
            .unrecognizedSelector(
                NSStringFromSelector(selector), receiver: object ?? String(describing: type(of: receiver))))
    }
}

extension UIResponder {
    /// The engine's own methods that are used as actions.
    final func ownAction(named name: Selector) -> ActionMethod? {
        switch NSStringFromSelector(name) {
        case MessageSelector.becomeFirstResponder.objectiveC:
            ActionMethod(swiftName: nil) { [self] _, _ in becomeFirstResponder() }
        case MessageSelector.resignFirstResponder.objectiveC:
            ActionMethod(swiftName: nil) { [self] _, _ in resignFirstResponder() }
        default: editAction(named: name) ?? (self as? UIView)?.ownViewAction(named: name)
        }
    }
}

extension UIView {
    /// Those of a view that take no argument; and `endEditing:`, to which a sender means true.
    fileprivate final func ownViewAction(named name: Selector) -> ActionMethod? {
        let method: (() -> Void)? =
            switch NSStringFromSelector(name) {
            case MessageSelector.removeFromSuperview.objectiveC: removeFromSuperview
            case MessageSelector.setNeedsLayout.objectiveC: setNeedsLayout
            case MessageSelector.sizeToFit.objectiveC: sizeToFit
            case "layoutIfNeeded": layoutIfNeeded
            case "endEditing:": { [self] in endEditing(true) }
            default: nil
            }
        return method.map { method in ActionMethod(swiftName: nil) { _, _ in method() } }
    }
}
