import EventEngine
import Foundation

extension CGPathFillRule: BridgedEnum {}
extension CGPathDrawingMode: BridgedEnum {}

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
        addEnumeration(
            CGPathDrawingMode.self, named: "CGPathDrawingMode",
            "What of a path is drawn: its inside, its line, or both."
        ) { t in
            t.means("So; 'eo' counts as inside what the even-odd rule does.")
            t.enumCase("fill", .fill)
            t.enumCase("eoFill", .eoFill)
            t.enumCase("stroke", .stroke)
            t.enumCase("fillStroke", .fillStroke)
            t.enumCase("eoFillStroke", .eoFillStroke)
        }
    }
}
