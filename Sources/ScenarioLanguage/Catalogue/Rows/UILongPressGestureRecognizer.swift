import EventEngine
import Foundation

extension NativeCatalogue {
    /// UILongPressGestureRecognizer.
    func addUILongPressGestureRecognizer() {
        addClass(
            UILongPressGestureRecognizer.self, named: "UILongPressGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "A finger that rests.", longPressRows)
    }

    /// The rows of UILongPressGestureRecognizer.
    private func longPressRows(_ t: MemberTable<UILongPressGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UILongPressGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UILongPressGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UILongPressGestureRecognizer(coder: coder) }
        t.means("How long, in seconds: 0.5 unless set.")
        t.property("minimumPressDuration", \.minimumPressDuration)
        t.means("Fingers.")
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
        t.means("Taps before the press.")
        t.property("numberOfTapsRequired", \.numberOfTapsRequired)
        t.means("How far the finger may stray before it begins, in points.")
        t.property("allowableMovement", \.allowableMovement)
    }
}
