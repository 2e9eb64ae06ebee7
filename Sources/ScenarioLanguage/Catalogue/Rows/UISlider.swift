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
        t.means(
            "Where the thumb is. A finger moves it without an override of the setter, and what an override "
                + "answers is for the scenario.")
        t.property("value", \.value, isKept: true)
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
        sliderRectRows(t)
        sliderImageRows(t)
    }

    /// The rows of UISlider: where its parts are.
    private func sliderRectRows(_ t: MemberTable<UISlider>) {
        t.means("Where the line is, in these bounds. Override it to have it elsewhere.")
        t.method("trackRect(forBounds:)", override: .trackRect) { (s: UISlider, bounds: CGRect) in
            s.trackRect(forBounds: bounds)
        }
        t.means("Where the thumb is at a value. It is there that a finger takes hold of it.")
        t.method("thumbRect(forBounds:trackRect:value:)", override: .thumbRect) {
            (s: UISlider, bounds: CGRect, track: CGRect, value: Float) in
            s.thumbRect(forBounds: bounds, trackRect: track, value: value)
        }
        t.means("Where the images at the ends are.")
        t.method("minimumValueImageRect(forBounds:)", override: .minimumValueImageRect) {
            (s: UISlider, bounds: CGRect) in s.minimumValueImageRect(forBounds: bounds)
        }
        t.method("maximumValueImageRect(forBounds:)", override: .maximumValueImageRect) {
            (s: UISlider, bounds: CGRect) in s.maximumValueImageRect(forBounds: bounds)
        }
    }

    /// The rows of UISlider: its images.
    private func sliderImageRows(_ t: MemberTable<UISlider>) {
        t.means("Images at the ends; they take their room from the line.")
        t.property("minimumValueImage", \.minimumValueImage)
        t.property("maximumValueImage", \.maximumValueImage)
        t.means("The image of the thumb in a state: the thumb is as large as it.")
        t.method("setThumbImage(_:for:)") { (s: UISlider, image: UIImage?, state: UIControl.State) in
            s.setThumbImage(image, for: state)
        }
        t.method("thumbImage(for:)") { (s: UISlider, state: UIControl.State) in s.thumbImage(for: state) }
        t.getter("currentThumbImage", \.currentThumbImage)
        t.means("Images of the line on both sides of the thumb.")
        t.method("setMinimumTrackImage(_:for:)") { (s: UISlider, image: UIImage?, state: UIControl.State) in
            s.setMinimumTrackImage(image, for: state)
        }
        t.method("minimumTrackImage(for:)") { (s: UISlider, state: UIControl.State) in
            s.minimumTrackImage(for: state)
        }
        t.getter("currentMinimumTrackImage", \.currentMinimumTrackImage)
        t.method("setMaximumTrackImage(_:for:)") { (s: UISlider, image: UIImage?, state: UIControl.State) in
            s.setMaximumTrackImage(image, for: state)
        }
        t.method("maximumTrackImage(for:)") { (s: UISlider, state: UIControl.State) in
            s.maximumTrackImage(for: state)
        }
        t.getter("currentMaximumTrackImage", \.currentMaximumTrackImage)
    }
}
