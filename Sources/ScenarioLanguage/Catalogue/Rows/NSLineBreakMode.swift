import EventEngine
import Foundation

extension NSLineBreakMode: BridgedEnum {}

extension NativeCatalogue {
    /// NSLineBreakMode.
    func addNSLineBreakMode() {
        addEnumeration(
            NSLineBreakMode.self, named: "NSLineBreakMode",
            "What happens to a line that is too long."
        ) { t in
            t.means("It is broken or cut this way.")
            t.enumCase("byWordWrapping", .byWordWrapping)
            t.enumCase("byCharWrapping", .byCharWrapping)
            t.enumCase("byClipping", .byClipping)
            t.enumCase("byTruncatingHead", .byTruncatingHead)
            t.enumCase("byTruncatingTail", .byTruncatingTail)
            t.enumCase("byTruncatingMiddle", .byTruncatingMiddle)
        }
    }
}
