import EventEngine
import Foundation

/// What a segmented control is made of: titles and images.
struct SegmentItems: Bridged {
    let items: [Any]

    static var staticType: StaticType { .array(.any) }

    static func from(_ value: Value) -> SegmentItems? {
        guard case .array(let values) = value else { return nil }
        return SegmentItems(items: values.compactMap(item))
    }

    private static func item(_ value: Value) -> Any? {
        switch value {
        case .string(let title): title
        case .object(let object): object
        case .existential(let typed): item(typed.value)
        default: nil
        }
    }

    var bridged: Value { .array([]) }
}

extension NativeCatalogue {
    /// The rows of UISwitch.
    func switchRows(_ t: MemberTable<UISwitch>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISwitch(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISwitch() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UISwitch(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UISwitch(coder: coder) }
        t.property("isOn", \.isOn)
        t.method("setOn(_:animated:)") { (s: UISwitch, on: Bool, animated: Bool) in
            s.setOn(on, animated: animated)
        }
        t.property("onTintColor", \.onTintColor)
        t.property("thumbTintColor", \.thumbTintColor)
    }

    /// The rows of UISlider.
    func sliderRows(_ t: MemberTable<UISlider>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISlider(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISlider() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UISlider(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UISlider(coder: coder) }
        t.property("value", \.value)
        t.property("minimumValue", \.minimumValue)
        t.property("maximumValue", \.maximumValue)
        t.property("isContinuous", \.isContinuous)
        t.method("setValue(_:animated:)") { (s: UISlider, value: Float, animated: Bool) in
            s.setValue(value, animated: animated)
        }
        t.property("minimumTrackTintColor", \.minimumTrackTintColor)
        t.property("maximumTrackTintColor", \.maximumTrackTintColor)
        t.property("thumbTintColor", \.thumbTintColor)
    }

    /// The rows of UIStepper.
    func stepperRows(_ t: MemberTable<UIStepper>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIStepper(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIStepper() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIStepper(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIStepper(coder: coder) }
        t.property("value", \.value)
        t.property("minimumValue", \.minimumValue)
        t.property("maximumValue", \.maximumValue)
        t.property("stepValue", \.stepValue)
        t.property("autorepeat", \.autorepeat)
        t.property("isContinuous", \.isContinuous)
        t.property("wraps", \.wraps)
    }

    /// The rows of UISegmentedControl.
    func segmentedControlRows(_ t: MemberTable<UISegmentedControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISegmentedControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISegmentedControl() }
        t.initializer("init(items:)") { (items: SegmentItems?) in UISegmentedControl(items: items?.items) }
        t.required("init(coder:)") { (coder: NSCoder) in UISegmentedControl(coder: coder) }
        t.staticGetter("noSegment") { UISegmentedControl.noSegment }
        t.getter("numberOfSegments", \.numberOfSegments)
        t.property("selectedSegmentIndex", \.selectedSegmentIndex)
        t.property("isMomentary", \.isMomentary)
        t.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
        t.method("insertSegment(withTitle:at:animated:)") {
            (s: UISegmentedControl, title: String?, index: Int, animated: Bool) in
            s.insertSegment(withTitle: title, at: index, animated: animated)
        }
        t.method("removeSegment(at:animated:)") { (s: UISegmentedControl, index: Int, animated: Bool) in
            s.removeSegment(at: index, animated: animated)
        }
        t.method("removeAllSegments()") { (s: UISegmentedControl) in s.removeAllSegments() }
        t.method("setTitle(_:forSegmentAt:)") { (s: UISegmentedControl, title: String?, index: Int) in
            s.setTitle(title, forSegmentAt: index)
        }
        t.method("titleForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.titleForSegment(at: index)
        }
        t.method("setEnabled(_:forSegmentAt:)") { (s: UISegmentedControl, enabled: Bool, index: Int) in
            s.setEnabled(enabled, forSegmentAt: index)
        }
        t.method("isEnabledForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.isEnabledForSegment(at: index)
        }
    }

    /// The rows of UIPageControl.
    func pageControlRows(_ t: MemberTable<UIPageControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIPageControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIPageControl() }
        t.convenience("init(frame:primaryAction:)", through: .first(to: "init(frame:)")) {
            (frame: CGRect, action: UIAction?) in UIPageControl(frame: frame, primaryAction: action)
        } then: { control, _, action in
            control.addPrimaryAction(action)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UIPageControl(coder: coder) }
        t.property("numberOfPages", \.numberOfPages)
        t.property("currentPage", \.currentPage)
        t.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
        t.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
        t.method("size(forNumberOfPages:)") { (p: UIPageControl, count: Int) in
            p.size(forNumberOfPages: count)
        }
    }
}
