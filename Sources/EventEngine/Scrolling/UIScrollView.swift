import Foundation

/// A view that is smaller than its content and shows a part of it (H-14).
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file.
open class UIScrollView: UIView {
    /// How fast momentum is lost: what is left of the velocity after a millisecond (H-17).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether safe areas are added to the insets; here no view has one, so that all are the same.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// How scrolling sends the keyboard away (M-25). What is attached to it always goes with it here.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    final var scroll = ScrollState()
    final var zoom = ZoomState()
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?
    /// The recognizer that scrolls (H-01). It may be moved to another view (H-12).
    final let pan: UIScrollViewPanGestureRecognizer
    /// The recognizer that delays the content's touches (H-01).
    final let touchDelay: UIScrollViewDelayedTouchesBeganGestureRecognizer

    public override init(frame: CGRect) {
        (pan, touchDelay) = (UIScrollViewPanGestureRecognizer(), .init(target: nil, action: nil))
        super.init(frame: frame)
        scrollViewWasCreated()
    }

    public required init?(coder: NSCoder) {
        (pan, touchDelay) = (UIScrollViewPanGestureRecognizer(), .init(target: nil, action: nil))
        super.init(coder: coder)
        scrollViewWasCreated()
    }

    /// Hears of the scroll view's movements; not retained.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { delegateObject as? any UIScrollViewDelegate }
        set { delegateObject = newValue }
    }

    // MARK: Content

    /// The point of the content that is in the upper left corner: the origin of the bounds (H-14).
    open var contentOffset: CGPoint {
        get { read(.contentOffset, bounds.origin) }
        set { write(.setContentOffset, newValue) { setStoredOffset(newValue) } }
    }
    /// How large the content is, in points; it scrolls along an axis on which it is larger than the bounds
    /// (H-15).
    open var contentSize: CGSize {
        get { read(.contentSize, scroll.contentSize) }
        set { write(.setContentSize, newValue) { setStoredContentSize(newValue) } }
    }
    /// By how much the content may be scrolled beyond its edges (H-15).
    open var contentInset: UIEdgeInsets {
        get { read(.contentInset, scroll.contentInset) }
        set { write(.setContentInset, newValue) { setStoredContentInset(newValue) } }
    }
    /// The insets that count: `contentInset`, and what bars cover.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaAdjustment) }
    /// Called when they have changed; tells the delegate.
    open func adjustedContentInsetDidChange() {
        world.sendQuestion(
            .adjustedContentInsetDidChange, to: self, arguments: { [] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: { tellOfAdjustedInset() })
    }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scroll.insetBehavior }
        set {
            scroll.insetBehavior = newValue
            adjustToSafeArea()
        }
    }

    // MARK: Scrolling by code

    /// Scrolls to a place; animated, that takes 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        command(.setContentOffsetAnimated, [contentOffset, animated]) {
            go(to: contentOffset, animated: animated)
        }
    }
    /// Scrolls as little as possible so that a part of the content is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        command(.scrollRectToVisible, [rect, animated]) { show(rect, animated: animated) }
    }

    // MARK: Scrolling by fingers

    /// Whether fingers scroll. Otherwise the scroll view hands its touches on, as other views do.
    open var isScrollEnabled: Bool {
        get { scroll.isEnabled }
        set { setStoredScrollEnabled(newValue) }
    }
    /// Whether a drag that starts along one axis does not move content along the other (H-19).
    open var isDirectionalLockEnabled: Bool {
        get { scroll.isDirectionalLockEnabled }
        set { scroll.isDirectionalLockEnabled = newValue }
    }
    /// Whether content comes to rest at multiples of the bounds, one for each drag (H-18).
    open var isPagingEnabled: Bool {
        get { scroll.isPagingEnabled }
        set { scroll.isPagingEnabled = newValue }
    }
    /// Whether content may be dragged and may swing beyond its edges (H-16).
    open var bounces: Bool {
        get { scroll.bounces }
        set { scroll.bounces = newValue }
    }
    /// Whether content that is not larger than the bounds bounces as well (H-15).
    open var alwaysBounceVertical: Bool {
        get { scroll.alwaysBouncesVertically }
        set { scroll.alwaysBouncesVertically = newValue }
    }
    open var alwaysBounceHorizontal: Bool {
        get { scroll.alwaysBouncesHorizontally }
        set { scroll.alwaysBouncesHorizontally = newValue }
    }
    open var decelerationRate: DecelerationRate {
        get { scroll.decelerationRate }
        set { scroll.decelerationRate = newValue }
    }
    /// Whether a drag that this scroll view's content cannot follow vertically goes to the one around (H-25).
    open var transfersVerticalScrollingToParent: Bool {
        get { scroll.transfersVertically }
        set { scroll.transfersVertically = newValue }
    }
    open var transfersHorizontalScrollingToParent: Bool {
        get { scroll.transfersHorizontally }
        set { scroll.transfersHorizontally = newValue }
    }
    /// Whether a finger is on the content, moving or not (H-20).
    open var isTracking: Bool { pan.isTrackingFingers }
    /// Whether the user scrolls: from the moment when content follows the finger until it comes to rest
    /// (H-20).
    open var isDragging: Bool { scroll.isDragging }
    /// Whether content moves on by itself after the finger was lifted (H-20).
    open var isDecelerating: Bool { scroll.motion?.kind == .decelerating }
    /// The recognizer that scrolls; the scroll view stays its delegate (H-12).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a tap on the status bar scrolls to the top; that counts only if a single scroll view on the
    /// screen wants it (M-23).
    open var scrollsToTop: Bool {
        get { read(.scrollsToTop, scroll.scrollsToTop) }
        set { write(.setScrollsToTop, newValue) { scroll.scrollsToTop = newValue } }
    }
    open var keyboardDismissMode: KeyboardDismissMode {
        get { scroll.keyboardMode }
        set { scroll.keyboardMode = newValue }
    }
    /// Tells its targets when the content is pulled down far enough (M-30).
    open var refreshControl: UIRefreshControl? {
        get { scroll.refresh }
        set { replaceRefresh(newValue) }
    }

    // MARK: Zooming (M-26)

    open var minimumZoomScale: CGFloat {
        get { zoom.least }
        set { setZoomLimits { $0.least = newValue } }
    }
    /// Fingers zoom only where it is larger than the least scale.
    open var maximumZoomScale: CGFloat {
        get { zoom.most }
        set { setZoomLimits { $0.most = newValue } }
    }
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoom(newValue, animated: false) }
    }
    /// Whether a pinch may pass the limits until the fingers are lifted (M-27).
    open var bouncesZoom: Bool {
        get { zoom.bounces }
        set { zoom.bounces = newValue }
    }
    open var isZooming: Bool { zoom.isZooming }
    open var isZoomBouncing: Bool { zoom.isBouncing }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }
    /// Zooms so that a part of the content, in the zoomed view's coordinates, fills the bounds (M-28).
    open func zoom(to rect: CGRect, animated: Bool) { zoomTo(rect, animated: animated) }
    /// The recognizer that zooms; nil where nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }
    /// Deals with presses of buttons, of which there are none; it is off (M-22).
    open var directionalPressGestureRecognizer: UIGestureRecognizer { pressRecognizer }

    // MARK: The content's touches

    /// Whether content hears of a touch only when it is clear that it is not a quick drag (H-01 to H-03).
    open var delaysContentTouches: Bool {
        get { scroll.delaysContentTouches }
        set { setStoredDelay(newValue) }
    }
    /// Whether a drag takes away touches that content has already got (H-05).
    open var canCancelContentTouches: Bool {
        get { scroll.canCancelContentTouches }
        set { scroll.canCancelContentTouches = newValue }
    }
    /// Whether a view of the content gets touches, asked just before its `touchesBegan` (H-04).
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        world.sendQuestion(
            .touchesShouldBegin, to: self, arguments: { [touches, event, view] },
            argument: { world.argument(from: [touches]) }, fallback: true, answer: { .bool($0) },
            body: { true })
    }
    /// Whether scrolling may take away the touches that a view of the content has got: by default, unless
    /// that is a control (H-06).
    open func touchesShouldCancel(in view: UIView) -> Bool {
        world.sendQuestion(
            .touchesShouldCancel, to: self, arguments: { [view] },
            argument: { world.argument(from: [view]) }, fallback: true, answer: { .bool($0) },
            body: { defaultTouchesShouldCancel(in: view) })
    }
    /// Fingers begin to drag the content; its delegate hears next.
    func contentWillBeDragged() {}
    /// Content has another offset; the delegate has heard it.
    func contentDidMove() {}
    /// Content rests where it is; the delegate has heard it.
    func contentCameToRest() {}
    /// Where content may rest nearest to a place; nil where it may anywhere.
    func restingPlace(near target: CGPoint) -> CGPoint? { nil }
    /// From one page to the next one, in points, and where the first one is (H-18).
    func pageLength(_ axis: ScrollAxis) -> Double { axis.of(bounds.size) }
    func pageOrigin(_ axis: ScrollAxis) -> Double { 0 }
    func defaultTouchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Indicators, which have no effect on events

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var automaticallyAdjustsScrollIndicatorInsets = true
    private final var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicatorInsets.vertical }
        set { indicatorInsets.vertical = newValue }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicatorInsets.horizontal }
        set { indicatorInsets.horizontal = newValue }
    }
    /// Both at once; asked, those of the vertical one. What overrides of the two answer is not asked.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicatorInsets.vertical }
        set { indicatorInsets = (newValue, newValue) }
    }
    open func flashScrollIndicators() {}
    /// Kept: content has no index beside it.
    open var indexDisplayMode = IndexDisplayMode.automatic
    /// Kept: there are no keys here.
    open var allowsKeyboardScrolling = true

    // MARK: Touches: a scroll view keeps them (H-11), unless it does not scroll

    var keepsTouches: Bool { isScrollEnabled }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.defaultTouchesBegan(touches, with: event) }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.defaultTouchesMoved(touches, with: event) }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.defaultTouchesEnded(touches, with: event) }
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.defaultTouchesCancelled(touches, with: event) }
    }

    // MARK: Movement

    override func boundsDidChange(from old: CGRect) {
        offsetOrSizeDidChange(from: old)
    }

    override func defaultShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === pan ? mayBeginDragging() : super.defaultShouldBegin(recognizer)
    }

    package override var knownProperties: [(name: String, object: AnyObject?)] {
        [
            ("panGestureRecognizer", pan), ("touchDelay", touchDelay),
            ("pinchGestureRecognizer", zoom.pinch), ("refreshControl", scroll.refresh),
        ]
    }
}
