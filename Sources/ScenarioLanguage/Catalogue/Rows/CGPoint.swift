import EventEngine
import Foundation

extension NativeCatalogue {
    /// CGPoint.
    func addCGPoint() {
        addStructure(
            CGPoint.self, named: "CGPoint", conformances: .hashable,
            "A place.", pointRows)
    }

    /// The rows of CGPoint.
    private func pointRows(_ t: MemberTable<CGPoint>) {
        t.initializer("init()") { () in CGPoint() }
        t.staticGetter("zero") { CGPoint.zero }
        t.method("equalTo(_:)") { (p: CGPoint, other: CGPoint) in p.equalTo(other) }
        t.means("Makes one.")
        t.initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
        t.initializer("init(x:y:)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
        t.means("Its coordinates.")
        t.field("x", \.x)
        t.field("y", \.y)
        t.means("Where a transform takes it.")
        t.method("applying(_:)") { (p: CGPoint, m: CGAffineTransform) in p.applying(m) }
    }
}
