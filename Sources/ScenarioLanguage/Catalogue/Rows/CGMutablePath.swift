import EventEngine
import Foundation

extension NativeCatalogue {
    /// CGMutablePath.
    func addCGMutablePath() {
        addClass(
            CGMutablePath.self, named: "CGMutablePath", superclass: CGPath.self,
            "A shape that can be added to.", mutablePathRows)
    }

    private func mutablePathRows(_ t: MemberTable<CGMutablePath>) {
        t.initializer("init()") { () in CGMutablePath() }
        t.means("Begins elsewhere.")
        t.method("move(to:)") { (path: CGMutablePath, p: CGPoint) in path.move(to: p) }
        t.means("Adds straight strokes.")
        t.method("addLine(to:)") { (path: CGMutablePath, p: CGPoint) in path.addLine(to: p) }
        t.method("addLines(between:)") { (path: CGMutablePath, points: [CGPoint]) in
            path.addLines(between: points)
        }
        t.means("Adds a curve.")
        t.method("addQuadCurve(to:control:)") { (path: CGMutablePath, end: CGPoint, control: CGPoint) in
            path.addQuadCurve(to: end, control: control)
        }
        t.method(
            "addCurve(to:control1:control2:)"
        ) { (path: CGMutablePath, end: CGPoint, a: CGPoint, b: CGPoint) in
            path.addCurve(to: end, control1: a, control2: b)
        }
        t.means("Goes back to where the figure began.")
        t.method("closeSubpath()") { (path: CGMutablePath) in path.closeSubpath() }
        t.means("Adds a shape.")
        t.method("addRect(_:)") { (path: CGMutablePath, r: CGRect) in path.addRect(r) }
        t.method("addRects(_:)") { (path: CGMutablePath, rects: [CGRect]) in path.addRects(rects) }
        t.method("addEllipse(in:)") { (path: CGMutablePath, r: CGRect) in path.addEllipse(in: r) }
        t.method("addPath(_:)") { (path: CGMutablePath, other: CGPath) in path.addPath(other) }
        t.method("addRoundedRect(in:cornerWidth:cornerHeight:)") {
            (path: CGMutablePath, r: CGRect, w: CGFloat, h: CGFloat) in
            path.addRoundedRect(in: r, cornerWidth: w, cornerHeight: h)
        }
        t.means("Adds a part of a circle.")
        t.method("addArc(center:radius:startAngle:endAngle:clockwise:)") {
            (path: CGMutablePath, c: CGPoint, radius: CGFloat, a: CGFloat, b: CGFloat, clockwise: Bool) in
            path.addArc(center: c, radius: radius, startAngle: a, endAngle: b, clockwise: clockwise)
        }
        t.method("addArc(tangent1End:tangent2End:radius:)") {
            (path: CGMutablePath, a: CGPoint, b: CGPoint, radius: CGFloat) in
            path.addArc(tangent1End: a, tangent2End: b, radius: radius)
        }
        t.method("addRelativeArc(center:radius:startAngle:delta:)") {
            (path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) in
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
        }
    }
}
