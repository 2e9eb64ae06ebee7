import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIRotationGestureRecognizer.
    func addUIRotationGestureRecognizer() {
        addClass(
            UIRotationGestureRecognizer.self, named: "UIRotationGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "Two fingers that turn.", rotationRows)
    }

    /// The rows of UIRotationGestureRecognizer.
    private func rotationRows(_ t: MemberTable<UIRotationGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIRotationGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIRotationGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIRotationGestureRecognizer(coder: coder) }
        t.means("By how much since the beginning, in radians; may be set.")
        t.property("rotation", \.rotation)
        t.means("How fast, in radians a second.")
        t.getter("velocity", \.velocity)
    }
}
