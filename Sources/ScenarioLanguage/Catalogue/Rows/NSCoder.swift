import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSCoder.
    func addNSCoder() {
        addClass(
            NSCoder.self, named: "NSCoder", superclass: NSObject.self,
            "What archives are read from. Here it only writes geometry as text.", coderRows)
    }

    /// What `init(coder:)` and `encode(with:)` of real code say. Nobody has a coder here, so none of it runs.
    private func keyedRows(_ t: MemberTable<NSCoder>) {
        t.meansUnused("Values by their keys; there is no archive, so nobody calls them.")
        t.method("decodeObject(forKey:)") { (_: NSCoder, _: String) -> AnyValue? in nil }
        let wanted = StaticType.parameter("DecodedObjectType")
        let parameters = [NativeParameter("of", .metatype(wanted)), NativeParameter("forKey", .string)]
        t.type.add(NativeMember(
            .method, "decodeObject", parameters, .optional(wanted),
            requirements: [.inherits("DecodedObjectType", .anyObject)]
        ) { _, _, _ in .null })
        t.method("decodeBool(forKey:)") { (_: NSCoder, _: String) in false }
        t.method("decodeInteger(forKey:)") { (_: NSCoder, _: String) in 0 }
        t.method("decodeDouble(forKey:)") { (_: NSCoder, _: String) in 0.0 }
        t.method("decodeFloat(forKey:)") { (_: NSCoder, _: String) in Float(0) }
        t.method("containsValue(forKey:)") { (_: NSCoder, _: String) in false }
        t.method("encode(_:forKey:)") { (_: NSCoder, _: Untyped, _: String) in }
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
        keyedRows(t)
    }
}
