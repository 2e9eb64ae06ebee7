// Views that are turned in space: touches go through the inverse projection (S-30).
let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
view.addSubview(card)
var turn = CATransform3DIdentity
turn.m34 = -1 / 200
card.layer.transform = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
print(card.frame.width < 60, view.hitTest(CGPoint(x: 105, y: 150), with: nil) === card)  // prints: true false
hand.tap(at: CGPoint(x: 150, y: 150))
hand.tap(at: CGPoint(x: 105, y: 150))
card.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
hand.tap(at: CGPoint(x: 150, y: 150))
card.transform3D = CATransform3DMakeScale(2, 1, 1)
print(card.frame, card.transform.a)  // prints: (50.0, 100.0, 200.0, 100.0) 2.0
let moved = CATransform3DTranslate(CATransform3DMakeAffineTransform(card.transform), 5, 0, 0)
print(CATransform3DIsAffine(moved), CATransform3DGetAffineTransform(moved).tx)  // prints: true 10.0
let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
print(both.m41, both.m42, both.m43, both.m44)  // prints: 2.0 4.0 6.0 1.0
print(CATransform3DEqualToTransform(both, CATransform3DScale(both, 1, 1, 1)))  // prints: true
print(CATransform3DIsIdentity(card.layer.transform), CATransform3D().m11)  // prints: false 0.0
print([both.m12, both.m13, both.m14, both.m21, both.m22, both.m23, both.m24])  // prints: [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0]
print([both.m31, both.m32, both.m33, turn.m34])  // prints: [0.0, 0.0, 2.0, -0.005]
