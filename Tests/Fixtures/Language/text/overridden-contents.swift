// Classes that override what texts and images are.

// A field that remembers what it was given.
class Field: UITextField {
    override var text: String? {
        didSet { print("text", oldValue ?? "nil", "->", text ?? "nil") }
    }
    override var placeholder: String? {
        didSet { title = placeholder?.uppercased() ?? "" }
    }
    var title = ""
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue?.withSize(20) }
    }
    override var isSecureTextEntry: Bool {
        didSet { print("secure", isSecureTextEntry) }
    }
    override var borderStyle: UITextField.BorderStyle { didSet { print("border", borderStyle == .none) } }
    override var textAlignment: NSTextAlignment { didSet { print("aligned", textAlignment == .center) } }
    override var textColor: UIColor? { didSet { print("colored") } }
    override var attributedPlaceholder: NSAttributedString? { didSet { print("attributed placeholder") } }
}
let field = Field(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
field.text = "one"
field.placeholder = "name"
field.font = .systemFont(ofSize: 12)
print(field.title, field.font?.pointSize ?? 0)
field.isSecureTextEntry = true
field.borderStyle = .roundedRect
field.textAlignment = .center
field.textColor = .red
field.attributedPlaceholder = NSAttributedString(string: "other")
print(field.placeholder ?? "nil", field.title)
field.attributedText = NSAttributedString(string: "two")
print(field.text ?? "nil")
// prints: text  -> one
// prints: NAME 20.0
// prints: secure true
// prints: border false
// prints: aligned true
// prints: colored
// prints: attributed placeholder
// prints: other NAME
// prints: two

// A label with space around its text.
class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return inner.inset(by: UIEdgeInsets(
            top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var text: String? {
        get { super.text }
        set { super.text = newValue.map { "[" + $0 + "]" } }
    }
    override var attributedText: NSAttributedString? { didSet { print("attributed") } }
    override var font: UIFont! { didSet { print("font", font.pointSize) } }
    override var textColor: UIColor! { didSet { print("color") } }
    override var textAlignment: NSTextAlignment { didSet { print("alignment") } }
    override var numberOfLines: Int { didSet { print("lines", numberOfLines) } }
}
let plain = UILabel()
plain.text = "[word]"
let label = PaddedLabel()
label.text = "word"
print(label.text ?? "nil")
let (bare, padded) = (plain.intrinsicContentSize, label.intrinsicContentSize)
print(padded.width - bare.width, padded.height - bare.height)
label.sizeToFit()
print(label.bounds.size == padded, label.sizeThatFits(CGSize(width: 500, height: 0)) == padded)
label.font = .boldSystemFont(ofSize: 30)
label.textColor = .blue
label.textAlignment = .right
label.numberOfLines = 0
label.attributedText = NSAttributedString(string: "more")
print(label.text ?? "nil")
label.drawText(in: label.bounds)
let room = CGRect(x: 5, y: 5, width: 300, height: 100)
print(plain.textRect(forBounds: room, limitedToNumberOfLines: 1).origin)
// prints: [word]
// prints: 16.0 8.0
// prints: true true
// prints: font 30.0
// prints: color
// prints: alignment
// prints: lines 0
// prints: attributed
// prints: more
// prints: (5.0, 5.0)

// A text view that shows a placeholder while it is empty.
class Note: UITextView {
    override var text: String! { didSet { isBlank = text.isEmpty } }
    override var font: UIFont? { didSet { print("note font", font?.pointSize ?? 0) } }
    override var textContainerInset: UIEdgeInsets { didSet { print("inset", textContainerInset.left) } }
    override var attributedText: NSAttributedString! { didSet { print("note attributed") } }
    override var textColor: UIColor? { didSet { print("note color") } }
    override var textAlignment: NSTextAlignment { didSet { print("note alignment") } }
    override var isSecureTextEntry: Bool { didSet { print("note secure") } }
    var isBlank = true
}
let note = Note(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
note.text = "words"
print(note.isBlank)
note.text = ""
print(note.isBlank)
note.font = .systemFont(ofSize: 18)
note.textContainerInset = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
note.attributedText = NSAttributedString(string: "styled")
note.textColor = .gray
note.textAlignment = .left
note.isSecureTextEntry = false
// prints: false
// prints: true
// prints: note font 18.0
// prints: inset 6.0
// prints: note attributed
// prints: note color
// prints: note alignment
// prints: note secure

// An image view that hears of its image.
class Picture: UIImageView {
    override var image: UIImage? { didSet { print("image", image != nil) } }
}
let picture = Picture(image: nil)
picture.image = UIImage()
// prints: image true

// Typing changes the text without the setter.
window.addSubview(field)
hand.tap(field)
hand.type("!")
print(field.text ?? "nil")
// prints: two!
