import EventEngine
import Foundation

extension UIEdgeInsets: BridgedStruct {}

extension NativeCatalogue {
    /// UIEdgeInsets.
    func addUIEdgeInsets() {
        addStructure(
            UIEdgeInsets.self, named: "UIEdgeInsets", conformances: .hashable,
            "Distances from the four edges.", insetRows)
    }

    /// The rows of UIEdgeInsets.
    private func insetRows(_ t: MemberTable<UIEdgeInsets>) {
        t.initializer("init()") { () in UIEdgeInsets() }
        t.staticGetter("zero") { UIEdgeInsets.zero }
        t.means("Makes them.")
        t.initializer("init(top:left:bottom:right:)") {
            (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        t.means("One of them.")
        t.field("top", \.top)
        t.field("left", \.left)
        t.field("bottom", \.bottom)
        t.field("right", \.right)
    }
}
