// Layers: points, hits, classes, order (GC-177, S-28, S-29).
final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as! CAShapeLayer }
    override var backgroundColor: UIColor? {
        didSet { print("color", backgroundColor == .red) }
    }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        print("draw", rect.width)
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }
}
let shape = Shape(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
shape.shape.lineWidth = 3
shape.backgroundColor = .red  // prints: color true
shape.draw(shape.bounds)  // prints: draw 100.0
shape.awakeFromNib()  // prints: awake
print(shape.layer is CAShapeLayer, UIView.layerClass == CALayer.self, Shape.layerClass == CAShapeLayer.self)  // prints: true true true
view.addSubview(shape)
let dot = CALayer()
dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
shape.layer.addSublayer(dot)
print(shape.layer.hitTest(CGPoint(x: 35, y: 35)) === dot, shape.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)  // prints: true true
print(dot.convert(CGPoint(x: 1, y: 1), to: view.layer), dot.convert(CGPoint(x: 31, y: 31), from: view.layer))  // prints: (31.0, 31.0) (1.0, 1.0)
print(dot.convert(dot.bounds, to: view.layer), dot.convert(CGRect(x: 30, y: 30, width: 1, height: 1), from: view.layer))  // prints: (30.0, 30.0, 20.0, 20.0) (0.0, 0.0, 1.0, 1.0)

// What zPosition puts in front is drawn there, and hit where its view stands.
let back = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
let front = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
view.addSubview(back)
view.addSubview(front)
back.layer.zPosition = 1
print(view.hitTest(CGPoint(x: 250, y: 50), with: nil) === front)  // prints: true
hand.tap(at: CGPoint(x: 250, y: 50))  // prints: draw 100.0

// Windows hear of being the key window.
final class Panel: UIWindow {
    override func becomeKey() {
        super.becomeKey()
        print("key")
    }
    override func resignKey() {
        super.resignKey()
        print("no longer")
    }
}
let panel = Panel(frame: UIScreen.main.bounds)
panel.makeKeyAndVisible()  // prints: key
window.makeKey()  // prints: no longer
