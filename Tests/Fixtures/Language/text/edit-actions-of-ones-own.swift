// Edit actions of one's own, and their names in a protocol.
class Canvas: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func toggleBoldface(_ sender: Any?) { print("bold") }
    override func toggleItalics(_ sender: Any?) { print("italic") }
    override func toggleUnderline(_ sender: Any?) { print("underlined") }
    override func increaseSize(_ sender: Any?) { print("bigger") }
    override func decreaseSize(_ sender: Any?) { print("smaller") }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { print("to the right") }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { print("to the left") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != #selector(UIResponderStandardEditActions.copy(_:))
    }
}
let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(canvas)
canvas.becomeFirstResponder()
for action in [
    #selector(UIResponderStandardEditActions.toggleBoldface(_:)), #selector(UIResponder.toggleItalics(_:)),
    #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    #selector(UIResponderStandardEditActions.increaseSize(_:)),
    #selector(UIResponderStandardEditActions.decreaseSize(_:)),
    #selector(UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:)),
    #selector(UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:)),
] {
    application.sendAction(action, to: nil, from: nil, for: nil)
}
// prints: bold
// prints: italic
// prints: underlined
// prints: bigger
// prints: smaller
// prints: to the right
// prints: to the left
print(canvas.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
// prints: false

// No text changes its look by itself.
let field = UITextField()
field.text = "words"
let bold = #selector(UIResponderStandardEditActions.toggleBoldface(_:))
print(field.canPerformAction(bold, withSender: nil))  // prints: false
print((field as UIResponder) is UIResponderStandardEditActions)  // prints: true
