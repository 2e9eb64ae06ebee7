// A view that leaves its window while it is touched.
class Leaving: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if superview != nil { removeFromSuperview() }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("cancelled", superview == nil, touches.first?.view === self)
    }
}
let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let leaving = Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(parent)
parent.addSubview(leaving)
hand.drag(leaving, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 50, dy: 0), over: 0.1)
hand.tap(at: CGPoint(x: 10, y: 10))
