// Bezier paths and what lies inside them.
let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
print(oval.contains(CGPoint(x: 50, y: 25)), oval.contains(CGPoint(x: 2, y: 2)))  // prints: true false
let triangle = UIBezierPath()
triangle.move(to: CGPoint(x: 0, y: 0))
triangle.addLine(to: CGPoint(x: 100, y: 0))
triangle.addLine(to: CGPoint(x: 0, y: 100))
triangle.close()
print(triangle.contains(CGPoint(x: 20, y: 20)), triangle.contains(CGPoint(x: 80, y: 80)))  // prints: true false
print(triangle.bounds.width, triangle.isEmpty, UIBezierPath().isEmpty)  // prints: 100.0 false true
let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 30)
print(rounded.contains(CGPoint(x: 3, y: 3)), rounded.contains(CGPoint(x: 3, y: 50)))  // prints: false true
let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
ring.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
print(ring.contains(CGPoint(x: 50, y: 50)))  // prints: true
ring.usesEvenOddFillRule = true
print(ring.contains(CGPoint(x: 50, y: 50)), ring.contains(CGPoint(x: 10, y: 10)))  // prints: false true
triangle.apply(CGAffineTransform(translationX: 50, y: 0))
print(triangle.contains(CGPoint(x: 20, y: 20)), triangle.contains(CGPoint(x: 70, y: 20)))  // prints: false true
let wedge = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
print(wedge.contains(CGPoint(x: 50, y: 75)))  // prints: false
wedge.close()
print(wedge.contains(CGPoint(x: 50, y: 75)), wedge.contains(CGPoint(x: 50, y: 25)))  // prints: true false
class PathView: UIView {
    lazy var path = UIBezierPath(ovalIn: bounds)
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { path.contains(point) }
}
let pathView = PathView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
view.addSubview(pathView)
hand.tap(at: CGPoint(x: 103, y: 103))
hand.tap(at: CGPoint(x: 150, y: 150))
