import EventEngine
import Foundation

extension CGRectEdge: BridgedEnum {}

extension NativeCatalogue {
    /// CGRect.
    func addCGRect() {
        addStructure(
            CGRect.self, named: "CGRect", conformances: .hashable,
            "A rectangle."
        ) { t in
            rectRows(t)
            dividingRows(t)
        }
        addEnumeration(CGRectEdge.self, named: "CGRectEdge", "An edge of a rectangle.") { t in
            t.means("The left, the upper, the right or the lower one.")
            t.enumCase("minXEdge", .minXEdge)
            t.enumCase("minYEdge", .minYEdge)
            t.enumCase("maxXEdge", .maxXEdge)
            t.enumCase("maxYEdge", .maxYEdge)
        }
    }

    private func dividingRows(_ t: MemberTable<CGRect>) {
        let generic = GenericTable(types: [t.type])
        let parts = StaticType.tuple([
            TupleElement("slice", CGRect.staticType), TupleElement("remainder", CGRect.staticType),
        ])
        t.means("A part so wide or high, at an edge, and the rest.")
        generic.method("divided(atDistance:from:)", [.cgFloat, CGRectEdge.staticType], parts) {
            _, rect, arguments in
            guard let rect = CGRect.from(rect), let distance = CGFloat.from(arguments[0]),
                let edge = CGRectEdge.from(arguments[1])
            else { preconditionFailure("a rectangle, a number and an edge were expected") }
            let (slice, remainder) = rect.divided(atDistance: distance, from: edge)
            return .tuple([slice.bridged, remainder.bridged])
        }
    }

    /// The rows of CGRect. Containment is the engine's own, since Foundation's stops the program at NaN.
    private func rectRows(_ t: MemberTable<CGRect>) {
        t.initializer("init()") { () in CGRect() }
        t.getter("isEmpty", \.isEmpty)
        t.staticGetter("zero") { CGRect.zero }
        t.method("equalTo(_:)") { (r: CGRect, other: CGRect) in r.equalTo(other) }
        t.means("Makes one.")
        // Whole numbers first: most literals are, and the first overload without a conversion is taken.
        t.initializer("init(x:y:width:height:)") { (x: Int, y: Int, w: Int, h: Int) in
            CGRect(x: x, y: y, width: w, height: h)
        }
        t.initializer("init(x:y:width:height:)") { (x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) in
            CGRect(x: x, y: y, width: w, height: h)
        }
        t.initializer("init(origin:size:)") { (o: CGPoint, s: CGSize) in CGRect(origin: o, size: s) }
        t.means("Its corner and its size; may be set.")
        t.field("origin", \.origin)
        t.field("size", \.size)
        t.means("Its sides, never negative.")
        t.getter("width", \.width)
        t.getter("height", \.height)
        t.means("Its edges and its middle.")
        t.getter("minX", \.minX)
        t.getter("midX", \.midX)
        t.getter("maxX", \.maxX)
        t.getter("minY", \.minY)
        t.getter("midY", \.midY)
        t.getter("maxY", \.maxY)
        t.means("No rectangle at all: what two have in common that do not meet.")
        t.getter("isNull", \.isNull)
        t.staticGetter("null") { CGRect.null }
        t.means("All of the plane.")
        t.getter("isInfinite", \.isInfinite)
        t.staticGetter("infinite") { CGRect.infinite }
        t.means("The same with sides that are not negative.")
        t.getter("standardized", \.standardized)
        t.means("The smallest one of whole numbers around it.")
        t.getter("integral", \.integral)
        t.means("Whether a point or a rectangle is in it; its right and lower edges are not.")
        t.method("contains(_:)") { (r: CGRect, p: CGPoint) in r.encloses(p) }
        t.method("contains(_:)") { (r: CGRect, other: CGRect) in r.contains(other) }
        t.means("Whether two have something in common.")
        t.method("intersects(_:)") { (r: CGRect, other: CGRect) in r.overlaps(other) }
        t.means("Smaller by so much on each side, or larger.")
        t.method("insetBy(dx:dy:)") { (r: CGRect, dx: CGFloat, dy: CGFloat) in r.insetBy(dx: dx, dy: dy) }
        t.means("The same elsewhere.")
        t.method("offsetBy(dx:dy:)") { (r: CGRect, x: CGFloat, y: CGFloat) in r.offsetBy(dx: x, dy: y) }
        t.means("What both have in common.")
        t.method("intersection(_:)") { (r: CGRect, other: CGRect) in r.overlap(with: other) }
        t.means("The smallest one around both.")
        t.method("union(_:)") { (r: CGRect, other: CGRect) in r.union(other) }
        t.means("The smallest one around what a transform makes of it.")
        t.method("applying(_:)") { (r: CGRect, m: CGAffineTransform) in r.applying(m) }
        t.means("Smaller by insets.")
        t.method("inset(by:)") { (r: CGRect, insets: UIEdgeInsets) in r.inset(by: insets) }
    }
}
