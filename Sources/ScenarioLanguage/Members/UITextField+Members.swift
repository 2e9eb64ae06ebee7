import EventEngine
import Foundation

extension UITextField.BorderStyle: BridgedEnum {}

/// The delegate of a text field as it travels between the engine and a scenario.
struct TextFieldDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITextFieldDelegate).self) }

    static func from(_ value: Value) -> TextFieldDelegate? {
        if case .object(let object) = value { TextFieldDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// Text fields and their delegate.
    func addTextFieldTypes() {
        addProtocol(
            (any UITextFieldDelegate).self, named: "UITextFieldDelegate", textFieldDelegateRows)
        addEnumeration(UITextField.BorderStyle.self, named: "UITextField.BorderStyle") { t in
            t.enumCase("none", .none)
            t.enumCase("line", .line)
            t.enumCase("bezel", .bezel)
            t.enumCase("roundedRect", .roundedRect)
        }
        addClass(UITextField.self, named: "UITextField", superclass: UIControl.self, textFieldRows)
    }

    private func textFieldRows(_ t: MemberTable<UITextField>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UITextField(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITextField() }
        t.required("init(coder:)") { (coder: NSCoder) in UITextField(coder: coder) }
        t.property("text", \.text)
        t.property("placeholder", \.placeholder)
        t.property("font", \.font)
        t.property("textColor", \.textColor)
        t.property("textAlignment", \.textAlignment)
        t.property("borderStyle", \.borderStyle)
        t.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
        t.property("isSecureTextEntry", \.isSecureTextEntry)
        t.accessor("delegate", get: { $0.delegateObject.map(TextFieldDelegate.init) }) { field, delegate in
            field.delegateObject = delegate?.object
        }
        t.getter("isEditing", \.isEditing)
        t.getter("hasText", \.hasText)
        t.method("insertText(_:)") { (field: UITextField, text: String) in field.insertText(text) }
        t.method("deleteBackward()") { (field: UITextField) in field.deleteBackward() }
    }

    private func textFieldDelegateRows(_ t: OptionalMethodTable) {
        t.question("textFieldShouldBeginEditing(_:)", .textFieldShouldBeginEditing) { (_: UITextField) in
            true
        }
        t.news("textFieldDidBeginEditing(_:)", .textFieldDidBeginEditing) { (_: UITextField) in }
        t.question("textFieldShouldEndEditing(_:)", .textFieldShouldEndEditing) { (_: UITextField) in true }
        t.news("textFieldDidEndEditing(_:)", .textFieldDidEndEditing) { (_: UITextField) in }
        t.question("textFieldShouldReturn(_:)", .textFieldShouldReturn) { (_: UITextField) in true }
        t.unsent = [
            "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)",
            "textFieldDidEndEditing(_:reason:)", "textFieldShouldClear(_:)",
        ]
    }
}
