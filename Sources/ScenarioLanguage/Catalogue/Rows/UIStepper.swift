import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIStepper.
    func addUIStepper() {
        addClass(
            UIStepper.self, named: "UIStepper", superclass: UIControl.self,
            "A value with a plus and a minus.", stepperRows)
    }

    /// The rows of UIStepper.
    private func stepperRows(_ t: MemberTable<UIStepper>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIStepper(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIStepper() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIStepper(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIStepper(coder: coder) }
        t.means("The value.")
        t.property("value", \.value)
        t.means("Its ends.")
        t.property("minimumValue", \.minimumValue)
        t.property("maximumValue", \.maximumValue)
        t.means("How far a tap goes.")
        t.property("stepValue", \.stepValue)
        t.means("Whether it goes on while it is pressed.")
        t.property("autorepeat", \.autorepeat)
        t.means("Whether it sends actions all the way.")
        t.property("isContinuous", \.isContinuous)
        t.means("Whether it begins again behind the end.")
        t.property("wraps", \.wraps)
        pictureRows(t)
    }

    private func pictureRows(_ t: MemberTable<UIStepper>) {
        t.means("Pictures of it, for its states; only kept here.")
        t.method("setBackgroundImage(_:for:)") { (s: UIStepper, image: UIImage?, state: UIControl.State) in
            s.setBackgroundImage(image, for: state)
        }
        t.method("backgroundImage(for:)") { (s: UIStepper, state: UIControl.State) in
            s.backgroundImage(for: state)
        }
        t.method("setDecrementImage(_:for:)") { (s: UIStepper, image: UIImage?, state: UIControl.State) in
            s.setDecrementImage(image, for: state)
        }
        t.method("decrementImage(for:)") { (s: UIStepper, state: UIControl.State) in
            s.decrementImage(for: state)
        }
        t.method("setIncrementImage(_:for:)") { (s: UIStepper, image: UIImage?, state: UIControl.State) in
            s.setIncrementImage(image, for: state)
        }
        t.method("incrementImage(for:)") { (s: UIStepper, state: UIControl.State) in
            s.incrementImage(for: state)
        }
        t.method("setDividerImage(_:forLeftSegmentState:rightSegmentState:)") {
            (s: UIStepper, image: UIImage?, left: UIControl.State, right: UIControl.State) in
            s.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
        }
        t.method("dividerImage(forLeftSegmentState:rightSegmentState:)") {
            (s: UIStepper, left: UIControl.State, right: UIControl.State) in
            s.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
        }
    }
}
