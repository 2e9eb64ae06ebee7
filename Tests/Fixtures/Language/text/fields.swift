// Views beside the text, places in it, and a field of one's own that says where its text is.
class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }
    override func deleteBackward() {
        print("delete")
        super.deleteBackward()
    }
    override func insertText(_ text: String) {
        print("insert", text)
        super.insertText(text)
    }
}
let field = Padded(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
view.addSubview(field)
let icon = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
icon.addAction(UIAction { _ in print("icon") }, for: .touchUpInside)
field.leftView = icon
field.leftViewMode = .always
let end = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
field.rightView = end
field.rightViewMode = .unlessEditing
field.layoutIfNeeded()
print(icon.frame, end.superview === field)  // prints: (5.0, 5.0, 30.0, 30.0) true
print(field.leftView === icon, field.rightView === end, field.leftViewMode == .always)
// prints: true true true
hand.tap(icon)  // prints: icon
print(field.isEditing)  // prints: false
hand.tap(field)
print(end.superview == nil, field.rightViewMode == .whileEditing, field.clearButtonMode == .never)
// prints: true false true
hand.type("one")
// prints: insert o
// prints: insert n
// prints: insert e
hand.type(.delete)  // prints: delete
print(field.textRect(forBounds: field.bounds), field.caretRect(for: field.beginningOfDocument).minX)
// prints: (12.0, 4.0, 176.0, 32.0) 12.0
print(field.borderRect(forBounds: field.bounds), field.placeholderRect(forBounds: field.bounds))
// prints: (0.0, 0.0, 200.0, 40.0) (12.0, 4.0, 176.0, 32.0)
print(field.rightViewRect(forBounds: field.bounds).width, field.clearButtonRect(forBounds: field.bounds))
// prints: 0.0 (176.0, 10.5, 19.0, 19.0)
let start = field.beginningOfDocument
if let place = field.position(from: start, offset: 1), let part = field.textRange(from: start, to: place) {
    print(field.text(in: part) ?? "", field.offset(from: start, to: place), part.isEmpty)
    // prints: o 1 false
    print(field.compare(start, to: place) == .orderedAscending)  // prints: true
    let (same, other) = (field.compare(place, to: place), field.compare(place, to: start))
    print(same == .orderedSame, other == .orderedDescending)
    // prints: true true
    field.selectedTextRange = part
    hand.type("x")
    // prints: insert x
}
print(field.text ?? "", field.selectedTextRange?.start == field.position(from: start, offset: 1))
// prints: xn true
print(field.markedTextRange == nil, field.endOfDocument == field.selectedTextRange?.end)
// prints: true false
if let all = field.textRange(from: start, to: field.endOfDocument) { field.replace(all, withText: "new") }
print(field.text ?? "", field.closestPosition(to: CGPoint(x: 500, y: 0)) == field.endOfDocument)
// prints: new true
field.clearsOnInsertion = true
hand.type("z")
// prints: insert z
print(field.text ?? "", field.clearsOnInsertion)  // prints: z false
NotificationCenter.default.addObserver(
    forName: UITextField.textDidChangeNotification, object: field, queue: nil
) { note in print("changed", note.object as? UITextField === field) }
NotificationCenter.default.addObserver(
    forName: UITextField.textDidEndEditingNotification, object: nil, queue: nil
) { _ in print("end") }
NotificationCenter.default.addObserver(
    forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
) { _ in print("begin") }
field.deleteBackward()
// prints: delete
// prints: changed true
field.resignFirstResponder()  // prints: end
field.becomeFirstResponder()  // prints: begin
