import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSCoder.
    func addNSCoder() {
        addClass(
            NSCoder.self, named: "NSCoder", superclass: NSObject.self,
            "What archives are read from. Here it only writes geometry as text.", coderRows)
    }

    /// The rows of NSCoder: geometry as text.
    private func coderRows(_ t: MemberTable<NSCoder>) {
        t.means("A point, size, rectangle or transform as text.")
        t.staticMethod("string(for:)") { (p: CGPoint) in NSCoder.string(for: p) }
        t.staticMethod("string(for:)") { (s: CGSize) in NSCoder.string(for: s) }
        t.staticMethod("string(for:)") { (r: CGRect) in NSCoder.string(for: r) }
        t.staticMethod("string(for:)") { (v: CGVector) in NSCoder.string(for: v) }
        t.staticMethod("string(for:)") { (m: CGAffineTransform) in NSCoder.string(for: m) }
        t.staticMethod("string(for:)") { (insets: UIEdgeInsets) in NSCoder.string(for: insets) }
        t.staticMethod("string(for:)") { (insets: NSDirectionalEdgeInsets) in NSCoder.string(for: insets) }
        t.staticMethod("string(for:)") { (offset: UIOffset) in NSCoder.string(for: offset) }
    }
}
