// Touches that an override keeps, passes on through super, or passes on by hand.
class Keeping: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("keeps", touches.count) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
class Passing: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("passes", touches.first!.view === self)
        super.touchesBegan(touches, with: event)
        print("passed")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
}
class Crossing: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touchesCancelled(touches, with: event)
    }
}
let keeping = Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let passing = Passing(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
let crossing = Crossing(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
view.addSubview(keeping)
keeping.addSubview(passing)
view.addSubview(crossing)
hand.tap(passing)
// prints: passes true
// prints: keeps 1
// prints: passed
hand.drag(passing, from: CGPoint(x: 5, y: 5), by: CGVector(dx: 10, dy: 0), over: 0.05)
// prints: passes true
// prints: keeps 1
// prints: passed
hand.tap(crossing)
