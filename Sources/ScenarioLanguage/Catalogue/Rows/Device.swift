import EventEngine
import Foundation

extension NativeCatalogue {
    /// Device.
    func addDevice() {
        addClass(
            Device.self, named: "Device", superclass: NSObject.self,
            "What happens to the whole phone.", deviceRows)
        addClass(
            VoiceOver.self, named: "VoiceOver", superclass: NSObject.self,
            "VoiceOver, as far as it touches."
        ) { t in
            t.means(
                "Activates a view as a double tap does: `accessibilityActivate()`, and where that answers "
                    + "false, a tap on its activation point (P-38, P-39).")
            t.method("activate(_:)") { (voiceOver: VoiceOver, view: UIView) in voiceOver.activate(view) }
            t.means("A Z, or a double tap, of two fingers: the view and the responders behind it are asked.")
            t.method("escape(_:)") { (voiceOver: VoiceOver, view: UIView) in voiceOver.escape(view) }
            t.method("magicTap(_:)") { (voiceOver: VoiceOver, view: UIView) in voiceOver.magicTap(view) }
            t.means("Chooses an action of this name among the view's `accessibilityCustomActions`.")
            t.method("perform(_:on:)") { (voiceOver: VoiceOver, name: String, view: UIView) in
                voiceOver.perform(name, on: view)
            }
        }
    }

    /// The rows of the device.
    private func deviceRows(_ t: MemberTable<Device>) {
        t.means("Lets seconds of virtual time pass: timers fire, animations end.")
        t.method("wait(_:)") { (d: Device, seconds: Double) in d.wait(seconds) }
        t.means("Cancels all touches, as a call or an alert of the system does (C-13).")
        t.method("interrupt()") { (d: Device) in d.interrupt() }
        t.means("A shake: the motion event goes to the first responder.")
        t.method("shake()") { (d: Device) in d.shake() }
        t.means(
            "Turns the device: the interface follows if its controllers support it, and touches are "
                + "cancelled (N-38, N-39).")
        t.method("turn(to:)") { (d: Device, orientation: UIDeviceOrientation) in d.turn(to: orientation) }
        t.means("Gives the app's windows on an iPad another size, as beside another app (N-39).")
        t.method("resizeWindow(to:)") { (d: Device, size: CGSize) in d.resizeWindow(to: size) }
        t.means("What VoiceOver does for the user.")
        t.getter("voiceOver", \.voiceOver)
    }
}
