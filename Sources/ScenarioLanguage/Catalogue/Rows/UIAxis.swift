import EventEngine
import Foundation

extension UIAxis: BridgedOptionSet {}

extension NativeCatalogue {
    /// UIAxis.
    func addUIAxis() {
        addOptionSet(
            UIAxis.self, named: "UIAxis",
            "Directions of something."
        ) { t in
            t.means("These.")
            t.enumCase("horizontal", .horizontal)
            t.enumCase("vertical", .vertical)
            t.enumCase("both", .both)
        }
    }
}
