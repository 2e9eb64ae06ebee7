import EventEngine
import Foundation

extension NSDirectionalEdgeInsets: BridgedStruct {}

extension NativeCatalogue {
    /// NSDirectionalEdgeInsets.
    func addNSDirectionalEdgeInsets() {
        addStructure(
            NSDirectionalEdgeInsets.self, named: "NSDirectionalEdgeInsets", conformances: .hashable,
            "Distances from the four edges, by reading direction.", directionalInsetRows)
    }

    /// The rows of NSDirectionalEdgeInsets.
    private func directionalInsetRows(_ t: MemberTable<NSDirectionalEdgeInsets>) {
        t.initializer("init()") { () in NSDirectionalEdgeInsets() }
        t.staticGetter("zero") { NSDirectionalEdgeInsets.zero }
        t.means("Makes them.")
        t.initializer("init(top:leading:bottom:trailing:)") {
            (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        t.means("One of them.")
        t.field("top", \.top)
        t.field("leading", \.leading)
        t.field("bottom", \.bottom)
        t.field("trailing", \.trailing)
    }
}
