// The type that is expected names the first link of a chain.
let red = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
red.backgroundColor = .red.withAlphaComponent(0.5)
print(red.backgroundColor?.cgColor.alpha ?? 0)  // prints: 0.5
red.transform = .identity.scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 0)
print(red.transform.a, red.transform.d, red.transform.tx)  // prints: 2.0 3.0 2.0
let frame: CGRect = .zero.insetBy(dx: -5, dy: -5).offsetBy(dx: 1, dy: 1)
print(frame)  // prints: (-4.0, -4.0, 10.0, 10.0)
func shift(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + 1, y: point.y) }
print(shift(.init(x: 1, y: 2).applying(.identity)))  // prints: (2.0, 2.0)
