import EventEngine
import Foundation

extension UIImpactFeedbackGenerator.FeedbackStyle: BridgedEnum {}

extension NativeCatalogue {
    /// UIImpactFeedbackGenerator, and what belongs to it.
    func addUIImpactFeedbackGenerator() {
        addClass(
            UIImpactFeedbackGenerator.self, named: "UIImpactFeedbackGenerator",
            superclass: UIFeedbackGenerator.self,
            "A knock."
        ) { t in
            t.initializer("init()") { () in UIImpactFeedbackGenerator() }
            t.means("Makes one of a strength.")
            t.initializer("init(style:)") { (style: UIImpactFeedbackGenerator.FeedbackStyle) in
                UIImpactFeedbackGenerator(style: style)
            }
            t.means("Knocks.")
            t.method("impactOccurred()") { (g: UIImpactFeedbackGenerator) in g.impactOccurred() }
            t.means("Knocks so hard.")
            t.method("impactOccurred(intensity:)") { (g: UIImpactFeedbackGenerator, intensity: CGFloat) in
                g.impactOccurred(intensity: intensity)
            }
        }
        addEnumeration(
            UIImpactFeedbackGenerator.FeedbackStyle.self, named: "UIImpactFeedbackGenerator.FeedbackStyle",
            "How hard a knock is."
        ) { t in
            t.means("So.")
            t.enumCase("light", .light)
            t.enumCase("medium", .medium)
            t.enumCase("heavy", .heavy)
            t.enumCase("soft", .soft)
            t.enumCase("rigid", .rigid)
        }
    }
}
