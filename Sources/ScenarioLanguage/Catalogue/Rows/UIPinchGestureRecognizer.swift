import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIPinchGestureRecognizer.
    func addUIPinchGestureRecognizer() {
        addClass(
            UIPinchGestureRecognizer.self, named: "UIPinchGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "Two fingers that move apart or together.", pinchRows)
    }

    /// The rows of UIPinchGestureRecognizer.
    private func pinchRows(_ t: MemberTable<UIPinchGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIPinchGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIPinchGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIPinchGestureRecognizer(coder: coder) }
        t.means("How their distance has grown since the beginning; may be set.")
        t.property("scale", \.scale)
        t.means("How fast, a second.")
        t.getter("velocity", \.velocity)
    }
}
