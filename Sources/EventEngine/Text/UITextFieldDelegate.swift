import Foundation

/// Has a say in the editing of a text field, and hears of it. All methods are optional.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may become first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may stop being first responder.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Takes the place of the method without a reason (P-25).
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a key, or an edit action, may replace a part of the text; `string` is empty for the delete key
    /// (P-21, P-22).
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be emptied (P-26).
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu of the selected part; nil for the suggested elements, one without elements for none.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The menu comes.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The menu goes.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        textField.world.answeredByDefault(())
    }

    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        textField.world.answeredByDefault(())
    }

    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        textField.world.answeredByDefault(nil)
    }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.world.answeredByDefault(true)
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.world.answeredByDefault(())
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        textField.world.answeredByDefault(true)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        textField.world.answeredByDefault(())
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.world.answeredByDefault(true)
    }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textField.field.hearsReason = false
        textField.world.answeredByDefault(())
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        textField.world.answeredByDefault(true)
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        textField.world.answeredByDefault(())
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        textField.world.answeredByDefault(true)
    }
}
