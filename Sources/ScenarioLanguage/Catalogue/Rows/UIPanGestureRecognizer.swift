import EventEngine
import Foundation

extension UIScrollTypeMask: BridgedOptionSet {}

extension NativeCatalogue {
    /// UIPanGestureRecognizer.
    func addUIPanGestureRecognizer() {
        addClass(
            UIPanGestureRecognizer.self, named: "UIPanGestureRecognizer",
            superclass: UIGestureRecognizer.self,
            "A finger that is dragged.", panRows)
        addOptionSet(
            UIScrollTypeMask.self, named: "UIScrollTypeMask", isHashable: true,
            "What scrolls beside fingers."
        ) { t in
            t.means("This does.")
            t.enumCase("discrete", .discrete)
            t.enumCase("continuous", .continuous)
            t.enumCase("all", .all)
        }
    }

    /// The rows of UIPanGestureRecognizer.
    private func panRows(_ t: MemberTable<UIPanGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIPanGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIPanGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIPanGestureRecognizer(coder: coder) }
        t.means("How many fingers.")
        t.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
        t.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
        t.means("Which wheels and trackpads it follows; only kept, as there are none.")
        t.property("allowedScrollTypesMask", \.allowedScrollTypesMask)
        t.means("How far it went since it began, or since it was set.")
        t.method("translation(in:)", override: .translationInView) {
            (g: UIPanGestureRecognizer, v: UIView?) in g.translation(in: v)
        }
        t.means("Counts from here.")
        t.method("setTranslation(_:in:)") { (g: UIPanGestureRecognizer, p: CGPoint, v: UIView?) in
            g.setTranslation(p, in: v)
        }
        t.means("How fast it is, in points a second.")
        t.method("velocity(in:)", override: .velocityInView) {
            (g: UIPanGestureRecognizer, v: UIView?) in g.velocity(in: v)
        }
    }
}
