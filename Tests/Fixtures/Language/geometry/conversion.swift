// Points and rectangles of one view in another's coordinates, in the window's, and on the screen.
let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
let other = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
view.addSubview(outer)
outer.addSubview(inner)
view.addSubview(other)
let a = inner.convert(CGPoint.zero, to: view)
print(a.x, a.y)  // prints: 25.0 36.0
let b = other.convert(CGPoint(x: 1, y: 1), from: inner)
print(b.x, b.y)  // prints: -74.0 -363.0
let c = inner.convert(inner.bounds, to: nil)
print(c.minX, c.minY, c.width)  // prints: 25.0 36.0 50.0
outer.bounds.origin.y = 100
print(inner.convert(CGPoint.zero, to: view).y, outer.convert(CGPoint.zero, from: nil).y)  // prints: -64.0 70.0
outer.transform = CGAffineTransform(scaleX: 2, y: 2)
let d = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: other)
print(d.width, d.minX)  // prints: 20.0 -170.0
print(outer.frame.width, outer.frame.origin.x, outer.center.x)  // prints: 400.0 -80.0 120.0
