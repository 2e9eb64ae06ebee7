import EventEngine
import Foundation

extension UIRectEdge: BridgedOptionSet {}

extension NativeCatalogue {
    /// UIRectEdge.
    func addUIRectEdge() {
        addOptionSet(
            UIRectEdge.self, named: "UIRectEdge",
            "Edges of a rectangle."
        ) { t in
            t.means("These.")
            t.enumCase("top", .top)
            t.enumCase("left", .left)
            t.enumCase("bottom", .bottom)
            t.enumCase("right", .right)
            t.enumCase("all", .all)
        }
    }
}
