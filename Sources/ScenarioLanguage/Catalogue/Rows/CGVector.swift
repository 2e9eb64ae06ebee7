import EventEngine
import Foundation

extension CGVector: BridgedStruct {}

extension NativeCatalogue {
    /// CGVector.
    func addCGVector() {
        addStructure(
            CGVector.self, named: "CGVector", conformances: .hashable,
            "A way to go.", vectorRows)
    }

    /// The rows of CGVector.
    private func vectorRows(_ t: MemberTable<CGVector>) {
        t.initializer("init()") { () in CGVector() }
        t.staticGetter("zero") { CGVector.zero }
        t.means("Makes one.")
        t.initializer("init(dx:dy:)") { (dx: Int, dy: Int) in CGVector(dx: dx, dy: dy) }
        t.initializer("init(dx:dy:)") { (dx: CGFloat, dy: CGFloat) in CGVector(dx: dx, dy: dy) }
        t.means("How far to the right, and down.")
        t.field("dx", \.dx)
        t.field("dy", \.dy)
    }
}
