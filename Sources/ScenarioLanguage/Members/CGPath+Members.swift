import EventEngine
import Foundation

extension CGPath: BridgedObject {}

extension NativeCatalogue {
    /// Paths.
    func addPathTypes() {
        let hashable: Set<Conformance> = [.equatable, .hashable]
        addClass(CGPath.self, named: "CGPath", superclass: nil, conformances: hashable, pathRows)
        addClass(CGMutablePath.self, named: "CGMutablePath", superclass: CGPath.self, mutablePathRows)
        addClass(UIBezierPath.self, named: "UIBezierPath", superclass: NSObject.self) { t in
            bezierMakingRows(t)
            bezierRows(t)
        }
    }

    private func pathRows(_ t: MemberTable<CGPath>) {
        t.convenience("init(rect:transform:)") { (r: CGRect, _: NilOnly<CGAffineTransform>) in
            CGPath(rect: r, transform: nil)
        }
        t.convenience("init(ellipseIn:transform:)") { (r: CGRect, _: NilOnly<CGAffineTransform>) in
            CGPath(ellipseIn: r, transform: nil)
        }
        t.convenience("init(roundedRect:cornerWidth:cornerHeight:transform:)") {
            (r: CGRect, w: CGFloat, h: CGFloat, _: NilOnly<CGAffineTransform>) in
            // Core Graphics stops the program when corners are too large.
            guard w >= 0, h >= 0, 2 * w <= abs(r.size.width), 2 * h <= abs(r.size.height) else {
                throw RunTrap.trap("the corners of a rounded rectangle must fit into it")
            }
            return CGPath(roundedRect: r, cornerWidth: w, cornerHeight: h, transform: nil)
        }
        t.getter("isEmpty", \.isEmpty)
        t.getter("currentPoint", \.currentPoint)
        t.getter("boundingBox", \.boundingBox)
        t.getter("boundingBoxOfPath", \.boundingBoxOfPath)
        t.method("copy()") { (p: CGPath) in p.copy() }
        t.method("mutableCopy()") { (p: CGPath) in p.mutableCopy() }
        let defaults: KeyValuePairs<String, Value> = [
            "using": CGPathFillRule.winding.bridged, "transform": CGAffineTransform.identity.bridged,
        ]
        t.method("contains(_:using:transform:)", defaults: defaults) {
            (path: CGPath, p: CGPoint, rule: CGPathFillRule, m: CGAffineTransform) in
            path.contains(p, using: rule, transform: m)
        }
    }

    private func mutablePathRows(_ t: MemberTable<CGMutablePath>) {
        t.initializer("init()") { () in CGMutablePath() }
        t.method("move(to:)") { (path: CGMutablePath, p: CGPoint) in path.move(to: p) }
        t.method("addLine(to:)") { (path: CGMutablePath, p: CGPoint) in path.addLine(to: p) }
        t.method("addLines(between:)") { (path: CGMutablePath, points: [CGPoint]) in
            path.addLines(between: points)
        }
        t.method("addQuadCurve(to:control:)") { (path: CGMutablePath, end: CGPoint, control: CGPoint) in
            path.addQuadCurve(to: end, control: control)
        }
        t.method(
            "addCurve(to:control1:control2:)"
        ) { (path: CGMutablePath, end: CGPoint, a: CGPoint, b: CGPoint) in
            path.addCurve(to: end, control1: a, control2: b)
        }
        t.method("closeSubpath()") { (path: CGMutablePath) in path.closeSubpath() }
        t.method("addRect(_:)") { (path: CGMutablePath, r: CGRect) in path.addRect(r) }
        t.method("addRects(_:)") { (path: CGMutablePath, rects: [CGRect]) in path.addRects(rects) }
        t.method("addEllipse(in:)") { (path: CGMutablePath, r: CGRect) in path.addEllipse(in: r) }
        t.method("addPath(_:)") { (path: CGMutablePath, other: CGPath) in path.addPath(other) }
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
        t.method("addRoundedRect(in:cornerWidth:cornerHeight:)") {
            (path: CGMutablePath, r: CGRect, w: CGFloat, h: CGFloat) in
            path.addRoundedRect(in: r, cornerWidth: w, cornerHeight: h)
        }
    }
}
