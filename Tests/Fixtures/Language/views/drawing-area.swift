// What of a context can be drawn into: clipping makes it smaller, and transforms say in which coordinates.
import UIKit

func shown(_ rect: CGRect) -> String {
    "\(rect.minX.rounded()), \(rect.minY.rounded()), \(rect.width.rounded()), \(rect.height.rounded())"
}
class Compass: CALayer {
    override func draw(in ctx: CGContext) { print("layer", shown(ctx.boundingBoxOfClipPath)) }
}
class Face: UIView {
    override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        print("view", shown(context.boundingBoxOfClipPath))
        context.saveGState()
        context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 200))
        print(shown(context.boundingBoxOfClipPath))
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        print(shown(context.boundingBoxOfClipPath))
        context.restoreGState()
        context.move(to: CGPoint(x: 20, y: 20))
        context.addLine(to: CGPoint(x: 60, y: 20))
        context.addLine(to: CGPoint(x: 40, y: 70))
        context.closePath()
        context.addRect(context.boundingBoxOfClipPath)
        context.clip(using: .evenOdd)
        print(shown(context.boundingBoxOfClipPath))
        UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 20, height: 20)).addClip()
        print(shown(context.boundingBoxOfClipPath))
        context.rotate(by: .pi / 2)
        print(shown(context.boundingBoxOfClipPath))
        context.resetClip()
        context.clip()
        print(shown(context.boundingBoxOfClipPath))
    }
}
view.addSubview(Face(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
let compass = Compass()
compass.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
view.layer.addSublayer(compass)
compass.setNeedsDisplay()
let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    print("image", shown(context.cgContext.boundingBoxOfClipPath))
}
// prints: image 0.0, 0.0, 10.0, 10.0
// prints: view 0.0, 0.0, 100.0, 80.0
// prints: 10.0, 10.0, 50.0, 70.0
// prints: 0.0, -5.0, 25.0, 35.0
// prints: 0.0, 0.0, 100.0, 80.0
// prints: 30.0, 30.0, 20.0, 20.0
// prints: 30.0, -50.0, 20.0, 20.0
// prints: 0.0, 0.0, 0.0, 0.0
// prints: layer 0.0, 0.0, 30.0, 30.0
