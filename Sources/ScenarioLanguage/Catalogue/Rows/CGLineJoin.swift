import EventEngine
import Foundation

extension CGLineJoin: BridgedEnum {}

extension NativeCatalogue {
    /// CGLineJoin.
    func addCGLineJoin() {
        addEnumeration(
            CGLineJoin.self, named: "CGLineJoin",
            "How strokes meet."
        ) { t in
            t.means("So.")
            t.enumCase("miter", .miter)
            t.enumCase("round", .round)
            t.enumCase("bevel", .bevel)
        }
    }
}
