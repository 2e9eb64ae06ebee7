import EventEngine
import Foundation

extension CGPath: BridgedObject {}

extension NativeCatalogue {
    /// CGPath.
    func addCGPath() {
        addClass(
            CGPath.self, named: "CGPath", superclass: nil, conformances: .hashable,
            "A shape.", pathRows)
    }

    private func pathRows(_ t: MemberTable<CGPath>) {
        t.means("Makes a shape.")
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
        t.means("Whether there is nothing of it.")
        t.getter("isEmpty", \.isEmpty)
        t.means("Where its last stroke ended.")
        t.getter("currentPoint", \.currentPoint)
        t.means("The rectangle around it, with its control points or without.")
        t.getter("boundingBox", \.boundingBox)
        t.getter("boundingBoxOfPath", \.boundingBoxOfPath)
        t.means("The same once more.")
        t.method("copy()") { (p: CGPath) in p.copy() }
        t.method("mutableCopy()") { (p: CGPath) in p.mutableCopy() }
        let defaults: KeyValuePairs<String, Value> = [
            "using": CGPathFillRule.winding.bridged, "transform": CGAffineTransform.identity.bridged,
        ]
        t.means("Whether a point is inside: for views that are not rectangles.")
        t.method("contains(_:using:transform:)", defaults: defaults) {
            (path: CGPath, p: CGPoint, rule: CGPathFillRule, m: CGAffineTransform) in
            path.contains(p, using: rule, transform: m)
        }
    }
}
