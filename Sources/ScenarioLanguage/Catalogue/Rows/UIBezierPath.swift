import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIBezierPath.
    func addUIBezierPath() {
        addClass(
            UIBezierPath.self, named: "UIBezierPath", superclass: NSObject.self,
            "A shape, as UIKit has it."
        ) { t in
            bezierMakingRows(t)
            bezierRows(t)
        }
    }

    /// Making a UIBezierPath.
    private func bezierMakingRows(_ t: MemberTable<UIBezierPath>) {
        t.initializer("init()") { () in UIBezierPath() }
        t.means("Makes a shape.")
        t.convenience("init(rect:)") { (r: CGRect) in UIBezierPath(rect: r) }
        t.convenience("init(ovalIn:)") { (r: CGRect) in UIBezierPath(ovalIn: r) }
        t.convenience("init(roundedRect:cornerRadius:)") { (r: CGRect, radius: CGFloat) in
            UIBezierPath(roundedRect: r, cornerRadius: radius)
        }
        t.convenience("init(roundedRect:byRoundingCorners:cornerRadii:)") {
            (r: CGRect, corners: UIRectCorner, radii: CGSize) in
            UIBezierPath(roundedRect: r, byRoundingCorners: corners, cornerRadii: radii)
        }
        t.convenience("init(arcCenter:radius:startAngle:endAngle:clockwise:)") {
            (center: CGPoint, radius: CGFloat, a: CGFloat, b: CGFloat, clockwise: Bool) in
            UIBezierPath(arcCenter: center, radius: radius, startAngle: a, endAngle: b, clockwise: clockwise)
        }
        t.convenience("init(cgPath:)") { (path: CGPath) in UIBezierPath(cgPath: path) }
    }

    /// Building and asking a UIBezierPath.
    private func bezierRows(_ t: MemberTable<UIBezierPath>) {
        t.means("The same for CoreGraphics.")
        t.property("cgPath", \.cgPath)
        t.means("How its strokes would look.")
        t.property("lineWidth", \.lineWidth)
        t.property("lineCapStyle", \.lineCapStyle)
        t.property("lineJoinStyle", \.lineJoinStyle)
        t.property("miterLimit", \.miterLimit)
        t.property("flatness", \.flatness)
        t.method("setLineDash(_:count:phase:)") { (p: UIBezierPath, dashes: [CGFloat]?, n: Int, x: CGFloat) in
            p.setLineDash(dashes, count: n, phase: x)
        }
        t.means("What counts as inside.")
        t.property("usesEvenOddFillRule", \.usesEvenOddFillRule)
        t.means("Whether there is nothing of it.")
        t.getter("isEmpty", \.isEmpty)
        t.means("The rectangle around it.")
        t.getter("bounds", \.bounds)
        t.means("Where its last stroke ended.")
        t.getter("currentPoint", \.currentPoint)
        t.means("Begins elsewhere.")
        t.method("move(to:)") { (path: UIBezierPath, p: CGPoint) in path.move(to: p) }
        t.means("Adds a straight stroke.")
        t.method("addLine(to:)") { (path: UIBezierPath, p: CGPoint) in path.addLine(to: p) }
        t.means("Adds a curve.")
        t.method("addCurve(to:controlPoint1:controlPoint2:)") {
            (path: UIBezierPath, end: CGPoint, a: CGPoint, b: CGPoint) in
            path.addCurve(to: end, controlPoint1: a, controlPoint2: b)
        }
        t.method("addQuadCurve(to:controlPoint:)") { (path: UIBezierPath, end: CGPoint, control: CGPoint) in
            path.addQuadCurve(to: end, controlPoint: control)
        }
        t.means("Adds a part of a circle.")
        t.method("addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
            (path: UIBezierPath, center: CGPoint, radius: CGFloat, a: CGFloat, b: CGFloat, clockwise: Bool) in
            path.addArc(withCenter: center, radius: radius, startAngle: a, endAngle: b, clockwise: clockwise)
        }
        t.means("Goes back to where the figure began.")
        t.method("close()") { (path: UIBezierPath) in path.close() }
        t.means("Begins anew.")
        t.method("removeAllPoints()") { (path: UIBezierPath) in path.removeAllPoints() }
        t.means("Adds a shape.")
        t.method("append(_:)") { (path: UIBezierPath, other: UIBezierPath) in path.append(other) }
        t.means("Turns, scales or moves it.")
        t.method("apply(_:)") { (path: UIBezierPath, m: CGAffineTransform) in path.apply(m) }
        t.means("The same the other way round.")
        t.method("reversing()") { (path: UIBezierPath) in path.reversing() }
        t.means("Whether a point is inside.")
        t.method("contains(_:)") { (path: UIBezierPath, p: CGPoint) in path.contains(p) }
        t.means("Draws its inside, its line, or only what is inside of it; nothing is drawn here.")
        t.method("fill()") { (path: UIBezierPath) in path.fill() }
        t.method("stroke()") { (path: UIBezierPath) in path.stroke() }
        t.method("fill(with:alpha:)") { (path: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in
            path.fill(with: mode, alpha: alpha)
        }
        t.method("stroke(with:alpha:)") { (path: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in
            path.stroke(with: mode, alpha: alpha)
        }
        t.method("addClip()") { (path: UIBezierPath) in path.addClip() }
    }
}
