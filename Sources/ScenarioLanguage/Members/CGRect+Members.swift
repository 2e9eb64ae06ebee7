import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of CGRect. Containment is the engine's own, since Foundation's stops the program at NaN.
    func rectRows(_ t: MemberTable<CGRect>) {
        t.initializer("init()") { () in CGRect() }
        // Whole numbers first: most literals are, and the first overload without a conversion is taken.
        t.initializer("init(x:y:width:height:)") { (x: Int, y: Int, w: Int, h: Int) in
            CGRect(x: x, y: y, width: w, height: h)
        }
        t.initializer("init(x:y:width:height:)") { (x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) in
            CGRect(x: x, y: y, width: w, height: h)
        }
        t.initializer("init(origin:size:)") { (o: CGPoint, s: CGSize) in CGRect(origin: o, size: s) }
        t.field("origin", \.origin)
        t.field("size", \.size)
        t.getter("width", \.width)
        t.getter("height", \.height)
        t.getter("minX", \.minX)
        t.getter("midX", \.midX)
        t.getter("maxX", \.maxX)
        t.getter("minY", \.minY)
        t.getter("midY", \.midY)
        t.getter("maxY", \.maxY)
        t.getter("isEmpty", \.isEmpty)
        t.getter("isNull", \.isNull)
        t.getter("isInfinite", \.isInfinite)
        t.getter("standardized", \.standardized)
        t.getter("integral", \.integral)
        t.staticGetter("zero") { CGRect.zero }
        t.staticGetter("null") { CGRect.null }
        t.staticGetter("infinite") { CGRect.infinite }
        t.method("contains(_:)") { (r: CGRect, p: CGPoint) in r.encloses(p) }
        t.method("contains(_:)") { (r: CGRect, other: CGRect) in r.contains(other) }
        t.method("intersects(_:)") { (r: CGRect, other: CGRect) in r.overlaps(other) }
        t.method("insetBy(dx:dy:)") { (r: CGRect, dx: CGFloat, dy: CGFloat) in r.insetBy(dx: dx, dy: dy) }
        t.method("offsetBy(dx:dy:)") { (r: CGRect, x: CGFloat, y: CGFloat) in r.offsetBy(dx: x, dy: y) }
        t.method("intersection(_:)") { (r: CGRect, other: CGRect) in r.overlap(with: other) }
        t.method("applying(_:)") { (r: CGRect, m: CGAffineTransform) in r.applying(m) }
        t.method("inset(by:)") { (r: CGRect, insets: UIEdgeInsets) in r.inset(by: insets) }
        t.method("equalTo(_:)") { (r: CGRect, other: CGRect) in r.equalTo(other) }
        t.method("union(_:)") { (r: CGRect, other: CGRect) in r.union(other) }
    }
}
