// Adding, inserting, moving and removing subviews.
let a = UIView(), b = UIView(), c = UIView(), d = UIView()
for (index, one) in [a, b, c, d].enumerated() {
    one.tag = index + 1
    one.frame = CGRect(x: 10 * index, y: 10 * index, width: 100, height: 100)
}
func order() -> String { view.subviews.map { String($0.tag) }.joined() }
view.addSubview(a)
view.addSubview(b)
view.insertSubview(c, at: 0)
view.insertSubview(d, belowSubview: b)
print(order())  // prints: 3142
hand.tap(at: CGPoint(x: 50, y: 50))
view.bringSubviewToFront(c)
print(order())  // prints: 1423
view.sendSubviewToBack(b)
view.insertSubview(a, aboveSubview: d)
print(order())  // prints: 2413
view.exchangeSubview(at: 0, withSubviewAt: 3)
print(order())  // prints: 3412
hand.tap(at: CGPoint(x: 50, y: 50))
d.addSubview(a)
a.removeFromSuperview()
print(order(), d.subviews.count, a.superview == nil, b.isDescendant(of: window))  // prints: 342 0 true true
view.addSubview(c)
print(order(), view.viewWithTag(4) === d, view.viewWithTag(9) == nil)  // prints: 423 true true
print(c.isDescendant(of: c), a.isDescendant(of: view), view.subviews.firstIndex(of: d) ?? -1)  // prints: true false 0
hand.tap(at: CGPoint(x: 50, y: 50))
