// Masks stretch subviews when bounds change; moving does not lay out.
let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
outer.addSubview(inner)
view.addSubview(outer)
outer.frame.size = CGSize(width: 200, height: 150)
print(inner.frame.width, inner.frame.minX, inner.frame.minY)  // prints: 180.0 10.0 60.0
outer.autoresizesSubviews = false
outer.bounds.size.width = 100
print(inner.frame.width)  // prints: 180.0
hand.tap(inner)
hand.tap(outer, at: CGPoint(x: 5, y: 5))
