import Foundation

/// The menu of a control: a finger that rests opens it, or with `showsMenuAsPrimaryAction` one that comes
/// down.
extension UIControl {
    final func enableMenus(_ isEnabled: Bool) {
        guard isEnabled != (menuInteraction != nil) else { return }
        if let old = menuInteraction {
            removeInteraction(old)
            menuInteraction = nil
        } else {
            let made = UIContextMenuInteraction(delegateObject: self)
            menuInteraction = made
            addInteraction(made)
        }
    }

    final func sendMenuNews(_ selector: MessageSelector, _ arguments: [Any?]) {
        world.sendQuestion(
            selector, to: self, arguments: { arguments }, argument: { world.argument(from: arguments) },
            fallback: (), answer: { _ in .none }, body: {})
    }

    /// A finger came down: the menu opens, if there is one, and the control follows the finger no longer.
    final func openMenuAtOnce(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard showsMenuAsPrimaryAction, menuInteraction != nil, window != nil,
            let touch = touches.first(where: { $0.number == tracking.touch })
        else { return }
        send(.menuActionTriggered, event)
        guard tracking.touch != 0, let menuInteraction,
            menuInteraction.ask(at: touch.location(in: self))
        else { return }
        cancelTracking(because: event)
        menuInteraction.presentWhereAttached()
    }

    final func triggerPrimaryAction() {
        guard isEnabled else { return }
        guard showsMenuAsPrimaryAction, menuInteraction != nil, window != nil else {
            return send(.primaryActionTriggered, nil)
        }
        send(.menuActionTriggered, nil)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if let menuInteraction, menuInteraction.ask(at: middle) { menuInteraction.presentWhereAttached() }
    }
}
