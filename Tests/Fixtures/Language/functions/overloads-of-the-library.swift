import UIKit

// A function of a name that Swift's library has as well is one more overload.
func abs(_ v: CGVector) -> CGFloat { hypot(v.dx, v.dy) }
func max(_ a: UIView, _ b: UIView) -> UIView { a.bounds.width < b.bounds.width ? b : a }
print(abs(-3), abs(CGFloat(-2)), abs(CGVector(dx: 3, dy: 4)))  // prints: 3 2.0 5.0
let wide = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
print(max(1, 2), max(UIView(), wide) === wide)  // prints: 2 true

// A fraction of pi says by its neighbour what it is of.
var angle: CGFloat = 3
angle = max(-.pi / 2, min(angle, .pi / 2))
print(angle == .pi / 2)  // prints: true
