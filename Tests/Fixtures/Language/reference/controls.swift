let action = UIAction(title: "Go", image: nil, identifier: UIAction.Identifier("go")) { _ in print("gone") }
print(action.identifier.rawValue, action.image == nil)  // prints: go true
let button = UIButton(type: .close, primaryAction: action)
button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
print(button.image(for: .normal) == nil)  // prints: true
view.addSubview(button)
hand.tap(button)  // prints: gone
let stepper = UIStepper()
stepper.isContinuous = false
let choice = UISegmentedControl(items: ["a", "b"])
choice.setTitle("c", forSegmentAt: 0)
print(choice.titleForSegment(at: 0) ?? "-")  // prints: c
let own: UIControl.State = .application
print(own.isEmpty)  // prints: false
class Keeper: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { print("may end"); return true }
}
let keeper = Keeper()
let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
field.delegate = keeper
field.font = UIFont.systemFont(ofSize: 12)
field.textColor = .black
field.textAlignment = .center
field.borderStyle = .line
field.borderStyle = .none
view.addSubview(field)
hand.tap(field)
field.resignFirstResponder()  // prints: may end
