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
    /// UISegmentedControl.
    func addUISegmentedControl() {
        addClass(
            UISegmentedControl.self, named: "UISegmentedControl", superclass: UIControl.self,
            "Several choices beside each other.", segmentedControlRows)
    }

    /// The rows of UISegmentedControl.
    private func segmentedControlRows(_ t: MemberTable<UISegmentedControl>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISegmentedControl(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISegmentedControl() }
        t.required("init(coder:)") { (coder: NSCoder) in UISegmentedControl(coder: coder) }
        t.means("Makes one with titles.")
        t.initializer("init(items:)") { (items: SegmentItems?) in UISegmentedControl(items: items?.items) }
        t.means("The number of no choice.")
        t.staticGetter("noSegment") { UISegmentedControl.noSegment }
        t.means("How many there are.")
        t.getter("numberOfSegments", \.numberOfSegments)
        t.means("Which one is chosen.")
        t.property("selectedSegmentIndex", \.selectedSegmentIndex)
        t.means("Whether a choice is forgotten at once.")
        t.property("isMomentary", \.isMomentary)
        t.means("The color of the choice.")
        t.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
        t.means("How titles look in a state; only kept.")
        t.method("setTitleTextAttributes(_:for:)") {
            (s: UISegmentedControl, attributes: TextAttributes?, state: UIControl.State) in
            s.setTitleTextAttributes(attributes?.values, for: state)
        }
        t.method("titleTextAttributes(for:)") { (s: UISegmentedControl, state: UIControl.State) in
            s.titleTextAttributes(for: state).map(TextAttributes.init)
        }
        t.means("Adds one.")
        t.method("insertSegment(withTitle:at:animated:)") {
            (s: UISegmentedControl, title: String?, index: Int, animated: Bool) in
            s.insertSegment(withTitle: title, at: index, animated: animated)
        }
        t.method("insertSegment(with:at:animated:)") {
            (s: UISegmentedControl, image: UIImage?, index: Int, animated: Bool) in
            s.insertSegment(with: image, at: index, animated: animated)
        }
        t.means("Takes one out, or all.")
        t.method("removeSegment(at:animated:)") { (s: UISegmentedControl, index: Int, animated: Bool) in
            s.removeSegment(at: index, animated: animated)
        }
        t.method("removeAllSegments()") { (s: UISegmentedControl) in s.removeAllSegments() }
        t.means("The title of one.")
        t.method("setTitle(_:forSegmentAt:)") { (s: UISegmentedControl, title: String?, index: Int) in
            s.setTitle(title, forSegmentAt: index)
        }
        t.method("titleForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.titleForSegment(at: index)
        }
        t.means("Whether one can be chosen.")
        t.method("setEnabled(_:forSegmentAt:)") { (s: UISegmentedControl, enabled: Bool, index: Int) in
            s.setEnabled(enabled, forSegmentAt: index)
        }
        t.method("isEnabledForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.isEnabledForSegment(at: index)
        }
    }
}
