// What keeps a view, and everything in it, out of hit-testing.
let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let child = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
view.addSubview(back)
view.addSubview(front)
front.addSubview(child)
let spot = CGPoint(x: 170, y: 170)
hand.tap(at: spot)
front.isHidden = true
hand.tap(at: spot)
front.isHidden = false
front.alpha = 0.01
hand.tap(at: spot)
front.alpha = 0.011
hand.tap(at: spot)
front.alpha = 1
front.isUserInteractionEnabled = false
hand.tap(at: spot)
front.isUserInteractionEnabled = true
hand.tap(at: CGPoint(x: 220, y: 220))
front.clipsToBounds = true
hand.tap(at: CGPoint(x: 220, y: 170))
child.isUserInteractionEnabled = false
hand.tap(at: spot)
print(front.alpha, back.isHidden, child.isUserInteractionEnabled, front.clipsToBounds)  // prints: 1.0 false false true
