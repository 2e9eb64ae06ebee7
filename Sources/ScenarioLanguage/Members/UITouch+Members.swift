import EventEngine
import Foundation

extension UITouch: BoundaryOrdered {
    package var boundaryOrder: Int { number }
}

extension UITouch.Phase: BridgedEnum {}
extension UITouch.TouchType: BridgedEnum {}
extension UIEvent.EventType: BridgedEnum {}
extension UIEvent.EventSubtype: BridgedEnum {}

extension NativeCatalogue {
    /// The rows of UITouch.
    func touchRows(_ t: MemberTable<UITouch>) {
        t.getter("timestamp", \.timestamp)
        t.getter("phase", \.phase)
        t.getter("tapCount", \.tapCount)
        t.getter("type", \.type)
        t.getter("view", \.view)
        t.getter("window", \.window)
        t.getter("gestureRecognizers", \.gestureRecognizers)
        t.getter("majorRadius", \.majorRadius)
        t.getter("majorRadiusTolerance", \.majorRadiusTolerance)
        t.getter("force", \.force)
        t.getter("maximumPossibleForce", \.maximumPossibleForce)
        t.method("location(in:)") { (touch: UITouch, v: UIView?) in touch.location(in: v) }
        t.method("previousLocation(in:)") { (touch: UITouch, v: UIView?) in touch.previousLocation(in: v) }
        t.method("preciseLocation(in:)") { (touch: UITouch, v: UIView?) in touch.preciseLocation(in: v) }
        t.method("precisePreviousLocation(in:)") { (touch: UITouch, v: UIView?) in
            touch.precisePreviousLocation(in: v)
        }
    }

    /// The rows of UIEvent.
    func eventRows(_ t: MemberTable<UIEvent>) {
        t.initializer("init()") { () in UIEvent() }
        t.getter("type", \.type)
        t.getter("subtype", \.subtype)
        t.getter("timestamp", \.timestamp)
        t.getter("allTouches", \.allTouches)
        t.method("touches(for:)") { (e: UIEvent, w: UIWindow) in e.touches(for: w) }
        t.method("coalescedTouches(for:)") { (e: UIEvent, touch: UITouch) in e.coalescedTouches(for: touch) }
        t.method("predictedTouches(for:)") { (e: UIEvent, touch: UITouch) in e.predictedTouches(for: touch) }
        t.method("touches(for:)") { (e: UIEvent, v: UIView) in e.touches(for: v) }
        t.method("touches(for:)") { (e: UIEvent, g: UIGestureRecognizer) in e.touches(for: g) }
    }

    /// The enums inside UITouch and UIEvent.
    func addTouchEnumerations() {
        addEnumeration(UITouch.Phase.self, named: "UITouch.Phase") { t in
            t.enumCase("began", .began)
            t.enumCase("moved", .moved)
            t.enumCase("stationary", .stationary)
            t.enumCase("ended", .ended)
            t.enumCase("cancelled", .cancelled)
            t.enumCase("regionEntered", .regionEntered)
            t.enumCase("regionMoved", .regionMoved)
            t.enumCase("regionExited", .regionExited)
        }
        addEnumeration(UITouch.TouchType.self, named: "UITouch.TouchType") { t in
            t.enumCase("direct", .direct)
            t.enumCase("indirect", .indirect)
            t.enumCase("pencil", .pencil)
            t.enumCase("indirectPointer", .indirectPointer)
        }
        addEnumeration(UIEvent.EventType.self, named: "UIEvent.EventType") { t in
            t.enumCase("touches", .touches)
            t.enumCase("motion", .motion)
            t.enumCase("remoteControl", .remoteControl)
            t.enumCase("presses", .presses)
            t.enumCase("scroll", .scroll)
            t.enumCase("hover", .hover)
            t.enumCase("transform", .transform)
        }
        addEnumeration(UIEvent.EventSubtype.self, named: "UIEvent.EventSubtype") { t in
            t.enumCase("none", .none)
            t.enumCase("motionShake", .motionShake)
        }
    }
}
