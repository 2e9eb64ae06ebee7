// A bar that is tied to the keyboard: it stands on the safe area, and moves up while somebody types.
let bar = UIView()
bar.translatesAutoresizingMaskIntoConstraints = false
let field = UITextField()
bar.addSubview(field)
field.frame = CGRect(x: 10, y: 5, width: 200, height: 30)
view.addSubview(bar)
NSLayoutConstraint.activate([
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    bar.heightAnchor.constraint(equalToConstant: 44),
    view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
])
device.wait(0.1)
print(bar.frame, view.keyboardLayoutGuide.layoutFrame)
// prints: (0.0, 623.0, 375.0, 44.0) (0.0, 667.0, 375.0, 0.0)
hand.tap(field)
device.wait(0.1)
print(bar.frame, view.keyboardLayoutGuide.layoutFrame)
// prints: (0.0, 363.0, 375.0, 44.0) (0.0, 407.0, 375.0, 260.0)
hand.type("hi")
field.resignFirstResponder()
device.wait(0.4)
print(bar.frame, field.text!)  // prints: (0.0, 623.0, 375.0, 44.0) hi
let guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
print(guide.usesBottomSafeArea, guide.followsUndockedKeyboard, guide === view.keyboardLayoutGuide)
// prints: true false true
viewController.additionalSafeAreaInsets.bottom = 34
device.wait(0.1)
print(bar.frame.maxY)  // prints: 633.0
guide.usesBottomSafeArea = false
device.wait(0.1)
print(bar.frame.maxY)  // prints: 667.0
