import Foundation

/// A row of segments, of which one is selected. Those that were given no width share what the others leave.
/// A segment is selected when a finger is lifted over it. It protects a tap (G-16). Nothing in it can be hit.
open class UISegmentedControl: UIControl {
    /// The index that stands for none.
    public static let noSegment = -1

    struct SegmentContent {
        var title: String?
        var image: UIImage?
        var isEnabled = true
        /// In points; 0 for one that has the width of the others.
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
        var action: UIAction?
    }

    final var segments: [SegmentContent] = []
    final var looks = BarLooks()
    private final var selected = noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a segment for each title or image, in the size that suits them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { SegmentContent(title: $0 as? String, image: $0 as? UIImage) }
        sizeToFit()
    }

    /// Makes a control with a segment for each action: its title and image are shown, and it is performed
    /// when its segment is selected, after the targets have heard (our decision).
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        segments = actions.map(SegmentContent.init)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { segments.count }
    /// Setting it tells nobody.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            guard newValue == Self.noSegment || has(newValue, "selectedSegmentIndex") else { return }
            selected = newValue
        }
    }
    /// Whether no segment stays selected after its action.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?
    /// Whether segments without a width have room by their titles, not the same room.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// How titles look in a state: kept, and without effect on their size.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    /// Takes a segment away; the selection goes with it.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index)
        if selected == index {
            selected = Self.noSegment
        } else if selected > index {
            selected -= 1
        }
    }
    open func removeAllSegments() {
        segments = []
        selected = Self.noSegment
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if has(segment, "setTitle(_:forSegmentAt:)") { segments[segment].title = title }
    }
    open func titleForSegment(at segment: Int) -> String? {
        has(segment, "titleForSegment(at:)") ? segments[segment].title : nil
    }
    /// A segment that is not enabled cannot be selected by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if has(segment, "setEnabled(_:forSegmentAt:)") { segments[segment].isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        has(segment, "isEnabledForSegment(at:)") && segments[segment].isEnabled
    }

    override func defaultEndTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segment(at: touch.location(in: self).x) else { return }
        guard segments[index].isEnabled, isMomentary || index != selected else { return }
        selected = index
        sendValueChanged(event)
        if let action = segments[index].action, !world.isHalted { sendAction(action) }
        if isMomentary { selected = Self.noSegment }
    }

    override func protectsDefaultAction(against recognizer: UIGestureRecognizer) -> Bool {
        isSingleTap(recognizer)
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { defaultIntrinsicContentSize }

    override var defaultIntrinsicContentSize: CGSize {
        CGSize(width: suitableWidths.reduce(0, +), height: suitableHeight)
    }

    final func insert(_ segment: SegmentContent, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selected >= place { selected += 1 }
    }

    final func has(_ segment: Int, _ call: String) -> Bool {
        if segments.indices.contains(segment) { return true }
        let what = "has no segment \(segment): there are \(segments.count)"
        world.report(.invalidArgument(call: call, what: what))
        return false
    }
}
