// `endEditing:` as the action of a recognizer: the sender means true.
let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
view.addSubview(field)
let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
view.addGestureRecognizer(tap)
hand.tap(field)
print(field.isFirstResponder)  // prints: true
hand.tap(view, at: CGPoint(x: 100, y: 300))
print(field.isFirstResponder)  // prints: false
