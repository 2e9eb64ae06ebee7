// Layers that show others several times: touches find the views, none of the copies.
import UIKit

class Row: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    var copies: CAReplicatorLayer { layer as! CAReplicatorLayer }
}
class Space: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
}
let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
row.addSubview(dot)
row.copies.instanceCount = 5
row.copies.instanceDelay = 0.1
row.copies.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
row.copies.preservesDepth = true
row.copies.instanceColor = UIColor.red.cgColor
row.copies.instanceRedOffset = -0.1
row.copies.instanceGreenOffset = 0.1
row.copies.instanceBlueOffset = 0.2
row.copies.instanceAlphaOffset = -0.25
view.addSubview(row)
print(view.hitTest(CGPoint(x: 10, y: 10), with: nil) == dot)  // prints: true
print(view.hitTest(CGPoint(x: 50, y: 10), with: nil) == row)  // prints: true

let copies = row.copies
print(copies.instanceCount, copies.instanceDelay, copies.instanceTransform.m41, copies.preservesDepth)
// prints: 5 0.1 40.0 true
print(copies.instanceColor == UIColor.red.cgColor, copies.instanceRedOffset, copies.instanceGreenOffset)
// prints: true -0.1 0.1
print(copies.instanceBlueOffset, copies.instanceAlphaOffset)  // prints: 0.2 -0.25
let other = CAReplicatorLayer(layer: CAReplicatorLayer())
print(other.instanceCount, other.instanceColor != nil, other.preservesDepth)  // prints: 1 true false
print(Space().layer is CATransformLayer, CATransformLayer(layer: CATransformLayer()).opacity)  // prints: true 1.0
