import EventEngine
import Foundation

extension UINotificationFeedbackGenerator.FeedbackType: BridgedEnum {}

extension NativeCatalogue {
    /// UINotificationFeedbackGenerator, and what belongs to it.
    func addUINotificationFeedbackGenerator() {
        addClass(
            UINotificationFeedbackGenerator.self, named: "UINotificationFeedbackGenerator",
            superclass: UIFeedbackGenerator.self,
            "Says how something ended."
        ) { t in
            t.initializer("init()") { () in UINotificationFeedbackGenerator() }
            t.means("Says it.")
            t.method("notificationOccurred(_:)") {
                (g: UINotificationFeedbackGenerator, type: UINotificationFeedbackGenerator.FeedbackType) in
                g.notificationOccurred(type)
            }
        }
        addEnumeration(
            UINotificationFeedbackGenerator.FeedbackType.self,
            named: "UINotificationFeedbackGenerator.FeedbackType",
            "How something ended."
        ) { t in
            t.means("So.")
            t.enumCase("success", .success)
            t.enumCase("warning", .warning)
            t.enumCase("error", .error)
        }
    }
}
