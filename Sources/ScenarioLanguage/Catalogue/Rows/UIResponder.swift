import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIResponder.
    func addUIResponder() {
        addClass(
            UIResponder.self, named: "UIResponder", superclass: NSObject.self,
            "Whatever can answer to events: views, view controllers, windows, the application."
        ) { t in
            responderRows(t)
            firstResponderRows(t)
            editingRows(t)
            inputRows(t)
            keyboardRows(t)
            toolRows(t)
            elementRows(t)
        }
    }

    /// The rows of UIResponder: what the engine never calls.
    private func toolRows(_ t: MemberTable<UIResponder>) {
        t.means("Hears that a storyboard is drawn; there are none, so only the scenario calls it.")
        t.method("prepareForInterfaceBuilder()", override: .prepareForInterfaceBuilder) {
            (r: UIResponder) in r.prepareForInterfaceBuilder()
        }
        t.means("What is read aloud.")
        t.property("accessibilityLabel", \.accessibilityLabel, isKept: true)
        t.property("accessibilityValue", \.accessibilityValue, isKept: true)
        t.property("accessibilityHint", \.accessibilityHint, isKept: true)
        t.means("What it is for assistive apps.")
        t.property("accessibilityTraits", \.accessibilityTraits, isKept: true)
        t.means("Hears of VoiceOver's swipes up and down, which the hand does not make.")
        t.method("accessibilityIncrement()", override: .accessibilityIncrement) { (r: UIResponder) in
            r.accessibilityIncrement()
        }
        t.method("accessibilityDecrement()", override: .accessibilityDecrement) { (r: UIResponder) in
            r.accessibilityDecrement()
        }
    }

    /// The rows of UIResponder: first responder, actions, motion.
    private func firstResponderRows(_ t: MemberTable<UIResponder>) {
        t.means("Whether it is the one that keys and actions without a target go to.")
        t.getter("isFirstResponder", \.isFirstResponder, override: .isFirstResponder)
        t.means("Whether it may become first responder; false unless a class says otherwise.")
        t.getter("canBecomeFirstResponder", \.canBecomeFirstResponder, override: .canBecomeFirstResponder)
        t.means("Whether it may stop being first responder.")
        t.getter("canResignFirstResponder", \.canResignFirstResponder, override: .canResignFirstResponder)
        t.means("Asks to become first responder, and answers whether it is now.")
        t.method("becomeFirstResponder()", override: .becomeFirstResponder, isDiscardable: true) {
            (r: UIResponder) in r.becomeFirstResponder()
        }
        t.means("Stops being first responder.")
        t.method("resignFirstResponder()", override: .resignFirstResponder, isDiscardable: true) {
            (r: UIResponder) in r.resignFirstResponder()
        }
        t.means("Whether it has a method for an action.")
        t.method("canPerformAction(_:withSender:)", override: .canPerformAction) {
            (r: UIResponder, action: Selector, sender: Untyped) in
            r.canPerformAction(action, withSender: sender.value)
        }
        t.means("Who in the chain performs an action: the first that can.")
        t.method("target(forAction:withSender:)", override: .targetForAction) {
            (r: UIResponder, action: Selector, sender: Untyped) in
            Untyped(value: r.target(forAction: action, withSender: sender.value))
        }
        t.means("Hears that a shake begins.")
        t.method("motionBegan(_:with:)", override: .motionBegan) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionBegan(motion, with: e)
        }
        t.means("Hears that a shake is over.")
        t.method("motionEnded(_:with:)", override: .motionEnded) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionEnded(motion, with: e)
        }
        t.means("Hears that a shake was cut off.")
        t.method("motionCancelled(_:with:)", override: .motionCancelled) {
            (r: UIResponder, motion: UIEvent.EventSubtype, e: UIEvent?) in r.motionCancelled(motion, with: e)
        }
    }

    /// The rows of UIResponder: the chain and touches.
    private func responderRows(_ t: MemberTable<UIResponder>) {
        t.initializer("init()") { () in UIResponder() }
        t.means(
            "Who is asked next when it does not handle an event: the superview, the view controller, the "
                + "window, the application. May be overridden (C-09).")
        t.getter("next", \.next, override: .next)
        t.means("Hears that fingers came down on it. Without an override the message goes on to `next`.")
        t.method("touchesBegan(_:with:)", override: .touchesBegan) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesBegan(touches, with: event)
        }
        t.means("Hears that its fingers moved.")
        t.method("touchesMoved(_:with:)", override: .touchesMoved) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesMoved(touches, with: event)
        }
        t.means("Hears that its fingers were lifted.")
        t.method("touchesEnded(_:with:)", override: .touchesEnded) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in r.touchesEnded(touches, with: event)
        }
        t.means("Hears that its touches are taken away: by the system, or by a recognizer.")
        t.method("touchesCancelled(_:with:)", override: .touchesCancelled) {
            (r: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
            r.touchesCancelled(touches, with: event)
        }
        t.absent(
            .presses, "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "keyCommands")
        t.absent(.keyboard, "textInputMode")
        t.absent(.menus, "buildMenu")
        t.means("Would hear what a pencil estimated at first; the hand has none, and nobody calls it.")
        t.method("touchesEstimatedPropertiesUpdated(_:)") { (r: UIResponder, touches: Set<UITouch>) in
            r.touchesEstimatedPropertiesUpdated(touches)
        }
        t.kept("touchesEstimatedPropertiesUpdated(_:)")
    }
}
