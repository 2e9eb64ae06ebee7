import EventEngine
import Foundation

extension NativeCatalogue {
    /// UISelectionFeedbackGenerator.
    func addUISelectionFeedbackGenerator() {
        addClass(
            UISelectionFeedbackGenerator.self, named: "UISelectionFeedbackGenerator",
            superclass: UIFeedbackGenerator.self,
            "A tick for each step of a choice."
        ) { t in
            t.initializer("init()") { () in UISelectionFeedbackGenerator() }
            t.means("Ticks.")
            t.method("selectionChanged()") { (g: UISelectionFeedbackGenerator) in g.selectionChanged() }
        }
    }
}
