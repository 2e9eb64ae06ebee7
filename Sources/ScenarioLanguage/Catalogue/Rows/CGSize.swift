import EventEngine
import Foundation

extension NativeCatalogue {
    /// CGSize.
    func addCGSize() {
        addStructure(
            CGSize.self, named: "CGSize", conformances: .hashable,
            "A width and a height.", sizeRows)
    }

    /// The rows of CGSize.
    private func sizeRows(_ t: MemberTable<CGSize>) {
        t.initializer("init()") { () in CGSize() }
        t.staticGetter("zero") { CGSize.zero }
        t.method("equalTo(_:)") { (s: CGSize, other: CGSize) in s.equalTo(other) }
        t.means("Makes one.")
        t.initializer("init(width:height:)") { (w: Int, h: Int) in CGSize(width: w, height: h) }
        t.initializer("init(width:height:)") { (w: CGFloat, h: CGFloat) in CGSize(width: w, height: h) }
        t.means("Its sides.")
        t.field("width", \.width)
        t.field("height", \.height)
        t.means("The size after a transform.")
        t.method("applying(_:)") { (s: CGSize, m: CGAffineTransform) in s.applying(m) }
    }
}
