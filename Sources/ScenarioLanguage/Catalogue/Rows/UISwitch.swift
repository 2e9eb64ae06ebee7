import EventEngine
import Foundation

extension NativeCatalogue {
    /// UISwitch.
    func addUISwitch() {
        addClass(
            UISwitch.self, named: "UISwitch", superclass: UIControl.self,
            "On or off.", switchRows)
    }

    /// The rows of UISwitch.
    private func switchRows(_ t: MemberTable<UISwitch>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISwitch(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISwitch() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UISwitch(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UISwitch(coder: coder) }
        t.means("Which.")
        t.property("isOn", \.isOn)
        t.means("Sets it; no action is sent.")
        t.method("setOn(_:animated:)", override: .setSwitchOn) { (s: UISwitch, on: Bool, animated: Bool) in
            s.setOn(on, animated: animated)
        }
        t.means("Its colors.")
        t.property("onTintColor", \.onTintColor)
        t.property("thumbTintColor", \.thumbTintColor)
        t.means("Only kept: a phone's switch shows neither a title nor pictures.")
        t.property("title", \.title)
        t.property("onImage", \.onImage)
        t.property("offImage", \.offImage)
    }
}
