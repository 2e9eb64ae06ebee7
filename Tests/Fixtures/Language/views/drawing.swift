// `draw(_:)` is called after layout, when a view is first seen and when it has asked for it.
final class Gauge: UIView {
    var value: CGFloat = 0.2 { didSet { setNeedsDisplay() } }
    override func layoutSubviews() {
        super.layoutSubviews()
        print("layout", bounds.width)
    }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return print("no context") }
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: rect.width * value, height: rect.height))
        print("draw", rect.width, value)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        value = touches.first!.location(in: self).x / bounds.width
    }
}
let gauge = Gauge()
window.addSubview(gauge)
device.wait(0.1)
print("without a size")
gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
device.wait(0.1)
gauge.frame.size.width = 200
device.wait(0.1)
print("stretched")
gauge.contentMode = .redraw
gauge.frame.size.width = 160
device.wait(0.1)
gauge.isHidden = true
gauge.setNeedsDisplay()
gauge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
device.wait(0.1)
print("hidden")
gauge.isHidden = false
device.wait(0.1)
hand.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 40, y: 20), over: 0.02)
print(UIGraphicsGetCurrentContext() == nil)
final class Dial: CALayer {
    override func draw(in context: CGContext) { print("dial", bounds.width, UIGraphicsGetCurrentContext() != nil) }
}
let dial = Dial()
dial.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
gauge.layer.addSublayer(dial)
device.wait(0.1)
dial.setNeedsDisplay()
print("asked")
device.wait(0.1)
final class Plate: UIView {
    override func draw(_ layer: CALayer, in context: CGContext) {
        print("layer", layer === self.layer)
        super.draw(layer, in: context)
    }
    override func draw(_ rect: CGRect) { print("plate") }
}
let plate = Plate(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
window.addSubview(plate)
// prints: layout 0.0
// prints: without a size
// prints: layout 100.0
// prints: draw 100.0 0.2
// prints: layout 200.0
// prints: stretched
// prints: layout 160.0
// prints: draw 160.0 0.2
// prints: hidden
// prints: draw 160.0 0.2
// prints: draw 160.0 0.22916666666666669
// prints: draw 160.0 0.25
// prints: true
// prints: asked
// prints: dial 5.0 true
// prints: layer true
// prints: plate
