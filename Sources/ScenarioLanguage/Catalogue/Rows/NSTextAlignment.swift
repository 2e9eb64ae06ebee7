import EventEngine
import Foundation

extension NSTextAlignment: BridgedEnum {}

extension NativeCatalogue {
    /// NSTextAlignment.
    func addNSTextAlignment() {
        addEnumeration(
            NSTextAlignment.self, named: "NSTextAlignment",
            "Where lines of text begin."
        ) { t in
            t.means("Lines are set this way.")
            t.enumCase("left", .left)
            t.enumCase("center", .center)
            t.enumCase("right", .right)
            t.enumCase("justified", .justified)
            t.enumCase("natural", .natural)
        }
    }
}
