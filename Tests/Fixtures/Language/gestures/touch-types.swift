// A recognizer that only looks at touches of some types; all touches here are of fingers (E-03).
let pan = UIPanGestureRecognizer()
print(pan.allowedTouchTypes.map(\.intValue).contains(UITouch.TouchType.direct.rawValue))  // prints: true
pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
print(pan.allowedTouchTypes.count, pan.allowedTouchTypes[0].intValue)  // prints: 1 2
view.addGestureRecognizer(pan)
hand.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
print(pan.state == .possible)  // prints: true
let half = NSNumber(value: 0.5)
print(half.doubleValue, half.floatValue, half.stringValue, NSNumber(value: true).boolValue)  // prints: 0.5 0.5 0.5 true
