let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(insets.bottom, insets.right)  // prints: 3.0 4.0
let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
print(directional.top, directional.bottom)  // prints: 1.0 3.0
let edge = UIScreenEdgePanGestureRecognizer()
edge.edges = .right
edge.edges = .top
edge.edges = .bottom
print(edge.edges == .bottom)  // prints: true
let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
print(oval.isEmpty)  // prints: false
let round = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2, transform: nil)
print(round.boundingBox.width)  // prints: 10.0
let path = CGMutablePath()
path.move(to: CGPoint(x: 0, y: 0))
path.addLine(to: CGPoint(x: 10, y: 0))
print(path.currentPoint.x)  // prints: 10.0
let bezier = UIBezierPath(cgPath: oval)
print(bezier.isEmpty)  // prints: false
