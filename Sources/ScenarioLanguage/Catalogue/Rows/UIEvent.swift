import EventEngine
import Foundation

extension UIEvent.EventType: BridgedEnum {}
extension UIEvent.EventSubtype: BridgedEnum {}

extension NativeCatalogue {
    /// UIEvent, and what belongs to it.
    func addUIEvent() {
        addClass(
            UIEvent.self, named: "UIEvent", superclass: NSObject.self,
            "What happened at one moment: all touches of it.", eventRows)
        addEnumeration(
            UIEvent.EventType.self, named: "UIEvent.EventType",
            "Kinds of events."
        ) { t in
            t.means("This kind.")
            t.enumCase("touches", .touches)
            t.enumCase("motion", .motion)
            t.enumCase("remoteControl", .remoteControl)
            t.enumCase("presses", .presses)
            t.enumCase("scroll", .scroll)
            t.enumCase("hover", .hover)
            t.enumCase("transform", .transform)
        }
        addEnumeration(
            UIEvent.EventSubtype.self, named: "UIEvent.EventSubtype",
            "What kind of motion."
        ) { t in
            t.means("This one.")
            t.enumCase("none", .none)
            t.enumCase("motionShake", .motionShake)
        }
    }

    /// The rows of UIEvent.
    private func eventRows(_ t: MemberTable<UIEvent>) {
        t.initializer("init()") { () in UIEvent() }
        t.means("What kind of event it is.")
        t.getter("type", \.type)
        t.getter("subtype", \.subtype)
        t.means("When, in seconds.")
        t.getter("timestamp", \.timestamp)
        t.means("All fingers on the screen.")
        t.getter("allTouches", \.allTouches)
        t.means("The touches of a window, a view or a recognizer.")
        t.method("touches(for:)") { (e: UIEvent, w: UIWindow) in e.touches(for: w) }
        t.method("touches(for:)") { (e: UIEvent, v: UIView) in e.touches(for: v) }
        t.method("touches(for:)") { (e: UIEvent, g: UIGestureRecognizer) in e.touches(for: g) }
        t.means("Samples between this event and the one before.")
        t.method("coalescedTouches(for:)") { (e: UIEvent, touch: UITouch) in e.coalescedTouches(for: touch) }
        t.means("Where a finger may be next; nobody knows here.")
        t.method("predictedTouches(for:)") { (e: UIEvent, touch: UITouch) in e.predictedTouches(for: touch) }
        t.absent(.presses, "buttonMask", "modifierFlags")
    }
}
