import EventEngine
import Foundation

extension UIModalPresentationStyle: BridgedEnum {}
extension UIModalTransitionStyle: BridgedEnum {}

extension NativeCatalogue {
    /// UIModalPresentationStyle.
    func addUIModalPresentationStyle() {
        addEnumeration(
            UIModalPresentationStyle.self, named: "UIModalPresentationStyle",
            "How a controller is presented."
        ) { t in
            t.means("In this style.")
            t.enumCase("fullScreen", .fullScreen)
            t.enumCase("pageSheet", .pageSheet)
            t.enumCase("formSheet", .formSheet)
            t.enumCase("overFullScreen", .overFullScreen)
            t.enumCase("automatic", .automatic)
            t.enumCase("currentContext", .currentContext)
            t.enumCase("overCurrentContext", .overCurrentContext)
            t.enumCase("popover", .popover)
            t.enumCase("custom", .custom)
            t.enumCase("none", .none)
        }
    }
}
