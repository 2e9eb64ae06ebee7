import EventEngine
import Foundation

extension UIEvent.EventType: BridgedEnum {}
extension UIEvent.EventSubtype: BridgedEnum {}
extension UIEvent.ButtonMask: BridgedOptionSet {}
extension UIKeyModifierFlags: BridgedOptionSet {}

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
            t.means("What a headset or the lock screen asks for, which scenarios do not have.")
            t.enumCase("remoteControlPlay", .remoteControlPlay)
            t.enumCase("remoteControlPause", .remoteControlPause)
            t.enumCase("remoteControlStop", .remoteControlStop)
            t.enumCase("remoteControlTogglePlayPause", .remoteControlTogglePlayPause)
            t.enumCase("remoteControlNextTrack", .remoteControlNextTrack)
            t.enumCase("remoteControlPreviousTrack", .remoteControlPreviousTrack)
            t.enumCase("remoteControlBeginSeekingBackward", .remoteControlBeginSeekingBackward)
            t.enumCase("remoteControlEndSeekingBackward", .remoteControlEndSeekingBackward)
            t.enumCase("remoteControlBeginSeekingForward", .remoteControlBeginSeekingForward)
            t.enumCase("remoteControlEndSeekingForward", .remoteControlEndSeekingForward)
        }
        addHeldKeys()
    }

    /// What is held beside a touch: on a phone nothing.
    private func addHeldKeys() {
        addOptionSet(
            UIEvent.ButtonMask.self, named: "UIEvent.ButtonMask", isHashable: true, "Buttons of a pointer."
        ) { t in
            t.means("This button.")
            t.enumCase("primary", .primary)
            t.enumCase("secondary", .secondary)
            t.means("The button with a number, from 1.")
            t.staticMethod("button(_:)") { (number: Int) in UIEvent.ButtonMask.button(number) }
        }
        addOptionSet(
            UIKeyModifierFlags.self, named: "UIKeyModifierFlags", isHashable: true,
            "Keys that are held down beside others."
        ) { t in
            t.means("This key.")
            t.enumCase("alphaShift", .alphaShift)
            t.enumCase("shift", .shift)
            t.enumCase("control", .control)
            t.enumCase("alternate", .alternate)
            t.enumCase("command", .command)
            t.enumCase("numericPad", .numericPad)
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
        t.means("Which buttons and keys are held; none here.")
        t.getter("buttonMask", \.buttonMask)
        t.getter("modifierFlags", \.modifierFlags)
    }
}
