// Closures kept in properties and called while an event is handled.
class ActionView: UIView {
    var handlers: [String: (UITouch) -> Void] = [:]
    var onMove: ((CGPoint, Int) -> Void)?
    private var moves = 0
    func on(_ name: String, do handler: @escaping (UITouch) -> Void) { handlers[name] = handler }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { handlers["began"]?(touch) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        moves += 1
        touches.forEach { onMove?($0.location(in: self), moves) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handlers["ended"]?(touches.first!)
        handlers["missing"]?(touches.first!)
    }
}
let action = ActionView(frame: CGRect(x: 40, y: 40, width: 200, height: 200))
var trail: [CGFloat] = []
action.on("began") { touch in print("began", touch.location(in: touch.view).x) }
action.on("ended", do: { [weak action] _ in print("ended", action?.tag ?? -1, trail.count) })
action.onMove = { point, count in if count % 2 == 0 { trail.append(point.x.rounded()) } }
action.tag = 3
view.addSubview(action)
hand.drag(action, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 60, dy: 0), over: 0.1)
// prints: began 10.0
// prints: ended 3 3
print(trail)  // prints: [30.0, 50.0, 70.0]
