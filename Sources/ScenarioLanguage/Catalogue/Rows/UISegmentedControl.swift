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

extension UISegmentedControl.Segment: BridgedEnum {}

extension NativeCatalogue {
    /// UISegmentedControl.
    func addUISegmentedControl() {
        addClass(
            UISegmentedControl.self, named: "UISegmentedControl", superclass: UIControl.self,
            "Several choices beside each other.", segmentedControlRows)
        addEnumeration(
            UISegmentedControl.Segment.self, named: "UISegmentedControl.Segment",
            "A segment by its place among the others."
        ) { t in
            t.means("So.")
            t.enumCase("any", .any)
            t.enumCase("left", .left)
            t.enumCase("center", .center)
            t.enumCase("right", .right)
            t.enumCase("alone", .alone)
        }
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
        t.means("Makes one with a choice for each action, which is performed when it is chosen.")
        t.initializer("init(frame:actions:)") { (frame: CGRect, actions: [UIAction]) in
            UISegmentedControl(frame: frame, actions: actions)
        }
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
        segmentRows(t)
    }

    /// The rows of UISegmentedControl: what each choice has.
    private func segmentRows(_ t: MemberTable<UISegmentedControl>) {
        t.means("The width of one, which decides where it is touched; those with 0 share the rest.")
        t.method("setWidth(_:forSegmentAt:)") { (s: UISegmentedControl, width: CGFloat, index: Int) in
            s.setWidth(width, forSegmentAt: index)
        }
        t.method("widthForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.widthForSegment(at: index)
        }
        t.means("Whether they share it by the width of their titles.")
        t.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        t.means("The picture of one.")
        t.method("setImage(_:forSegmentAt:)") { (s: UISegmentedControl, image: UIImage?, index: Int) in
            s.setImage(image, forSegmentAt: index)
        }
        t.method("imageForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.imageForSegment(at: index)
        }
        t.means("How far its title is from the middle; only kept.")
        t.method("setContentOffset(_:forSegmentAt:)") {
            (s: UISegmentedControl, offset: CGSize, index: Int) in
            s.setContentOffset(offset, forSegmentAt: index)
        }
        t.method("contentOffsetForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.contentOffsetForSegment(at: index)
        }
        t.means("The action of one: its title is shown, and choosing it performs it.")
        t.method("insertSegment(action:at:animated:)") {
            (s: UISegmentedControl, action: UIAction, index: Int, animated: Bool) in
            s.insertSegment(action: action, at: index, animated: animated)
        }
        t.method("setAction(_:forSegmentAt:)") { (s: UISegmentedControl, action: UIAction, index: Int) in
            s.setAction(action, forSegmentAt: index)
        }
        t.method("actionForSegment(at:)") { (s: UISegmentedControl, index: Int) in
            s.actionForSegment(at: index)
        }
        t.means("Which one has the action with this name.")
        t.method("segmentIndex(identifiedBy:)") { (s: UISegmentedControl, name: UIAction.Identifier) in
            s.segmentIndex(identifiedBy: name)
        }
        segmentPictureRows(t)
    }

    /// The rows of UISegmentedControl: its pictures.
    private func segmentPictureRows(_ t: MemberTable<UISegmentedControl>) {
        t.means("The picture behind segments; that of the usual state is as high as the control wants to be.")
        t.method("setBackgroundImage(_:for:barMetrics:)") {
            (s: UISegmentedControl, image: UIImage?, state: UIControl.State, metrics: UIBarMetrics) in
            s.setBackgroundImage(image, for: state, barMetrics: metrics)
        }
        t.method("backgroundImage(for:barMetrics:)") {
            (s: UISegmentedControl, state: UIControl.State, metrics: UIBarMetrics) in
            s.backgroundImage(for: state, barMetrics: metrics)
        }
        t.means("The picture between segments, and how far titles are from their places; only kept here.")
        t.method("setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)") {
            (s: UISegmentedControl, image: UIImage?, left: UIControl.State, right: UIControl.State,
                metrics: UIBarMetrics) in
            s.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
        }
        t.method("dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)") {
            (s: UISegmentedControl, left: UIControl.State, right: UIControl.State, metrics: UIBarMetrics) in
            s.dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
        }
        t.method("setContentPositionAdjustment(_:forSegmentType:barMetrics:)") {
            (s: UISegmentedControl, offset: UIOffset, segment: UISegmentedControl.Segment,
                metrics: UIBarMetrics) in
            s.setContentPositionAdjustment(offset, forSegmentType: segment, barMetrics: metrics)
        }
        t.method("contentPositionAdjustment(forSegmentType:barMetrics:)") {
            (s: UISegmentedControl, segment: UISegmentedControl.Segment, metrics: UIBarMetrics) in
            s.contentPositionAdjustment(forSegmentType: segment, barMetrics: metrics)
        }
    }
}
