import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIHoverGestureRecognizer.
    func addUIHoverGestureRecognizer() {
        addClass(
            UIHoverGestureRecognizer.self, named: "UIHoverGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "Would follow a pointer. The device has none, and touches are not for it, so it stays possible.",
            hoverRows)
    }

    /// The rows of UIHoverGestureRecognizer.
    private func hoverRows(_ t: MemberTable<UIHoverGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIHoverGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIHoverGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIHoverGestureRecognizer(coder: coder) }
        t.absent(
            .pencil, "zOffset", "altitudeAngle", "azimuthAngle", "azimuthUnitVector", "rollAngle")
    }
}
