import Foundation

/// A rectangle on the screen that can hold others and receive touches.
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file.
open class UIView: UIResponder, NSCoding {
    /// What hit-testing reads: the model values (B-14).
    let model: UnsafeMutablePointer<ViewState>
    /// Not counted: a view that is freed first lets go of its subviews.
    final unowned(unsafe) var superviewReference: UIView?
    /// The window, for a view whose topmost ancestor is one; kept up to date when views move.
    /// Not counted: a window that is freed tells all views in it.
    final unowned(unsafe) var windowReference: UIWindow?
    /// The controller whose root view this is; it takes itself out when it is freed.
    package final unowned(unsafe) var managingController: UIViewController?
    /// An upper bound of how many levels of views are below this one.
    final var height = 0
    final var needsLayout = true
    /// Whether a view below this one needs layout.
    final var descendantNeedsLayout = false
    /// Whether the next pass sends `updateConstraints`; a new view starts with it.
    final var needsConstraintUpdate = true
    final var descendantNeedsConstraintUpdate = false
    /// Whether `layoutSubviews` runs now.
    final var isLayingOut = false
    /// What the view tells assistive apps; nil for most.
    final var storedAccessibility: AccessibilityState?
    /// What the view has to do with constraints; nil for most.
    final var storedLayoutState: ViewLayoutState?
    final var touchSettings = TouchSettings()
    /// State that has no effect on events.
    final var appearance = ViewAppearance()

    /// Makes a view with this frame (points, in the superview's coordinates).
    public init(frame: CGRect) {
        model = Self.makeState()
        super.init()
        viewWasCreated()
        if type(of: self).layerClass != CALayer.self { _ = makeLayer() }
        setStoredFrame(frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view with an empty frame; archives are not read.
    public required init?(coder: NSCoder) {
        model = Self.makeState()
        super.init()
        viewWasCreated()
        if type(of: self).layerClass != CALayer.self { _ = makeLayer() }
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    deinit {
        world.liveViews -= 1
        if let storedLayoutState { leaveLayout(storedLayoutState) }
        if !model.pointee.subviews.isEmpty { world.hierarchyVersion += 1 }  // Their depths change.
        for subview in model.pointee.subviews { subview.superviewReference = nil }
        for recognizer in touchSettings.recognizers { recognizer.viewReference = nil }
        model.deinitialize(count: 1)
        model.deallocate()
    }

    // MARK: Hierarchy

    /// The view that this one is in.
    open var superview: UIView? { superviewReference }
    /// The views in this one, from back to front.
    open var subviews: [UIView] { model.pointee.subviews }
    /// The window that this view is in; for a window itself.
    open var window: UIWindow? { windowReference }

    /// Puts a view in front of all others in this one; it leaves the superview that it had (L-03).
    open func addSubview(_ view: UIView) { command(.addSubview, [view]) { insert(view, at: .front) } }
    /// Puts a view between others: before it is in front of `index` views.
    open func insertSubview(_ view: UIView, at index: Int) {
        command(.insertSubviewAt, [view, index]) { insert(view, at: .index(index)) }
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        command(.insertSubviewAbove, [view, sibling]) { insert(view, at: .above(sibling)) }
    }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        command(.insertSubviewBelow, [view, sibling]) { insert(view, at: .below(sibling)) }
    }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func removeFromSuperview() { command(.removeFromSuperview) { leaveSuperview() } }

    open func didAddSubview(_ subview: UIView) { tell(.didAddSubview, subview) }
    open func willRemoveSubview(_ subview: UIView) { tell(.willRemoveSubview, subview) }
    open func willMove(toSuperview newSuperview: UIView?) { tell(.willMoveToSuperview, newSuperview) }
    open func didMoveToSuperview() { tell(.didMoveToSuperview) }
    open func willMove(toWindow newWindow: UIWindow?) { tell(.willMoveToWindow, newWindow) }
    open func didMoveToWindow() { tell(.didMoveToWindow) }

    /// Whether this is `view` or lies in it, however deep.
    open func isDescendant(of view: UIView) -> Bool { ancestors.contains { $0 === view } }
    /// A number by which the view can be found.
    open var tag: Int {
        get { read(.tag, touchSettings.tag) }
        set { write(.setTag, newValue) { touchSettings.tag = newValue } }
    }
    /// This view or the first one in it, depth first, with this tag.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Hit-testing

    /// The view that a touch at `point` (own coordinates) belongs to: this one, or one in it, or none (B-06).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if model.pointee.isUnobserved { return defaultHitTest(point, with: event) }
        return sendHitTest(point, event)
    }

    /// Whether `point` (own coordinates) is in the view: by default, in its bounds (B-04).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if model.pointee.isUnobserved { return defaultPointInside(point, with: event) }
        return sendPointInside(point, event)
    }

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { search(point, with: event) }
    func defaultPointInside(_ point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

    // MARK: Geometry

    /// Position and size in the superview; for a transformed view the bounding box (L-02).
    open var frame: CGRect {
        get { read(.frame, model.pointee.frame) }
        set { write(.setFrame, newValue) { setStoredFrame(newValue) } }
    }
    /// Own coordinates: the origin is what is in the upper left corner (B-12).
    open var bounds: CGRect {
        get { read(.bounds, model.pointee.bounds) }
        set { write(.setBounds, newValue) { setStoredBounds(newValue) } }
    }
    /// Where the anchor point is in the superview.
    open var center: CGPoint {
        get { read(.center, model.pointee.center) }
        set { write(.setCenter, newValue) { setStoredCenter(newValue) } }
    }
    /// Turns, scales or shifts the view around its anchor point.
    open var transform: CGAffineTransform {
        get { read(.transform, model.pointee.transform) }
        set { write(.setTransform, newValue) { setStoredTransform(newValue) } }
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { Conversion(self, view).apply(point) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        Conversion(from: view, to: self).apply(point)
    }
    /// The box around the converted rectangle; boxed twice where both ways turn (L-01).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Conversion(self, view).apply(rect) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Conversion(from: view, to: self).apply(rect)
    }

    // MARK: What touches depend on

    /// Opacity from 0 to 1, kept with 32 bits (B-02).
    open var alpha: CGFloat {
        get { read(.alpha, CGFloat(model.pointee.alpha)) }
        set { write(.setAlpha, newValue) { setStoredAlpha(newValue) } }
    }
    open var isHidden: Bool {
        get { read(.isHidden, model.pointee.isHidden) }
        set { write(.setIsHidden, newValue) { setStoredHidden(newValue) } }
    }
    open var isUserInteractionEnabled: Bool {
        get { read(.isUserInteractionEnabled, model.pointee.isUserInteractionEnabled) }
        set { write(.setIsUserInteractionEnabled, newValue) { setStoredInteraction(newValue) } }
    }
    /// Whether the view gets more than the first of several fingers (D-05).
    open var isMultipleTouchEnabled: Bool {
        get { read(.isMultipleTouchEnabled, touchSettings.isMultiple) }
        set { write(.setIsMultipleTouchEnabled, newValue) { touchSettings.isMultiple = newValue } }
    }
    /// Whether the view keeps touches from the window's other views while it has one (D-06).
    open var isExclusiveTouch: Bool {
        get { read(.isExclusiveTouch, touchSettings.isExclusive) }
        set { write(.setIsExclusiveTouch, newValue) { touchSettings.isExclusive = newValue } }
    }
    /// Whether what sticks out of the bounds is drawn; hit-testing does not ask (B-08).
    open var clipsToBounds: Bool {
        get { read(.clipsToBounds, appearance.clipsToBounds) }
        set { write(.setClipsToBounds, newValue) { setStoredClipping(newValue) } }
    }

    // MARK: Recognizers

    /// The recognizers that watch this view, in the order in which they were added; nil without any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { touchSettings.recognizers.isEmpty ? nil : touchSettings.recognizers }
        set { replaceRecognizers(newValue ?? []) }
    }
    /// Lets a recognizer watch this view; it leaves the view that it watched (E-10).
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }
    /// Whether a recognizer may take a touch away that hit this view (E-41).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        askWhetherToBegin(gestureRecognizer)
    }

    // MARK: Layout

    /// Whether subviews follow a change of the bounds by their `autoresizingMask`.
    open var autoresizesSubviews: Bool {
        get { touchSettings.autoresizesSubviews }
        set { touchSettings.autoresizesSubviews = newValue }
    }
    open var autoresizingMask: AutoresizingMask {
        get { touchSettings.autoresizingMask }
        set { touchSettings.autoresizingMask = newValue }
    }
    /// Asks for `layoutSubviews` in the next layout pass.
    open func setNeedsLayout() { command(.setNeedsLayout) { markForLayout() } }
    /// Performs a pending layout of this view and all below it now.
    open func layoutIfNeeded() { performPendingLayout() }
    /// Puts the subviews where constraints want them (S-07).
    open func layoutSubviews() {
        sendVoid(.layoutSubviews, []) {
            placeConstrainedSubviews()
            defaultLayoutSubviews()
        }
    }
    /// The size that suits the view best; by default the one that it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        read(.sizeThatFits, [size], defaultSize(fitting: size))
    }
    /// Takes the size that suits the view best.
    open func sizeToFit() { command(.sizeToFit) { takeFittingSize() } }
    /// The size of the view's own content; none by default.
    open var intrinsicContentSize: CGSize { read(.intrinsicContentSize, defaultIntrinsicContentSize) }
    public static let noIntrinsicMetric: CGFloat = -1
    /// How far the rectangle that constraints align is from the edges of the view.
    open var alignmentRectInsets: UIEdgeInsets { read(.alignmentRectInsets, defaultAlignmentRectInsets) }
    /// Tells Auto Layout that the size of the content is another (S-09).
    open func invalidateIntrinsicContentSize() {
        command(.invalidateIntrinsicContentSize) { layoutEntryChanged() }
    }
    /// The size that the constraints in the view ask for, as near to the target as their priorities allow
    /// (S-16).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        read(
            .systemLayoutSizeFitting, [targetSize, horizontalFittingPriority, verticalFittingPriority],
            fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority))
    }

    // MARK: Constraints

    /// Whether the view makes no sense without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Asks for `updateConstraints` in the next pass; inside `layoutSubviews`, the one after it (S-08).
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
    /// Brings the constraints of this view and all below it up to date now.
    open func updateConstraintsIfNeeded() { prepareLayout() }
    /// Called from the innermost views out before views are laid out (S-01); overrides call `super` last.
    open func updateConstraints() { sendQuietly(.updateConstraints) { defaultUpdateConstraints() } }
    /// The margins are others than before.
    open func layoutMarginsDidChange() { sendQuietly(.layoutMarginsDidChange) {} }
    /// The safe area is another than before.
    open func safeAreaInsetsDidChange() { sendQuietly(.safeAreaInsetsDidChange) {} }

    func defaultUpdateConstraints() {}
    /// The size of the content for Auto Layout.
    ///
    /// - Parameter width: how wide the view will be, if that is known: text is broken there.
    func contentSizeForLayout(width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Whether the height of the content depends on the width of the view.
    var contentDependsOnWidth: Bool { false }
    /// How far the line that the first row of text is on is below the upper edge.
    var firstBaseline: CGFloat { 0 }
    /// How far the line that the last row of text is on is above the lower edge.
    var lastBaseline: CGFloat { 0 }

    func defaultSize(fitting size: CGSize) -> CGSize { model.pointee.bounds.size }
    var defaultIntrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    // MARK: Drawing, which has no effect on events

    open class var layerClass: AnyClass { CALayer.self }
    /// What the view draws with; it shares the view's geometry (B-09, B-10).
    open var layer: CALayer { makeLayer() }
    /// What the layer asks for when it places its sublayers: `layoutSubviews`, and what the controller hears.
    open func layoutSublayers(of layer: CALayer) {
        command(.layoutSublayersOfLayer, [layer]) { layoutContent(of: layer) }
    }
    /// The colour of what can be tapped in it; overrides say nothing about the views inside.
    open var tintColor: UIColor! {
        get { read(.tintColor, effectiveTint) }
        set { write(.setTintColor, newValue) { setStoredTint(newValue) } }
    }
    /// Another colour, or another adjustment, holds for what can be tapped in it.
    open func tintColorDidChange() { command(.tintColorDidChange) {} }
    /// Draws what its layer shows: calls `draw(_:)` for its own layer.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        command(.drawLayerInContext, [layer, ctx]) { drawContent(of: layer) }
    }
    open var backgroundColor: UIColor? {
        get { read(.backgroundColor, appearance.backgroundColor) }
        set { write(.setBackgroundColor, newValue) { setStoredBackground(newValue) } }
    }
    /// What the screen is like.
    open var traitCollection: UITraitCollection { traitsInForce }
    /// The outline by which it collides in a dynamic animator (S-31).
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { read(.collisionBoundsType, .rectangle) }
    /// What it inherits of traits is something else than before (N-39).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        sendQuietly(.traitCollectionDidChange, [previousTraitCollection]) {}
    }
    /// Asks for `draw(_:)` at the end of the turn.
    open func setNeedsDisplay() { requestDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }
    /// Draws nothing. It is called after layout, for classes that override it.
    open func draw(_ rect: CGRect) { command(.draw, [rect]) {} }
    /// Nothing comes out of an archive here, so the engine never calls it.
    open func awakeFromNib() { command(.awakeFromNib) {} }

    /// The margins that content is to keep: 8 points at each edge, unless set, and the safe area (S-15).
    open var layoutMargins: UIEdgeInsets {
        get { read(.layoutMargins, effectiveMargins) }
        set { write(.setLayoutMargins, newValue) { setMargins(NSDirectionalEdgeInsets(newValue)) } }
    }
    /// The margins, without the safe area where they were set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { read(.directionalLayoutMargins, NSDirectionalEdgeInsets(effectiveMargins)) }
        set { write(.setDirectionalLayoutMargins, newValue) { setMargins(newValue) } }
    }
    /// How far bars and the like reach into the view (S-15).
    open var safeAreaInsets: UIEdgeInsets { read(.safeAreaInsets, coveredInsets) }

    /// Whether it turns around with the direction of text, which runs from left to right. Only kept.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { appearance.more?.semantics ?? .unspecified }
        set { rare.semantics = newValue }
    }

    // MARK: Accessibility

    /// Whether VoiceOver can reach the view: by default only standard controls, labels and texts (P-41).
    open var isAccessibilityElement: Bool {
        get { read(.isAccessibilityElement, storedAccessibility?.isElement ?? isAccessibleByDefault) }
        set { write(.setIsAccessibilityElement, newValue) { accessibilityState.isElement = newValue } }
    }
    /// Where VoiceOver taps for the user, on the screen: by default the centre of the frame (P-39).
    open var accessibilityActivationPoint: CGPoint {
        get { read(.accessibilityActivationPoint, activationPoint) }
        set { accessibilityState.activationPoint = newValue }
    }
    /// Does what a double tap means with VoiceOver; false, the default, lets it tap (P-38).
    open func accessibilityActivate() -> Bool {
        sendBool(.accessibilityActivate) { false }
    }
    var isAccessibleByDefault: Bool { false }

    // MARK: Responding

    /// The controller if this is its root view, else the superview (C-01).
    override var defaultNext: UIResponder? { managingController ?? superviewReference }

    override var ownView: UIView? { self }

    override func dynamicSubclassDidChange() {
        super.dynamicSubclassDidChange()
        model.pointee.hasDynamicSubclass = dynamicSubclass != nil
        if dynamicSubclass?.overrides(.layerClass) == true { _ = makeLayer() }
        model.pointee.isUnobserved = isUnobserved
    }

    /// The view was hidden or shown.
    func visibilityDidChange() {}
    /// The bounds are about to be others, or have changed, by whatever was set.
    func boundsWillChange(to new: CGRect) {}
    func boundsDidChange(from old: CGRect) {}
    func defaultLayoutSubviews() {}

    /// The view came into a window or left its window; it is told so afterwards.
    func windowDidChange() {}
    var defaultAlignmentRectInsets: UIEdgeInsets { .zero }

    /// Whether a recognizer may take a touch away: what controls protect is decided here (E-41).
    func defaultShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
