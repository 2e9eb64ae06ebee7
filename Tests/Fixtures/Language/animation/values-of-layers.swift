// A layer keeps values under any name, and its positions and transforms have parts.
class Glowing: CALayer {
    @objc var glow: CGFloat = 0 { didSet { print("glow", glow) } }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(glow) || super.needsDisplay(forKey: key)
    }
}
let layer = Glowing()
layer.setValue("manny", forKey: "pep")
print(layer.value(forKey: "pep") as Any, layer.value(forKey: "moe") as Any)
layer.setValue(CGPoint(x: 1, y: 2), forKey: "old")
print(layer.value(forKey: "old") as! CGPoint)
layer.setValue(nil, forKey: "pep")
print(layer.value(forKey: "pep") as Any)
layer.setValue(3, forKey: #keyPath(Glowing.glow))
print(Glowing.needsDisplay(forKey: "glow"), Glowing.needsDisplay(forKey: "position"))
layer.setValue(7, forKeyPath: "position.x")
print(layer.position, layer.value(forKey: "position") as! CGPoint)
layer.setValue(CGSize(width: 20, height: 10), forKeyPath: "bounds.size")
print(layer.bounds, layer.value(forKeyPath: "bounds.size.width")!)
layer.setValue(2, forKeyPath: "transform.scale.x")
print(layer.transform.m11, layer.value(forKeyPath: "transform.scale.x") as! Double)
layer.setAffineTransform(.identity)
view.layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
print(view.transform.b, view.layer.value(forKeyPath: "transform.rotation") as! Double == .pi / 2)
// prints: Optional("manny") nil
// prints: (1.0, 2.0)
// prints: nil
// prints: glow 3.0
// prints: true false
// prints: (7.0, 0.0) (7.0, 0.0)
// prints: (0.0, 0.0, 20.0, 10.0) 20
// prints: 2.0 2.0
// prints: 1.0 true
