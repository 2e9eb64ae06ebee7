// Layers that their delegates draw, or give contents to, and views that do so for their own.
import UIKit

class Painter: NSObject, CALayerDelegate {
    let name: String
    init(_ name: String) { self.name = name }
    func layerWillDraw(_ layer: CALayer) { print(name, "will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        print(name, "draws", layer.bounds.width, UIGraphicsGetCurrentContext() === ctx)
    }
}
class Giver: NSObject, CALayerDelegate {
    func display(_ layer: CALayer) { print("gives contents") }
    func draw(_ layer: CALayer, in ctx: CGContext) { print("never") }
}
class Ring: CALayer {
    override func display() {
        print("ring displays")
        super.display()
    }
    override func draw(in ctx: CGContext) {
        print("ring draws")
        super.draw(in: ctx)
    }
}
class Poster: UIView {
    override func display(_ layer: CALayer) { print("poster gives contents") }
    override func draw(_ rect: CGRect) { print("never") }
}
class Board: UIView {
    override class var layerClass: AnyClass { Ring.self }
    override func draw(_ rect: CGRect) { print("board", rect.width) }
}

func layer(_ delegate: any CALayerDelegate) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    return layer
}

let painter = Painter("painter")
let (quiet, painted) = (layer(painter), layer(painter))
let giver = Giver()
let given = layer(giver)
let both = Painter("ring's")
let ring = Ring()
ring.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
ring.delegate = both
view.layer.addSublayer(ring)
for layer in [painted, given, ring] { layer.setNeedsDisplay() }
print(quiet.needsDisplay(), painted.needsDisplay())
given.displayIfNeeded()
print(given.needsDisplay())
view.addSubview(Poster(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
let board = Board(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
view.addSubview(board)

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    print("again")
    board.setNeedsDisplay()
    painted.setNeedsDisplay()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
    print("and again")
    board.layer.setNeedsDisplay()
}
// prints: false true
// prints: gives contents
// prints: false
// prints: poster gives contents
// prints: ring displays
// prints: ring draws
// prints: board 30.0
// prints: painter will draw
// prints: painter draws 20.0 true
// prints: ring displays
// prints: ring's will draw
// prints: ring draws
// prints: ring's draws 8.0 true
// prints: again
// prints: ring displays
// prints: ring draws
// prints: board 30.0
// prints: painter will draw
// prints: painter draws 20.0 true
// prints: and again
// prints: ring displays
// prints: ring draws
// prints: board 30.0
