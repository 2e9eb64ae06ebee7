import EventEngine
import Foundation

extension UIRectCorner: BridgedOptionSet {}

extension NativeCatalogue {
    /// UIRectCorner.
    func addUIRectCorner() {
        addOptionSet(
            UIRectCorner.self, named: "UIRectCorner",
            "Corners of a rectangle."
        ) { t in
            t.means("These.")
            t.enumCase("topLeft", .topLeft)
            t.enumCase("topRight", .topRight)
            t.enumCase("bottomLeft", .bottomLeft)
            t.enumCase("bottomRight", .bottomRight)
            t.enumCase("allCorners", .allCorners)
        }
    }
}
