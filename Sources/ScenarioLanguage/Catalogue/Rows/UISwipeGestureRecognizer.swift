import EventEngine
import Foundation

extension UISwipeGestureRecognizer.Direction: BridgedOptionSet {}

extension NativeCatalogue {
    /// UISwipeGestureRecognizer, and what belongs to it.
    func addUISwipeGestureRecognizer() {
        addClass(
            UISwipeGestureRecognizer.self, named: "UISwipeGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "A quick straight movement.", swipeRows)
        addOptionSet(
            UISwipeGestureRecognizer.Direction.self, named: "UISwipeGestureRecognizer.Direction",
            "Ways to swipe."
        ) { t in
            t.means("This way.")
            t.enumCase("right", .right)
            t.enumCase("left", .left)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
        }
    }

    /// The rows of UISwipeGestureRecognizer.
    private func swipeRows(_ t: MemberTable<UISwipeGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UISwipeGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UISwipeGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UISwipeGestureRecognizer(coder: coder) }
        t.means("Which way.")
        t.property("direction", \.direction)
        t.means("Fingers.")
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
}
