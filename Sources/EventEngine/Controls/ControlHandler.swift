import Foundation

/// Whom a control tells, and for which events. Targets are not retained (G-14).
struct ControlHandler: Registration {
    /// What it does.
    enum Kind {
        /// A message to an object.
        case target(Weak<AnyObject>, Selector)
        /// A message to whoever takes it along the chain.
        case chain(Selector)
        case action(UIAction)
    }

    let kind: Kind
    var events: UIControl.Event

    /// The action's name; nil for a closure.
    var selector: Selector? {
        switch kind {
        case .target(_, let selector), .chain(let selector): selector
        case .action: nil
        }
    }

    /// Whether it tells this target, or the chain for nil.
    func tells(_ target: AnyObject?) -> Bool {
        switch kind {
        case .target(let own, _): target != nil && own.object === target
        case .chain: target == nil
        case .action: false
        }
    }

    var registeredAction: Selector? { selector }
    var registeredObject: AnyObject? {
        if case .target(let target, _) = kind { target.object } else { nil }
    }
}
