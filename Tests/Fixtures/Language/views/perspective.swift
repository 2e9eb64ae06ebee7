// Views and layers that are seen through a transform of the layer around them.
import UIKit

let room = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let flat = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
view.addSubview(room)
room.addSubview(card)
room.addSubview(flat)
func shown(_ p: CGPoint) -> String { "\(p.x.rounded()), \(p.y.rounded())" }
let corner = CGPoint(x: 0, y: 0)
card.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
print(shown(card.convert(corner, to: room)))
let frame = card.frame
var eye = CATransform3DIdentity
eye.m34 = -1 / 200
room.layer.sublayerTransform = eye
print(room.layer.sublayerTransform.m34 == eye.m34, card.layer.sublayerTransform.m34)
// The left edge is nearer than the right one, so it is longer.
print(shown(card.convert(corner, to: room)), shown(card.convert(CGPoint(x: 100, y: 0), to: room)))
print(shown(card.layer.convert(corner, to: room.layer)))
print(card.frame == frame, shown(flat.convert(corner, to: room)))
let place = card.convert(CGPoint(x: 98, y: 2), to: room)
print(room.hitTest(place, with: nil) === card, shown(card.convert(place, from: room)))
// What a rotation of all shows differently.
room.layer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
print(shown(flat.convert(corner, to: room)), room.hitTest(CGPoint(x: 195, y: 195), with: nil) === flat)
let late = UIView(frame: CGRect(x: 180, y: 0, width: 20, height: 20))
room.addSubview(late)
print(room.hitTest(CGPoint(x: 5, y: 195), with: nil) === late, late.frame)
room.layer.sublayerTransform = CATransform3DIdentity
print(room.hitTest(CGPoint(x: 5, y: 5), with: nil) === flat, shown(flat.convert(corner, to: room)))

let outer = CALayer()
outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
let inner = CALayer()
inner.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
outer.addSublayer(inner)
outer.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
print(outer.hitTest(CGPoint(x: 90, y: 50)) === inner, outer.hitTest(CGPoint(x: 10, y: 50)) === outer)
// prints: 75.0, 50.0
// prints: true 0.0
// prints: 68.0, 36.0 121.0, 59.0
// prints: 68.0, 36.0
// prints: true 0.0, 0.0
// prints: true 98.0, 2.0
// prints: 200.0, 200.0 true
// prints: true (180.0, 0.0, 20.0, 20.0)
// prints: true 0.0, 0.0
// prints: true true
