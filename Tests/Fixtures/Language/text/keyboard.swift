// A form moves up when the keyboard comes: it hears of it by notifications (P-15), with what they hold.
class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.delegate = self
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification,
            object: nil)
        for name in [
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ] {
            center.addObserver(forName: name, object: nil, queue: nil) { print($0.name.rawValue) }
        }
    }
    @objc func keyboardWillShow(_ notification: Notification) {
        guard
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
            let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        else { return print("nothing") }
        print(begin.cgRectValue.minY - end.cgRectValue.minY, end.cgRectValue.width)
        let time = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        let isLocal = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
        print(time?.doubleValue ?? 0, curve?.intValue ?? 0, isLocal?.boolValue ?? false)
        view.frame.origin.y = -end.cgRectValue.height
    }
    @objc func keyboardWillHide(_ notification: Notification) { view.frame.origin.y = 0 }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return false
    }
}
let form = Form()
window.rootViewController = form
hand.tap(form.field)
// prints: UIKeyboardWillChangeFrameNotification
// prints: 260.0 375.0
// prints: 0.25 7 true
device.wait(1)
// prints: UIKeyboardDidChangeFrameNotification
// prints: UIKeyboardDidShowNotification
print(form.view.frame.minY)  // prints: -260.0
form.field.inputAccessoryView = form.bar
form.field.reloadInputViews()  // prints: UIKeyboardWillChangeFrameNotification
print(form.bar.superview != nil, form.bar.frame.width)  // prints: true 375.0
device.wait(1)  // prints: UIKeyboardDidChangeFrameNotification
form.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
form.field.reloadInputViews()  // prints: UIKeyboardWillChangeFrameNotification
print(form.field.inputView?.frame.height ?? 0, form.field.inputAccessoryView === form.bar)
// prints: 100.0 true
device.wait(1)  // prints: UIKeyboardDidChangeFrameNotification
hand.type(.return)  // prints: UIKeyboardWillChangeFrameNotification
device.wait(1)
// prints: UIKeyboardDidChangeFrameNotification
// prints: UIKeyboardDidHideNotification
print(form.view.frame.minY)  // prints: 0.0
print(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue)  // prints: (1.0, 2.0, 3.0, 4.0)
