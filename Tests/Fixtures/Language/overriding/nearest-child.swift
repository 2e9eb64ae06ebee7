class Sticky: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let distance = { (v: UIView) in hypot(v.center.x - point.x, v.center.y - point.y) }
        return subviews.filter { !$0.isHidden }.min { distance($0) < distance($1) } ?? super.hitTest(point, with: event)
    }
}
let sticky = Sticky(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
view.addSubview(sticky)
let corners = [CGPoint(x: 20, y: 20), CGPoint(x: 280, y: 20), CGPoint(x: 20, y: 280)]
let dots = corners.map { corner -> UIView in
    let dot = UIView(frame: CGRect(origin: .zero, size: CGSize(width: 10, height: 10)))
    dot.center = corner
    sticky.addSubview(dot)
    return dot
}
print(sticky.hitTest(CGPoint(x: 200, y: 50), with: nil) === dots[1])  // prints: true
dots[1].isHidden = true
print(dots.firstIndex { $0 === sticky.hitTest(CGPoint(x: 200, y: 50), with: nil) } ?? -1)  // prints: 0
