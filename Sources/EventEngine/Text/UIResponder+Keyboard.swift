import Foundation

extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// Where the keyboard is before the movement: an `NSValue` with a rectangle, in screen points.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where it is afterwards.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the movement takes, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of its curve.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    /// Whether the keyboard can type into this object (P-13).
    final var takesText: Bool {
        if let view = self as? any TextEditing { return view.acceptsTyping }
        return self is any UIKeyInput || dynamicSubclass?.overrides(.insertText) == true
    }

    /// One key of the keyboard; an empty text is the delete key.
    final func takeKey(_ text: String) {
        if let view = self as? any TextEditing {
            return text.isEmpty ? view.typeDelete() : view.typeKey(text)
        }
        let arguments: [Any?] = text.isEmpty ? [] : [text]
        world.askDelegate(self, text.isEmpty ? .deleteBackward : .insertText, arguments, fallback: ()) {
            guard let input = $0 as? any UIKeyInput else { return nil }
            if text.isEmpty { input.deleteBackward() } else { input.insertText(text) }
        }
    }
}

extension TextEditing {
    /// Whether the user may change the text at all.
    var acceptsTyping: Bool { (self as? UITextView)?.isEditable ?? true }
}

extension Hand {
    /// A key that types no letter.
    public enum Key: Sendable {
        case `return`, delete
    }

    /// Types a text into the first responder, with the keyboard that is shown for it: one character after the
    /// other, 100 ms apart (P-21, P-28).
    public func type(_ text: String) {
        guard world.work.draw(text.utf8.count) else { return }
        type(keys: text.map(String.init), "type(_:)")
    }

    /// Types a key.
    public func type(_ key: Key) { type(keys: [key == .return ? "\n" : ""], "type(_:)") }

    private func type(keys: [String], _ call: String) {
        guard !isPlanning, !world.isDelivering else {
            return world.report(
                .refused("'\(call)' cannot be inside 'hand.together', nor in code that an event runs"))
        }
        world.settle()
        world.closeEditMenu()
        for (index, key) in keys.enumerated() where !world.isHalted {
            if index > 0 { world.run(until: world.clock.now + KeyboardConstants.typing) }
            guard let client = world.keyboard.client, client.holdsFirstResponder, client.takesText else {
                return world.report(
                    .invalidArgument(call: call, what: "needs a first responder that takes text"))
            }
            guard countEvent() else { return }
            world.takeSnapshotIfChanged()
            world.turn {
                world.note(.fetch)
                world.recording(.queue) { client.takeKey(key) }
            }
        }
    }
}
