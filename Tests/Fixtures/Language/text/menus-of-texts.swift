// The menu of a text that is edited: a tap on the caret or on what is selected shows it (P-33, P-35).
class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
    override func viewDidLoad() {
        super.viewDidLoad()
        field.text = "one two"
        field.delegate = self
        note.text = "three"
        note.delegate = self
        view.addSubview(field)
        view.addSubview(note)
    }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        print(range.location, range.length, (suggestedActions.first as? UIMenu)?.children.map(\.title) ?? [])
        return nil
    }
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let loud = UIAction(title: "Loud") { _ in textView.text = textView.text.uppercased() }
        return UIMenu(children: suggestedActions + [loud])
    }
}
let form = Form()
window.rootViewController = form
hand.tap(form.field, at: CGPoint(x: 190, y: 20))
print(form.field.isFirstResponder)  // prints: true
device.wait(1)
hand.tap(form.field, at: CGPoint(x: 190, y: 20))  // prints: 7 0 ["Select", "Select All"]
hand.tap(menuItem: "Select")
print(form.field.selectedTextRange.flatMap { form.field.text(in: $0) } ?? "")  // prints: two
device.wait(1)
hand.tap(form.field, at: CGPoint(x: 190, y: 20))
// prints: 4 3 ["Cut", "Copy", "Select All", "Delete"]
hand.tap(menuItem: "Cut")
print(form.field.text ?? "", UIPasteboard.general.string ?? "")  // prints: one  two
device.wait(1)
// Typing closes the menu.
hand.tap(form.field, at: CGPoint(x: 190, y: 20))
// prints: 4 0 ["Select", "Select All", "Paste"]
hand.type("x")
hand.tap(form.note, at: CGPoint(x: 100, y: 20))
device.wait(1)
hand.tap(form.note, at: CGPoint(x: 100, y: 20))
hand.tap(menuItem: "Loud")
print(form.note.text ?? "")  // prints: THREE
