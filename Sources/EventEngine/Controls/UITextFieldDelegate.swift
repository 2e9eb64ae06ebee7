/// Has a say in the editing of a text field, and hears of it. All methods are optional.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may become first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may stop being first responder.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether the return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UITextFieldDelegate {
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
}
