import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITapGestureRecognizer.
    func addUITapGestureRecognizer() {
        addClass(
            UITapGestureRecognizer.self, named: "UITapGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "Taps: so many, with so many fingers.", tapRows)
    }

    /// The rows of UITapGestureRecognizer.
    private func tapRows(_ t: MemberTable<UITapGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UITapGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UITapGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UITapGestureRecognizer(coder: coder) }
        t.means("Taps in a row.")
        t.property("numberOfTapsRequired", \.numberOfTapsRequired)
        t.means("Fingers for each of them.")
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
        t.means("The button of a pointer; only kept, as fingers have none.")
        t.property("buttonMaskRequired", \.buttonMaskRequired)
    }
}
