import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of CGPoint.
    func pointRows(_ t: MemberTable<CGPoint>) {
        t.initializer("init()") { () in CGPoint() }
        t.initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
        t.initializer("init(x:y:)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
        t.field("x", \.x)
        t.field("y", \.y)
        t.staticGetter("zero") { CGPoint.zero }
        t.method("applying(_:)") { (p: CGPoint, m: CGAffineTransform) in p.applying(m) }
        t.method("equalTo(_:)") { (p: CGPoint, other: CGPoint) in p.equalTo(other) }
    }

    /// The rows of CGSize.
    func sizeRows(_ t: MemberTable<CGSize>) {
        t.initializer("init()") { () in CGSize() }
        t.initializer("init(width:height:)") { (w: Int, h: Int) in CGSize(width: w, height: h) }
        t.initializer("init(width:height:)") { (w: CGFloat, h: CGFloat) in CGSize(width: w, height: h) }
        t.field("width", \.width)
        t.field("height", \.height)
        t.staticGetter("zero") { CGSize.zero }
        t.method("applying(_:)") { (s: CGSize, m: CGAffineTransform) in s.applying(m) }
        t.method("equalTo(_:)") { (s: CGSize, other: CGSize) in s.equalTo(other) }
    }

    /// The rows of CGVector.
    func vectorRows(_ t: MemberTable<CGVector>) {
        t.initializer("init()") { () in CGVector() }
        t.initializer("init(dx:dy:)") { (dx: Int, dy: Int) in CGVector(dx: dx, dy: dy) }
        t.initializer("init(dx:dy:)") { (dx: CGFloat, dy: CGFloat) in CGVector(dx: dx, dy: dy) }
        t.field("dx", \.dx)
        t.field("dy", \.dy)
        t.staticGetter("zero") { CGVector.zero }
    }
}
