import EventEngine
import Foundation

extension UIOffset: BridgedStruct {}

extension NativeCatalogue {
    /// UIOffset.
    func addUIOffset() {
        addStructure(
            UIOffset.self, named: "UIOffset", conformances: .hashable,
            "How far something is shifted.", offsetRows)
    }

    /// The rows of UIOffset.
    private func offsetRows(_ t: MemberTable<UIOffset>) {
        t.initializer("init()") { () in UIOffset() }
        t.staticGetter("zero") { UIOffset.zero }
        t.means("Makes one.")
        t.initializer("init(horizontal:vertical:)") { (h: CGFloat, v: CGFloat) in
            UIOffset(horizontal: h, vertical: v)
        }
        t.means("How far.")
        t.field("horizontal", \.horizontal)
        t.field("vertical", \.vertical)
    }
}
