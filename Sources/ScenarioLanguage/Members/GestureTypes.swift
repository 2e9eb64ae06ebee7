import EventEngine
import Foundation

extension UIGestureRecognizer.State: BridgedEnum {}
extension UISwipeGestureRecognizer.Direction: BridgedOptionSet {}

extension NativeCatalogue {
    /// Recognizers and their delegate.
    func addGestureTypes() {
        addEnumeration(UIGestureRecognizer.State.self, named: "UIGestureRecognizer.State") { t in
            t.enumCase("possible", .possible)
            t.enumCase("began", .began)
            t.enumCase("changed", .changed)
            t.enumCase("ended", .ended)
            t.enumCase("cancelled", .cancelled)
            t.enumCase("failed", .failed)
            t.staticGetter("recognized") { UIGestureRecognizer.State.recognized }
        }
        addProtocol(
            (any UIGestureRecognizerDelegate).self, named: "UIGestureRecognizerDelegate",
            gestureDelegateRows)
        addClass(UIGestureRecognizer.self, named: "UIGestureRecognizer", superclass: NSObject.self) { t in
            recognizerRows(t)
            recognizerSubclassRows(t)
        }
        addRecognizers()
    }

    private func addRecognizers() {
        let base = UIGestureRecognizer.self
        addClass(UITapGestureRecognizer.self, named: "UITapGestureRecognizer", superclass: base, tapRows)
        addClass(
            UILongPressGestureRecognizer.self, named: "UILongPressGestureRecognizer", superclass: base,
            longPressRows)
        addClass(UIPanGestureRecognizer.self, named: "UIPanGestureRecognizer", superclass: base, panRows)
        addClass(
            UIScreenEdgePanGestureRecognizer.self, named: "UIScreenEdgePanGestureRecognizer",
            superclass: UIPanGestureRecognizer.self, edgePanRows)
        addOptionSet(
            UISwipeGestureRecognizer.Direction.self, named: "UISwipeGestureRecognizer.Direction"
        ) { t in
            t.enumCase("right", .right)
            t.enumCase("left", .left)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
        }
        addClass(
            UISwipeGestureRecognizer.self, named: "UISwipeGestureRecognizer", superclass: base, swipeRows)
        addClass(
            UIPinchGestureRecognizer.self, named: "UIPinchGestureRecognizer", superclass: base, pinchRows)
        addClass(
            UIRotationGestureRecognizer.self, named: "UIRotationGestureRecognizer", superclass: base,
            rotationRows)
    }
}
