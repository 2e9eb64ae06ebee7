import EventEngine
import Foundation

/// `UnsafeMutablePointer<CGPoint>` as a scenario has it: where a delegate may put another target.
extension ScrollTarget: BridgedObject {
    package static var staticType: StaticType { .native(UnsafeMutablePointer<CGPoint>.self) }
}

extension NativeCatalogue {
    /// The type of `targetContentOffset`.
    func addScrollTarget() {
        let record = NativeType(
            NativeTypeID(UnsafeMutablePointer<CGPoint>.self), name: "UnsafeMutablePointer<CGPoint>",
            kind: .class, superclass: nil
        ) { value in ScrollTarget.from(value) != nil }
        add(record, "Where a scroll view will come to rest.")
        let t = MemberTable<ScrollTarget>(record)
        t.means("The place; may be set.")
        t.accessor("pointee", get: { $0.pointee }, set: { $0.pointee = $1 })
    }
}
