// Affine transforms, and the frame, bounds and centre of a view that has one.
let turn = CGAffineTransform(rotationAngle: .pi / 2)
let grow = CGAffineTransform(scaleX: 2, y: 3)
print(CGPoint(x: 1, y: 2).applying(grow).y, CGAffineTransform.identity.isIdentity)  // prints: 6.0 true
let corner = CGPoint(x: 1, y: 0).applying(turn)
print(abs(corner.x) < 1e-9, abs(corner.y - 1) < 1e-9)  // prints: true true
print(grow.inverted().a, grow.translatedBy(x: 1, y: 1).tx, grow.concatenating(.identity) == grow)  // prints: 0.5 2.0 true
let tilted = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
view.addSubview(tilted)
tilted.transform = turn
print(tilted.center.x, tilted.center.y, tilted.bounds.width)  // prints: 150.0 125.0 100.0
print(tilted.frame.width.rounded(), tilted.frame.height.rounded(), tilted.frame.minX.rounded())  // prints: 50.0 100.0 125.0
hand.tap(at: CGPoint(x: 150, y: 80))
hand.tap(at: CGPoint(x: 105, y: 125))
tilted.transform = tilted.transform.scaledBy(x: 0.5, y: 0.5)
hand.tap(at: CGPoint(x: 150, y: 80))
tilted.transform = CGAffineTransform(scaleX: 0, y: 1)
hand.tap(tilted)
tilted.transform = .identity
tilted.bounds.origin = CGPoint(x: 10, y: 10)
print(tilted.frame.minX, tilted.convert(CGPoint(x: 10, y: 10), to: view).x)  // prints: 100.0 100.0
