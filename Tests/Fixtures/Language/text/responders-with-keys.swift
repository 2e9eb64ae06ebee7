// Responders of one's own that take keys, and show a view in the keyboard's place.
class Pin: UIView, UIKeyInput {
    var digits = ""
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { digits = String(digits.dropLast()) }
    override var canBecomeFirstResponder: Bool { true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
}
let pin = Pin(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
view.addSubview(pin)
hand.tap(pin)
hand.type("123")
hand.type(.delete)
print(pin.digits, pin.isFirstResponder, pin.hasText)  // prints: 12 true true
let input: UIKeyInput = pin
input.insertText("9")
input.deleteBackward()
class Keys: UIInputViewController {}
class Chooser: UIView {
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { wheel }
    override var inputAccessoryView: UIView? { bar }
}
let chooser = Chooser(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
view.addSubview(chooser)
chooser.becomeFirstResponder()
print(chooser.wheel.window != nil, chooser.bar.frame.maxY == chooser.wheel.frame.minY)  // prints: true true
print(pin.isFirstResponder, pin.inputView == nil, pin.inputAccessoryView == nil)  // prints: false true true
class Typist: UIViewController {
    let keys = Keys()
    let row = Keys(nibName: nil, bundle: nil)
    override var canBecomeFirstResponder: Bool { true }
    override var inputViewController: UIInputViewController? { keys }
    override var inputAccessoryViewController: UIInputViewController? { row }
}
let typist = Typist()
typist.row.view.frame.size.height = 30
window.rootViewController = typist
typist.becomeFirstResponder()
print(typist.keys.view.window != nil, typist.row.view.window != nil)  // prints: true true
print(view.inputViewController == nil, view.inputAccessoryViewController == nil)  // prints: true true
print(UIInputViewController().inputViewController == nil)  // prints: true
