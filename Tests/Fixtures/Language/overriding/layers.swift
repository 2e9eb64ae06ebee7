// Classes of layers: who makes them, when they place what is in them, and what presentation() copies.
class ThumbLayer: CALayer {
    var isOn = false
    override init() {
        super.init()
        masksToBounds = true
        print("made")
    }
    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ThumbLayer { isOn = other.isOn }
        print("copied")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSublayers() {
        super.layoutSublayers()
        print("places", bounds.size, sublayers?.count ?? 0)
        sublayers?.forEach { $0.frame = bounds }
    }
    override func draw(in ctx: CGContext) { print("drawn") }
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "isOn" || super.needsDisplay(forKey: key)
    }
}
final class Track: CAShapeLayer {
    override var bounds: CGRect { didSet { print("track", bounds.width) } }
    override func contains(_ p: CGPoint) -> Bool { p.x < 10 }
}
class Slider: UIControl {
    let thumb = ThumbLayer()  // prints: made
    let track = Track()
    override class var layerClass: AnyClass { ThumbLayer.self }
    override init(frame: CGRect) {
        super.init(frame: frame)  // prints: made
        print(layer is ThumbLayer, clipsToBounds)  // prints: true true
        layer.addSublayer(track)
        layer.addSublayer(thumb)
        thumb.addSublayer(CALayer())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSublayers(of layer: CALayer) {
        print("before", layer === self.layer)
        super.layoutSublayers(of: layer)
        print("after")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        print("subviews")
        thumb.frame = CGRect(x: 10, y: 0, width: 20, height: bounds.height)
        track.bounds = CGRect(x: 0, y: 0, width: 30, height: 4)
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) { print("drawn") }
}
let slider = Slider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
view.addSubview(slider)
view.layoutIfNeeded()
// prints: before true
// prints: subviews
// prints: track 30.0
// prints: after
// prints: places (200.0, 40.0) 2
// prints: places (200.0, 40.0) 1

// A layer of its own waits for the next pass, or is asked to hurry.
let thumb = slider.thumb
thumb.bounds.size = CGSize(width: 8, height: 6)
print(thumb.needsLayout(), slider.layer.needsLayout())  // prints: true false
thumb.layoutIfNeeded()  // prints: places (8.0, 6.0) 1
thumb.setNeedsLayout()
slider.track.setNeedsLayout()
slider.layer.layoutIfNeeded()  // prints: places (8.0, 6.0) 1
print(thumb.sublayers![0].frame)  // prints: (0.0, 0.0, 8.0, 6.0)
print(slider.track.hitTest(CGPoint(x: 110, y: 20)) == nil, slider.track.contains(CGPoint(x: 9, y: 99)))  // prints: true true
print(ThumbLayer.needsDisplay(forKey: "isOn"), CALayer.needsDisplay(forKey: "bounds"))  // prints: true false


// The copy has the class of the layer, and the values that init(layer:) takes over.
thumb.isOn = true
thumb.setNeedsDisplay()
thumb.setNeedsDisplay(thumb.bounds)
print(thumb.presentation()!.isOn, thumb.model() === thumb)  // prints: copied
// prints: true true
final class Wash: CAGradientLayer {}
let wash = Wash()
wash.startPoint = CGPoint(x: 1, y: 1)
print(wash.presentation()!.startPoint, slider.track.presentation()!.bounds.width)  // prints: (1.0, 1.0) 200.0
// prints: drawn
// prints: drawn
