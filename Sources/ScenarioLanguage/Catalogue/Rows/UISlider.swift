import EventEngine
import Foundation

extension NativeCatalogue {
    /// UISlider.
    func addUISlider() {
        addClass(
            UISlider.self, named: "UISlider", superclass: UIControl.self,
            "A value that a thumb is dragged to.", sliderRows)
    }

    /// The rows of UISlider.
    private func sliderRows(_ t: MemberTable<UISlider>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISlider(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISlider() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UISlider(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UISlider(coder: coder) }
        t.means("Where the thumb is.")
        t.property("value", \.value)
        t.means("The ends.")
        t.property("minimumValue", \.minimumValue)
        t.property("maximumValue", \.maximumValue)
        t.means("Whether it sends actions all the way, or only at the end.")
        t.property("isContinuous", \.isContinuous)
        t.means("Sets it; no action is sent.")
        t.method("setValue(_:animated:)") { (s: UISlider, value: Float, animated: Bool) in
            s.setValue(value, animated: animated)
        }
        t.means("Its colors.")
        t.property("minimumTrackTintColor", \.minimumTrackTintColor)
        t.property("maximumTrackTintColor", \.maximumTrackTintColor)
        t.property("thumbTintColor", \.thumbTintColor)
    }
}
