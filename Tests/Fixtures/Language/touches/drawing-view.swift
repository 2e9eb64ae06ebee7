class Canvas: UIView {
    private var strokes: [[CGPoint]] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        strokes.append([touch.location(in: self)])
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !strokes.isEmpty else { return }
        strokes[strokes.count - 1].append(point)
    }
    var summary: String { strokes.map { "\($0.count)" }.joined(separator: ",") }
    var length: CGFloat {
        strokes.reduce(0) { sum, stroke in
            sum + zip(stroke, stroke.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
    }
}
let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
view.addSubview(canvas)
hand.drag(canvas, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 60, dy: 80), over: 0.1)
hand.tap(canvas)
print(canvas.summary, canvas.length.rounded())  // prints: 7,1 100.0
