import EventEngine
import Foundation

extension NativeCatalogue {
    /// Making a UIBezierPath.
    func bezierMakingRows(_ t: MemberTable<UIBezierPath>) {
        t.initializer("init()") { () in UIBezierPath() }
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
    func bezierRows(_ t: MemberTable<UIBezierPath>) {
        t.property("cgPath", \.cgPath)
        t.property("lineWidth", \.lineWidth)
        t.property("lineCapStyle", \.lineCapStyle)
        t.property("lineJoinStyle", \.lineJoinStyle)
        t.property("miterLimit", \.miterLimit)
        t.property("flatness", \.flatness)
        t.property("usesEvenOddFillRule", \.usesEvenOddFillRule)
        t.getter("isEmpty", \.isEmpty)
        t.getter("bounds", \.bounds)
        t.getter("currentPoint", \.currentPoint)
        t.method("move(to:)") { (path: UIBezierPath, p: CGPoint) in path.move(to: p) }
        t.method("addLine(to:)") { (path: UIBezierPath, p: CGPoint) in path.addLine(to: p) }
        t.method("addCurve(to:controlPoint1:controlPoint2:)") {
            (path: UIBezierPath, end: CGPoint, a: CGPoint, b: CGPoint) in
            path.addCurve(to: end, controlPoint1: a, controlPoint2: b)
        }
        t.method("addQuadCurve(to:controlPoint:)") { (path: UIBezierPath, end: CGPoint, control: CGPoint) in
            path.addQuadCurve(to: end, controlPoint: control)
        }
        t.method("addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
            (path: UIBezierPath, center: CGPoint, radius: CGFloat, a: CGFloat, b: CGFloat, clockwise: Bool) in
            path.addArc(withCenter: center, radius: radius, startAngle: a, endAngle: b, clockwise: clockwise)
        }
        t.method("close()") { (path: UIBezierPath) in path.close() }
        t.method("removeAllPoints()") { (path: UIBezierPath) in path.removeAllPoints() }
        t.method("append(_:)") { (path: UIBezierPath, other: UIBezierPath) in path.append(other) }
        t.method("apply(_:)") { (path: UIBezierPath, m: CGAffineTransform) in path.apply(m) }
        t.method("reversing()") { (path: UIBezierPath) in path.reversing() }
        t.method("contains(_:)") { (path: UIBezierPath, p: CGPoint) in path.contains(p) }
    }
}
