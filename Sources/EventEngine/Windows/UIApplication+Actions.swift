import Foundation

extension UIApplication {
    /// What `sendAction` does by default.
    final func defaultSendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            world.perform(
                action, on: target as AnyObject, from: sender, for: event, rule: RuleID("C", 22))
            return true
        }
        guard let (found, rule) = search(action, sender) else { return false }
        world.perform(action, on: found, from: sender, for: event, rule: rule)
        return true
    }

    /// The first object that takes an action: from the first responder on (C-20), else from the sender on
    /// (C-21).
    private func search(_ action: Selector, _ sender: Any?) -> (target: AnyObject, rule: RuleID)? {
        let starts = [
            (keyWindow?.firstResponder, RuleID("C", 20)), (sender as? UIResponder, RuleID("C", 21)),
        ]
        for case (let start?, let rule) in starts {
            world.noteRule(rule, for: .sendAction, to: self)
            if let found = start.target(forAction: action, withSender: sender) {
                return (found as AnyObject, rule)
            }
        }
        return nil
    }
}
