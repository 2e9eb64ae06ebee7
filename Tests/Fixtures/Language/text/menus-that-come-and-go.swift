// Who edits a text hears of its menu.
class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        print("field's menu comes")
        animator.addCompletion { print("it is there") }
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        print("field's menu goes")
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        print("view's menu comes")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        animator.addAnimations { print("view's menu goes") }
    }
}
let editor = Editor()
let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
field.text = "some text"
field.delegate = editor
let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
text.text = "more text"
text.delegate = editor
view.addSubview(field)
view.addSubview(text)
field.becomeFirstResponder()
device.wait(1)
field.selectAll(nil)
hand.tap(field, at: CGPoint(x: 20, y: 20))
// prints: field's menu comes
// prints: it is there
device.wait(1)
hand.tap(menuItem: "Copy")  // prints: field's menu goes
device.wait(1)
text.becomeFirstResponder()
device.wait(1)
text.selectAll(nil)
hand.tap(text, at: CGPoint(x: 20, y: 12))  // prints: view's menu comes
device.wait(1)
text.resignFirstResponder()  // prints: view's menu goes
