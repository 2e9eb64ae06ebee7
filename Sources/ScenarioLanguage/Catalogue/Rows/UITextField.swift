import EventEngine
import Foundation

extension UITextField.BorderStyle: BridgedEnum {}
extension UITextField.ViewMode: BridgedEnum {}
extension UITextField.DidEndEditingReason: BridgedEnum {}

extension NativeCatalogue {
    /// UITextField, and what belongs to it.
    func addUITextField() {
        addClass(
            UITextField.self, named: "UITextField", superclass: UIControl.self,
            "A line of text. A tap makes it first responder, and `hand.type(_:)` types into it then."
        ) { t in
            textFieldRows(t)
            keyInputRows(t)
            textFieldSideRows(t)
            textFieldRectRows(t)
            textPlaceRows(t)
            textTraitRows(t)
            textFieldNewsRows(t)
        }
        addTextFieldKinds()
    }

    private func addTextFieldKinds() {
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
        addEnumeration(
            UITextField.ViewMode.self, named: "UITextField.ViewMode",
            "When a view beside the text is there."
        ) { t in
            t.means("At these times.")
            t.enumCase("never", .never)
            t.enumCase("whileEditing", .whileEditing)
            t.enumCase("unlessEditing", .unlessEditing)
            t.enumCase("always", .always)
        }
        addEnumeration(
            UITextField.DidEndEditingReason.self, named: "UITextField.DidEndEditingReason",
            "Why editing ended."
        ) { t in
            t.means("For this reason; on a phone it is always `committed`.")
            t.enumCase("committed", .committed)
            t.enumCase("cancelled", .cancelled)
        }
    }

    private func textFieldRows(_ t: MemberTable<UITextField>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UITextField(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITextField() }
        t.required("init(coder:)") { (coder: NSCoder) in UITextField(coder: coder) }
        t.means("What it shows, and how. The text is never nil; setting it asks and tells nobody (P-22).")
        t.property("text", \.text, override: .text)
        t.property("attributedText", \.attributedText, override: .attributedText)
        t.property("placeholder", \.placeholder, override: .placeholder)
        t.property("attributedPlaceholder", \.attributedPlaceholder, override: .attributedPlaceholder)
        t.property("font", \.font, override: .font)
        t.property("textColor", \.textColor, override: .textColor)
        t.property("textAlignment", \.textAlignment, override: .textAlignment)
        t.property("borderStyle", \.borderStyle, override: .borderStyle)
        t.means("How it looks; only kept here.")
        t.property("background", \.background)
        t.property("disabledBackground", \.disabledBackground)
        t.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        t.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        t.property("minimumFontSize", \.minimumFontSize)
        t.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        t.accessor("defaultTextAttributes", get: { TextAttributes(values: $0.defaultTextAttributes) }) {
            $0.defaultTextAttributes = $1.values
        }
        t.accessor("typingAttributes", get: { $0.typingAttributes.map { TextAttributes(values: $0) } }) {
            $0.typingAttributes = $1?.values
        }
        t.means("Whether editing begins with an empty text, if the delegate does not refuse (P-26).")
        t.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
        t.means("Whether the first text that is inserted replaces all.")
        t.property("clearsOnInsertion", \.clearsOnInsertion)
        t.means("Who is asked, and hears of it.")
        t.accessor("delegate", get: { $0.delegateObject.map(TextFieldDelegate.init) }) { field, delegate in
            field.delegateObject = delegate?.object
        }
        t.means("Whether it is being edited: a tap makes it first responder.")
        t.getter("isEditing", \.isEditing)
        t.means("What is shown in the keyboard's place, and above it, while it is edited (P-11).")
        t.property("inputView", \.inputView)
        t.property("inputAccessoryView", \.inputAccessoryView)
    }

    private func textFieldSideRows(_ t: MemberTable<UITextField>) {
        t.means("When the button is there that empties the text; a tap on it does so (P-26).")
        t.property("clearButtonMode", \.clearButtonMode)
        t.means("A view beside the text, and when it is there.")
        t.property("leftView", \.leftView)
        t.property("leftViewMode", \.leftViewMode)
        t.property("rightView", \.rightView)
        t.property("rightViewMode", \.rightViewMode)
    }

    /// The rows of UITextField: where its parts are, which subclasses may say.
    private func textFieldRectRows(_ t: MemberTable<UITextField>) {
        t.means("Where its edge and its texts are. Override to move them.")
        t.method("borderRect(forBounds:)", override: .borderRect) {
            (field: UITextField, bounds: CGRect) in field.borderRect(forBounds: bounds)
        }
        t.method("textRect(forBounds:)", override: .textRect) {
            (field: UITextField, bounds: CGRect) in field.textRect(forBounds: bounds)
        }
        t.method("placeholderRect(forBounds:)", override: .placeholderRect) {
            (field: UITextField, bounds: CGRect) in field.placeholderRect(forBounds: bounds)
        }
        t.method("editingRect(forBounds:)", override: .editingRect) {
            (field: UITextField, bounds: CGRect) in field.editingRect(forBounds: bounds)
        }
        t.means("Where the button and the views beside the text are, and so where touches find them.")
        t.method("clearButtonRect(forBounds:)", override: .clearButtonRect) {
            (field: UITextField, bounds: CGRect) in field.clearButtonRect(forBounds: bounds)
        }
        t.method("leftViewRect(forBounds:)", override: .leftViewRect) {
            (field: UITextField, bounds: CGRect) in field.leftViewRect(forBounds: bounds)
        }
        t.method("rightViewRect(forBounds:)", override: .rightViewRect) {
            (field: UITextField, bounds: CGRect) in field.rightViewRect(forBounds: bounds)
        }
        t.means("Draw its texts. Nothing is drawn here, so nobody but the scenario itself calls them.")
        t.method("drawText(in:)") { (field: UITextField, rect: CGRect) in field.drawText(in: rect) }
        t.method("drawPlaceholder(in:)") { (field: UITextField, rect: CGRect) in
            field.drawPlaceholder(in: rect)
        }
        t.kept("drawText(in:)", "drawPlaceholder(in:)")
    }

    private func textFieldNewsRows(_ t: MemberTable<UITextField>) {
        t.means("Names of what the notification center tells of each text field.")
        t.staticGetter("textDidBeginEditingNotification") { UITextField.textDidBeginEditingNotification }
        t.staticGetter("textDidChangeNotification") { UITextField.textDidChangeNotification }
        t.staticGetter("textDidEndEditingNotification") { UITextField.textDidEndEditingNotification }
    }
}
