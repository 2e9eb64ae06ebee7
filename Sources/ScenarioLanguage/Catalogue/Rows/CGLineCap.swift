import EventEngine
import Foundation

extension CGLineCap: BridgedEnum {}

extension NativeCatalogue {
    /// CGLineCap.
    func addCGLineCap() {
        addEnumeration(
            CGLineCap.self, named: "CGLineCap",
            "How strokes end."
        ) { t in
            t.means("So.")
            t.enumCase("butt", .butt)
            t.enumCase("round", .round)
            t.enumCase("square", .square)
        }
    }
}
