import EventEngine
import Foundation

extension UIImpactFeedbackGenerator.FeedbackStyle: BridgedEnum {}
extension UINotificationFeedbackGenerator.FeedbackType: BridgedEnum {}

extension NativeCatalogue {
    /// Haptics, which nothing in a trace shows.
    func addFeedbackTypes() {
        addClass(UIFeedbackGenerator.self, named: "UIFeedbackGenerator", superclass: NSObject.self) { t in
            t.method("prepare()") { (generator: UIFeedbackGenerator) in generator.prepare() }
        }
        addEnumeration(
            UIImpactFeedbackGenerator.FeedbackStyle.self, named: "UIImpactFeedbackGenerator.FeedbackStyle"
        ) { t in
            t.enumCase("light", .light)
            t.enumCase("medium", .medium)
            t.enumCase("heavy", .heavy)
            t.enumCase("soft", .soft)
            t.enumCase("rigid", .rigid)
        }
        addEnumeration(
            UINotificationFeedbackGenerator.FeedbackType.self,
            named: "UINotificationFeedbackGenerator.FeedbackType"
        ) { t in
            t.enumCase("success", .success)
            t.enumCase("warning", .warning)
            t.enumCase("error", .error)
        }
        addClass(
            UIImpactFeedbackGenerator.self, named: "UIImpactFeedbackGenerator",
            superclass: UIFeedbackGenerator.self
        ) { t in
            t.initializer("init(style:)") { (style: UIImpactFeedbackGenerator.FeedbackStyle) in
                UIImpactFeedbackGenerator(style: style)
            }
            t.initializer("init()") { () in UIImpactFeedbackGenerator() }
            t.method("impactOccurred()") { (g: UIImpactFeedbackGenerator) in g.impactOccurred() }
            t.method("impactOccurred(intensity:)") { (g: UIImpactFeedbackGenerator, intensity: CGFloat) in
                g.impactOccurred(intensity: intensity)
            }
        }
        addClass(
            UISelectionFeedbackGenerator.self, named: "UISelectionFeedbackGenerator",
            superclass: UIFeedbackGenerator.self
        ) { t in
            t.initializer("init()") { () in UISelectionFeedbackGenerator() }
            t.method("selectionChanged()") { (g: UISelectionFeedbackGenerator) in g.selectionChanged() }
        }
        addClass(
            UINotificationFeedbackGenerator.self, named: "UINotificationFeedbackGenerator",
            superclass: UIFeedbackGenerator.self
        ) { t in
            t.initializer("init()") { () in UINotificationFeedbackGenerator() }
            t.method("notificationOccurred(_:)") {
                (g: UINotificationFeedbackGenerator, type: UINotificationFeedbackGenerator.FeedbackType) in
                g.notificationOccurred(type)
            }
        }
    }
}
