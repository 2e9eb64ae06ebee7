import Foundation

/// How the text of a field or of a text view looks, as the engine itself reads it: what overridden getters
/// answer, only others hear (our decision).
struct TextLook {
    var font: UIFont?
    var color: UIColor? = .black
    var alignment = NSTextAlignment.natural
    var attributes = KeptAttributes()
    /// What a field shows in the place of an empty text.
    var placeholder: String?
    var placeholderAttributes = KeptAttributes()
    /// How a field's edge is drawn.
    var border = UITextField.BorderStyle.none
    /// The space around the text of a text view, in points.
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}
