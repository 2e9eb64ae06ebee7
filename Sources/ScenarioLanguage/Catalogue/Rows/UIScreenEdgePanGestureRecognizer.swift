import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIScreenEdgePanGestureRecognizer.
    func addUIScreenEdgePanGestureRecognizer() {
        addClass(
            UIScreenEdgePanGestureRecognizer.self, named: "UIScreenEdgePanGestureRecognizer",
            superclass: UIPanGestureRecognizer.self,
            "A drag that begins at an edge of the screen.", edgePanRows)
    }

    /// The rows of UIScreenEdgePanGestureRecognizer.
    private func edgePanRows(_ t: MemberTable<UIScreenEdgePanGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIScreenEdgePanGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIScreenEdgePanGestureRecognizer() }
        t.initializer("init(coder:)") { (coder: NSCoder) in UIScreenEdgePanGestureRecognizer(coder: coder) }
        t.means("At which ones.")
        t.property("edges", \.edges)
    }
}
