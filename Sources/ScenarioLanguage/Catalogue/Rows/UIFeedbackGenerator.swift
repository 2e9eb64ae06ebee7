import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIFeedbackGenerator.
    func addUIFeedbackGenerator() {
        addClass(
            UIFeedbackGenerator.self, named: "UIFeedbackGenerator", superclass: NSObject.self,
            "Lets the phone tick; here nobody feels it."
        ) { t in
            t.means("Wakes the motor.")
            t.method("prepare()") { (generator: UIFeedbackGenerator) in generator.prepare() }
        }
    }
}
