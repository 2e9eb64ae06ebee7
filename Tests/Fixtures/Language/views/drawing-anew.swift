// What is drawn again when its size has changed.
import UIKit

class Plate: UIView {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) { print(name, rect.width) }
}
class Ring: CALayer {
    override func draw(in ctx: CGContext) { print("ring", bounds.width) }
}

let once = Plate("once")
let byMode = Plate("by mode")
byMode.contentMode = .redraw
let byLayer = Plate("by layer")
byLayer.layer.needsDisplayOnBoundsChange = true
let ring = Ring()
ring.needsDisplayOnBoundsChange = true
for plate in [once, byMode, byLayer] { view.addSubview(plate) }
view.layer.addSublayer(ring)
ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
ring.frame = CGRect(x: 0, y: 0, width: 20, height: 10)

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    for plate in [once, byMode, byLayer] { plate.bounds.size.width = 60 }
    ring.bounds.size.width = 30
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
    for plate in [once, byMode, byLayer] { plate.frame.origin.x = 60 }
    ring.position = .zero
}
// prints: once 40.0
// prints: by mode 40.0
// prints: by layer 40.0
// prints: ring 20.0
// prints: by mode 60.0
// prints: by layer 60.0
// prints: ring 30.0
