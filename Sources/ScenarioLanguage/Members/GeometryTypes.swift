import EventEngine
import Foundation

extension NativeCatalogue {
    /// CGPoint, CGSize, CGRect and their kin.
    func addGeometryTypes() {
        addStructure(CGPoint.self, named: "CGPoint", conformances: [.equatable], pointRows)
        addStructure(CGSize.self, named: "CGSize", conformances: [.equatable], sizeRows)
        addStructure(CGRect.self, named: "CGRect", conformances: [.equatable], rectRows)
    }

    private func pointRows(_ t: MemberTable<CGPoint>) {
        t.initializer("init()") { () in CGPoint() }
        t.initializer("init(x:y:)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
        t.initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
        t.field("x", \.x)
        t.field("y", \.y)
        t.staticGetter("zero") { CGPoint.zero }
    }

    private func sizeRows(_ t: MemberTable<CGSize>) {
        t.initializer("init()") { () in CGSize() }
        t.initializer("init(width:height:)") { (w: CGFloat, h: CGFloat) in CGSize(width: w, height: h) }
        t.initializer("init(width:height:)") { (w: Int, h: Int) in CGSize(width: w, height: h) }
        t.field("width", \.width)
        t.field("height", \.height)
        t.staticGetter("zero") { CGSize.zero }
    }
}
