// A view under way keeps its model values, and no touch reaches it unless it allows them.
let moving = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let behind = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 200))
view.addSubview(behind)
view.addSubview(moving)
UIView.animate(withDuration: 1) {
    moving.frame.origin.y = 300
} completion: { finished in
    print("finished", finished)
}
print(moving.frame.minY)  // prints: 300.0
hand.tap(at: CGPoint(x: 50, y: 350))
hand.tap(at: CGPoint(x: 50, y: 50))
device.wait(1)
// prints: finished true
hand.tap(at: CGPoint(x: 50, y: 350))
UIView.animate(withDuration: 0.5, delay: 0.1, options: [.allowUserInteraction], animations: {
    moving.alpha = 0.5
}, completion: nil)
hand.tap(at: CGPoint(x: 50, y: 350))
UIView.animate(withDuration: 0.2, animations: { behind.center.x += 10 })
print(behind.center.x, moving.alpha)  // prints: 60.0 0.5
UIView.performWithoutAnimation { behind.tag = 3 }
print(behind.tag)  // prints: 3
