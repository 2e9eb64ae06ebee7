final class Knob: UIView {
    enum State: Equatable { case idle, pressed(at: CGPoint), dragging(distance: CGFloat) }
    private(set) var state = State.idle { didSet { if state != oldValue { print(describe(oldValue), "->", describe(state)) } } }
    private func describe(_ state: State) -> String {
        switch state {
        case .idle: return "idle"
        case .pressed(let p): return "pressed \(Int(p.x))"
        case .dragging(let d) where d > 20: return "far"
        case .dragging: return "near"
        }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        state = .pressed(at: touches.first!.location(in: self))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard case .pressed(let start) = state, let touch = touches.first else { return }
        state = .dragging(distance: abs(touch.location(in: self).x - start.x))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { state = .idle }
}
let knob = Knob(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
view.addSubview(knob)
hand.drag(knob, from: CGPoint(x: 50, y: 50), by: CGVector(dx: 60, dy: 0), over: 0.034)
// prints: idle -> pressed 50
// prints: pressed 50 -> far
// prints: far -> idle
