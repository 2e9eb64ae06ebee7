import EventEngine
import Foundation

extension CGPathFillRule: BridgedEnum {}

extension NativeCatalogue {
    /// CGPathFillRule.
    func addCGPathFillRule() {
        addEnumeration(
            CGPathFillRule.self, named: "CGPathFillRule",
            "What counts as inside."
        ) { t in
            t.means("This rule.")
            t.enumCase("winding", .winding)
            t.enumCase("evenOdd", .evenOdd)
        }
    }
}
