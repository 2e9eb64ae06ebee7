import Foundation

/// A view that a collection view gives out again when its item has left the screen.
open class UICollectionReusableView: UIView {
    /// By it the collection view gives the view out again.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is given out for another item.
    open func prepareForReuse() {
        world.sendQuestion(
            .prepareForReuse, to: self, arguments: { [] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: {})
    }
    /// Called when the layout says something new of the view, after it has taken its place. Override it to
    /// take over what attributes of a class of your own say.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        world.request(.applyLayoutAttributes, of: self, [layoutAttributes]) {}
    }

    /// The attributes that the view would like to have in the place of those that the layout has for it. It
    /// is asked when it has got its place, if the layout may follow its wish. By default, in a flow layout
    /// with an estimate and in one that decides for itself, the constraints in it say how large it is;
    /// without any it wants what it has.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        world.ask(.preferredAttributes, of: self, [layoutAttributes]) { fittingPlace(layoutAttributes) }
    }

    /// What the layout said last of this view; nil until the view has a place.
    private final var appliedPlace: AppliedPlace?
    private final var appliedOrigin = CGPoint.zero
    /// With which size the view was asked last for the one that it would like; nil when it has to be asked.
    final var askedSize: AskedSize?

    /// What the layout said last.
    final func lastPlace(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        appliedPlace?.attributes(key)
    }

    /// Takes its place, and how it is shown there, if the layout says anything new: what a scenario has
    /// changed since stays until then.
    ///
    /// - Parameter origin: of what it is in, in the coordinates of the layout.
    final func take(_ attributes: UICollectionViewLayoutAttributes, in origin: CGPoint = .zero) {
        guard appliedPlace?.isSame(as: attributes) != true || origin != appliedOrigin else { return }
        (appliedPlace, appliedOrigin) = (AppliedPlace(attributes), origin)
        let place = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if attributes.transform3D == CATransform3DIdentity, transform == .identity {
            if frame != place { frame = place }
        } else {
            turn(as: attributes.transform3D)
            if bounds.size != place.size { bounds.size = place.size }
            let middle = CGPoint(x: place.midX, y: place.midY)
            if center != middle { center = middle }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if !world.isHalted { apply(attributes) }
    }

    /// A turn in space goes past `transform`, which has no place for it.
    private func turn(as wanted: CATransform3D) {
        if !wanted.isFlat { return layerTransform3D = wanted }
        if transform != wanted.flat { transform = wanted.flat }
    }
}

/// One item of a collection view. A cell hands its touches on to what it is in, as any view does; that is
/// how the collection view hears of them (M-09).
open class UICollectionViewCell: UICollectionReusableView {
    private final let content = UIView(frame: .zero)
    final var configured = CellConfiguration<UICollectionViewCell>()
    final var isCellSelected = false
    final var isCellHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        insert(content, at: .front)
        layoutContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insert(content, at: .front)
    }

    /// The view for the cell's content, in front of both backgrounds (M-12).
    open var contentView: UIView { content }
    /// Shown behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    /// Shown behind the content of a selected cell.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, selectedBackgroundView) } }

    /// Whether the cell's item is selected.
    open var isSelected: Bool {
        get { world.ask(.isSelected, of: self) { isCellSelected } }
        set {
            world.request(.setIsSelected, of: self, [newValue]) {
                change(\.isCellSelected, newValue, .cellIsSelected)
            }
        }
    }
    /// Whether a finger is on the cell that may select its item.
    open var isHighlighted: Bool {
        get { world.ask(.isHighlighted, of: self) { isCellHighlighted } }
        set {
            world.request(.setIsHighlighted, of: self, [newValue]) {
                change(\.isCellHighlighted, newValue, .cellIsHighlighted)
            }
        }
    }

    // MARK: Configurations

    /// What the cell is like now.
    open var configurationState: UICellConfigurationState { presentState }

    /// Brings the cell's configurations up to date: calls the handler, unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {
        world.sendQuestion(
            .updateConfigurationUsing, to: self, arguments: { [state] }, argument: { .none }, fallback: (),
            answer: { _ in .none }, body: { defaultUpdateConfiguration(state) })
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        configured.backgroundView?.place()
        layoutContent()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] { [("contentView", content)] }

    final func layoutContent() {
        for view in [backgroundView, selectedBackgroundView, content] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
        setNeedsLayout()
    }

    /// Changes a state of the cell, and notes it: `cell.isHighlighted = true`.
    private func change(
        _ path: ReferenceWritableKeyPath<UICollectionViewCell, Bool>, _ isOn: Bool,
        _ selector: MessageSelector
    ) {
        guard self[keyPath: path] != isOn else { return }
        self[keyPath: path] = isOn
        setNeedsUpdateConfiguration()
        world.sceneHasChanged = true
        guard world.isTracing, !world.isHalted, world.mayRecord() else { return }
        world.trace.add(
            TraceEntry(
                time: world.clock.now, receiver: world.names.id(of: self), selector: selector.id,
                kind: selector.kind, line: world.currentLine, rule: RuleID("M", 1),
                argument: .text(world.trace.text(isOn ? "true" : "false"))))
    }
}
