// A text field is tapped, edited and left; its delegate is asked (P-21, P-25, P-26).
final class Form: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        print("change", range.location, range.length, "[\(string)]")
        return string.isEmpty || range.location + string.count <= 3
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        print("ended", textField.hasText, reason == .committed, reason == .cancelled)
    }
    func textFieldDidEndEditing(_ textField: UITextField) { print("never") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        print("selection [\(textField.text ?? "")]")
    }
}
let form = Form()
let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
field.delegate = form
view.addSubview(field)
hand.tap(field)
print(field.isEditing)
// prints: true
hand.type("ab")
// prints: change 0 0 [a]
// prints: selection [a]
// prints: change 1 0 [b]
// prints: selection [ab]
hand.type(.delete)
// prints: change 1 1 []
// prints: selection [a]
print(field.text ?? "", field.hasText)  // prints: a true
field.clearButtonMode = .whileEditing
field.layoutIfNeeded()
hand.tap(field, at: CGPoint(x: 185, y: 20))
// prints: selection []
print(field.text == "", field.isEditing)  // prints: true true
hand.type(Hand.Key.return)
// prints: ended false true false
print(field.isEditing, field.delegate === form)  // prints: false true
let range = NSRange(location: 1, length: 2)
var other = NSRange()
other.location = 1
other.length = 2
print(range.description, range == other, range.lowerBound, range.upperBound, range.contains(3))
// prints: {1, 2} true 1 3 false
