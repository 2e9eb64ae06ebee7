import EventEngine
import Testing

@Suite struct LayerTests {
    @Test("The frame of a layer is the box around its transformed bounds (L-02)")
    func transformedFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(layer.position == CGPoint(x: 60, y: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(layer.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
        #expect(layer.position == CGPoint(x: 60, y: 40))
    }

    @Test("Moving the anchor point of a layer moves the layer, not its position")
    func anchorPoint() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 50, y: 50))
        #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test("Opacity is a 32-bit number, in which a hundredth is a little less (B-02)")
    func opacity() {
        let layer = CALayer()
        layer.opacity = 0.01
        #expect(Double(layer.opacity) < 0.01)
    }

    @Test("A layer contains the points of its bounds, half-open (B-05)")
    func containment() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.cornerRadius = 5
        #expect(layer.contains(CGPoint(x: 5, y: 5)) && !layer.contains(CGPoint(x: 15, y: 10)))
    }

    @Test("The path of a shape layer can be asked")
    func shape() {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        #expect(shape.path?.contains(CGPoint(x: 5, y: 5)) == true)
        #expect(shape.path?.contains(CGPoint(x: 1, y: 1)) == false)
    }
}
