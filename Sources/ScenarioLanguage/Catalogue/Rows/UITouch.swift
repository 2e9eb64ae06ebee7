import EventEngine
import Foundation

extension UITouch.Phase: BridgedEnum {}
extension UITouch.TouchType: BridgedEnum {}
extension UITouch.Properties: BridgedOptionSet {}

extension NativeCatalogue {
    /// UITouch, and what belongs to it.
    func addUITouch() {
        addClass(
            UITouch.self, named: "UITouch", superclass: NSObject.self,
            "One finger, from coming down to leaving. Its view stays the same all that time.",
            touchRows)
        addEnumeration(
            UITouch.Phase.self, named: "UITouch.Phase",
            "What a touch does."
        ) { t in
            t.means("It came down.")
            t.enumCase("began", .began)
            t.means("It moved.")
            t.enumCase("moved", .moved)
            t.means("It rests while another one changes.")
            t.enumCase("stationary", .stationary)
            t.means("It was lifted.")
            t.enumCase("ended", .ended)
            t.means("It was taken away.")
            t.enumCase("cancelled", .cancelled)
            t.means("A pointer hovers; here none does.")
            t.enumCase("regionEntered", .regionEntered)
            t.enumCase("regionMoved", .regionMoved)
            t.enumCase("regionExited", .regionExited)
        }
        addEnumeration(
            UITouch.TouchType.self, named: "UITouch.TouchType",
            "What touches."
        ) { t in
            t.means("This does.")
            t.enumCase("direct", .direct)
            t.enumCase("indirect", .indirect)
            t.enumCase("pencil", .pencil)
            t.enumCase("indirectPointer", .indirectPointer)
            t.means("The old name of `pencil`.")
            t.staticGetter("stylus") { UITouch.TouchType.stylus }
        }
        addTouchProperties()
    }

    /// The rows of UITouch.
    private func touchRows(_ t: MemberTable<UITouch>) {
        t.means("When it last changed, in seconds since the device was started.")
        t.getter("timestamp", \.timestamp)
        t.means("Whether it began, moved, rests, ended or was cancelled.")
        t.getter("phase", \.phase)
        t.means("1 for a tap, 2 for the second one at the same place soon after, and so on.")
        t.getter("tapCount", \.tapCount)
        t.means("What touches: here always a finger.")
        t.getter("type", \.type)
        t.means("The view that was hit when it began.")
        t.getter("view", \.view)
        t.means("The window of that view.")
        t.getter("window", \.window)
        t.means("Those that see it.")
        t.getter("gestureRecognizers", \.gestureRecognizers)
        t.means("How large the fingertip is.")
        t.getter("majorRadius", \.majorRadius)
        t.getter("majorRadiusTolerance", \.majorRadiusTolerance)
        t.means("How hard it presses.")
        t.getter("force", \.force)
        t.getter("maximumPossibleForce", \.maximumPossibleForce)
        t.means("Where it is, in the coordinates of a view; nil is the window.")
        t.method("location(in:)") { (touch: UITouch, v: UIView?) in touch.location(in: v) }
        t.means("Where it was before.")
        t.method("previousLocation(in:)") { (touch: UITouch, v: UIView?) in touch.previousLocation(in: v) }
        t.means("The same; of fingers nothing more is known.")
        t.method("preciseLocation(in:)") { (touch: UITouch, v: UIView?) in touch.preciseLocation(in: v) }
        t.method("precisePreviousLocation(in:)") { (touch: UITouch, v: UIView?) in
            touch.precisePreviousLocation(in: v)
        }
        pencilRows(t)
    }

    /// The rows of UITouch: what a pencil would know.
    private func pencilRows(_ t: MemberTable<UITouch>) {
        t.means("The angle to the screen, in radians: fingers come straight from above.")
        t.getter("altitudeAngle", \.altitudeAngle)
        t.means("Where it points to, which fingers do not.")
        t.method("azimuthAngle(in:)") { (touch: UITouch, v: UIView?) in touch.azimuthAngle(in: v) }
        t.method("azimuthUnitVector(in:)") { (touch: UITouch, v: UIView?) in touch.azimuthUnitVector(in: v) }
        t.means("What is only estimated yet: nothing, of a finger.")
        t.getter("estimatedProperties", \.estimatedProperties)
        t.getter("estimatedPropertiesExpectingUpdates", \.estimatedPropertiesExpectingUpdates)
        t.getter("estimationUpdateIndex", \.estimationUpdateIndex)
        t.absent(.pencil, "rollAngle")
    }

    private func addTouchProperties() {
        addOptionSet(
            UITouch.Properties.self, named: "UITouch.Properties", isHashable: true,
            "What a pencil estimates at first."
        ) { t in
            t.means("This.")
            t.enumCase("force", .force)
            t.enumCase("azimuth", .azimuth)
            t.enumCase("altitude", .altitude)
            t.enumCase("location", .location)
            t.enumCase("roll", .roll)
        }
    }
}

extension UITouch: BoundaryOrdered {
    package var boundaryOrder: Int { number }
}
