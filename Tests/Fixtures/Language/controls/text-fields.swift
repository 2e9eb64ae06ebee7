class Form: UIViewController, UITextFieldDelegate {
    var accepts = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        print("may begin", textField.tag)
        return accepts
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { print("begins", textField.tag) }
    func textFieldDidEndEditing(_ textField: UITextField) { print("ends", textField.tag) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    @objc func changed(_ sender: UITextField) { print("changed", sender.text ?? "") }
    @objc func edited(_ sender: UITextField) { print("edited", sender.isEditing) }
    @objc func background() { print("background", view.endEditing(true)) }
}
let form = Form()
window.rootViewController = form
let fields = [UITextField(), UITextField()]
for (index, field) in fields.enumerated() {
    field.frame = CGRect(x: 20, y: 50 + 60 * index, width: 200, height: 40)
    field.tag = index
    field.delegate = form
    field.placeholder = "name"
    field.borderStyle = .roundedRect
    field.addTarget(form, action: #selector(Form.changed(_:)), for: .editingChanged)
    field.addTarget(form, action: #selector(Form.edited(_:)), for: [.editingDidBegin, .editingDidEnd])
    form.view.addSubview(field)
}
form.view.addGestureRecognizer(UITapGestureRecognizer(target: form, action: #selector(Form.background)))
hand.tap(fields[0])
fields[0].insertText("Ada")
fields[0].deleteBackward()
hand.tap(fields[1])
print(fields[0].isFirstResponder, fields[1].isFirstResponder, fields[0].text ?? "none", fields[1].hasText)
fields[1].insertText("\n")
print(fields[1].isFirstResponder)
form.accepts = false
hand.tap(fields[0])
form.accepts = true
hand.tap(fields[0])
hand.tap(at: CGPoint(x: 100, y: 500))
print(fields[0].isEditing)
fields[0].isEnabled = false
hand.tap(fields[0])
print(fields[0].becomeFirstResponder())
