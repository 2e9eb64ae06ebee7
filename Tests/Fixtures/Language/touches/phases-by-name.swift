class Probe: UIView {
    var phases: [String] = []
    private func note(_ touches: Set<UITouch>) {
        for touch in touches {
            let name: String
            switch touch.phase {
            case .began: name = "b"
            case .moved: name = "m"
            case .stationary: name = "s"
            case .ended: name = "e"
            case .cancelled: name = "c"
            default: name = "?"
            }
            phases.append(name)
        }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}
let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(probe)
hand.drag(probe, by: CGVector(dx: 10, dy: 0), over: 0.034)
let finger = hand.touch(probe)
device.interrupt()
print(probe.phases.joined())  // prints: bmmmebc
