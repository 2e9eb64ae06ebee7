import EventEngine
import Foundation

extension NativeCatalogue {
    /// Device.
    func addDevice() {
        addClass(
            Device.self, named: "Device", superclass: NSObject.self,
            "What happens to the whole phone.", deviceRows)
    }

    /// The rows of the device.
    private func deviceRows(_ t: MemberTable<Device>) {
        t.means("Lets seconds of virtual time pass: timers fire, animations end.")
        t.method("wait(_:)") { (d: Device, seconds: Double) in d.wait(seconds) }
        t.means("Cancels all touches, as a call or an alert of the system does (C-13).")
        t.method("interrupt()") { (d: Device) in d.interrupt() }
        t.means("A shake: the motion event goes to the first responder.")
        t.method("shake()") { (d: Device) in d.shake() }
    }
}
