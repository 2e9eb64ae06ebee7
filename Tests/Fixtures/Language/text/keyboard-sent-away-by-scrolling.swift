// A drag sends the keyboard away at once, or when the finger comes to it (M-25).
let scroll = UIScrollView(frame: view.bounds)
scroll.contentSize = CGSize(width: 375, height: 2000)
view.addSubview(scroll)
let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
scroll.addSubview(field)
for mode: UIScrollView.KeyboardDismissMode in [.none, .onDragWithAccessory, .interactiveWithAccessory] {
    scroll.keyboardDismissMode = mode
    field.becomeFirstResponder()
    hand.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 350), over: 0.3)
    device.wait(2)
    print(mode.rawValue, field.isFirstResponder)
}
// prints: 0 true
// prints: 3 false
// prints: 4 true
hand.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 640), over: 0.5)
print(field.isFirstResponder)  // prints: false
