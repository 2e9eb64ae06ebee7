import Foundation

/// Lays its arranged views out in a row or a column, with constraints that it makes itself (S-17).
open class UIStackView: UIView {
    /// How the room along the axis is shared.
    public enum Distribution: Int, Sendable {
        /// All of it is filled: views grow and shrink by their priorities, then the first one.
        case fill
        /// All views have the same length.
        case fillEqually
        /// Lengths are in proportion to those of the contents.
        case fillProportionally
        /// The gaps between the views are equal.
        case equalSpacing
        /// The distances between the middles of the views are equal.
        case equalCentering
    }

    /// Where views are across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// Another name of `leading`, for a row.
        public static var top: Alignment { .leading }
        /// Another name of `trailing`, for a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The spacing that stands for the one of the stack.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The spacing that stands for the standard distance, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// What the stack made for the present arrangement.
    final var made: [NSLayoutConstraint] = []
    final var madeGuides: [UILayoutGuide] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    /// Makes a stack of views; its size comes from constraints.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The views in the order in which they are laid out; hit-testing goes by `subviews` (S-18).
    open var arrangedSubviews: [UIView] { arranged }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    /// Points between neighbours.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    /// Whether the views are laid out within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
    /// Whether vertical distances are measured between baselines.
    open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }

    /// Puts a view at the end; it becomes a subview if it is none.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Puts a view before others; one that is arranged already only changes its place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Lays a view out no more; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        letGo(of: view)
        arrangementChanged()
    }

    /// Sets the points after one view, in the place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }

    /// The arrangement is made anew in the next pass.
    final func arrangementChanged() {
        markForConstraintUpdate()
        markForLayout()
    }

    private func arrange(_ view: UIView, at index: Int) {
        guard view !== self else {
            let name = world.description(of: self)
            return world.report(.cyclicHierarchy(child: name, parent: name))
        }
        let old = arranged.firstIndex { $0 === view }
        guard (0...arranged.count).contains(index) else {
            return world.report(.wrongSubviewIndex(index: index, count: arranged.count))
        }
        world.work.draw(compared: arranged.count)
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        if let old { arranged.remove(at: old) }
        arranged.insert(view, at: min(index, arranged.count))
        arrangementChanged()
    }

    override func defaultUpdateConstraints() { makeArrangement() }
}
