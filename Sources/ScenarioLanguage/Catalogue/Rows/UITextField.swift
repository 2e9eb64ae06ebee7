import EventEngine
import Foundation

extension UITextField.BorderStyle: BridgedEnum {}

extension NativeCatalogue {
    /// UITextField, and what belongs to it.
    func addUITextField() {
        addClass(
            UITextField.self, named: "UITextField", superclass: UIControl.self,
            "A line of text that can be edited. Nobody types here but the scenario.", textFieldRows)
        addEnumeration(
            UITextField.BorderStyle.self, named: "UITextField.BorderStyle",
            "The frame of a text field."
        ) { t in
            t.means("This one.")
            t.enumCase("none", .none)
            t.enumCase("line", .line)
            t.enumCase("bezel", .bezel)
            t.enumCase("roundedRect", .roundedRect)
        }
    }

    private func textFieldRows(_ t: MemberTable<UITextField>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UITextField(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITextField() }
        t.required("init(coder:)") { (coder: NSCoder) in UITextField(coder: coder) }
        t.means("What it shows, and how.")
        t.property("text", \.text)
        t.property("placeholder", \.placeholder)
        t.property("font", \.font)
        t.property("textColor", \.textColor)
        t.property("textAlignment", \.textAlignment)
        t.property("borderStyle", \.borderStyle)
        t.means("Whether it begins empty.")
        t.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
        t.means("Whether it shows dots.")
        t.property("isSecureTextEntry", \.isSecureTextEntry)
        t.means("Who is asked, and hears of it.")
        t.accessor("delegate", get: { $0.delegateObject.map(TextFieldDelegate.init) }) { field, delegate in
            field.delegateObject = delegate?.object
        }
        t.means("Whether it is being edited: a tap makes it first responder.")
        t.getter("isEditing", \.isEditing)
        t.means("Whether there is any.")
        t.getter("hasText", \.hasText)
        t.means("Types something.")
        t.method("insertText(_:)") { (field: UITextField, text: String) in field.insertText(text) }
        t.means("Takes the last letter away.")
        t.method("deleteBackward()") { (field: UITextField) in field.deleteBackward() }
    }
}
