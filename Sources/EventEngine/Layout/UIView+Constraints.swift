import Foundation

/// Auto Layout of a view: its constraints, and how its own size takes part.
extension UIView {
    /// What the view has to do with constraints, made when it is first needed.
    final var layoutState: ViewLayoutState {
        if let storedLayoutState { return storedLayoutState }
        let state = ViewLayoutState()
        world.work.draw(WorkCost.layer)
        storedLayoutState = state
        return state
    }

    // MARK: Constraints

    /// The constraints that the view holds: those between itself and views in it.
    public var constraints: [NSLayoutConstraint] { storedLayoutState?.constraints ?? [] }

    /// Activates a constraint; both sides must be this view or in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        guard let common = constraint.commonView, common.isDescendant(of: self) else {
            let name = world.description(of: self)
            return world.report(.refused("'\(name)' cannot hold '\(constraint.words)': a side is not in it"))
        }
        constraint.hold(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the frame and the autoresizing mask say where the view is. For constraints it must be false:
    /// else what the frame says contradicts them (S-13).
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storedLayoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutState.translatesMask = newValue
            layoutEntryChanged()
        }
    }

    // MARK: The size of the content (S-09)

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(for: axis).hugging
    }

    /// Sets how much the view resists to become larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal { layoutState.hugging.horizontal = priority } else {
            layoutState.hugging.vertical = priority
        }
        layoutEntryChanged()
    }

    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        priorities(for: axis).resistance
    }

    /// Sets how much the view resists to become smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal { layoutState.resistance.horizontal = priority } else {
            layoutState.resistance.vertical = priority
        }
        layoutEntryChanged()
    }

    /// Of views with the same priorities, one with a smaller weight grows or shrinks first.
    final func setTieWeight(_ weight: Double) {
        guard weight != storedLayoutState?.tieWeight ?? 1 else { return }
        layoutState.tieWeight = weight
        layoutEntryChanged()
    }

    final func priorities(
        for axis: NSLayoutConstraint.Axis
    ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
        guard let state = storedLayoutState else { return (.defaultLow, .defaultHigh) }
        return axis == .horizontal
            ? (state.hugging.horizontal, state.resistance.horizontal)
            : (state.hugging.vertical, state.resistance.vertical)
    }

    // MARK: Looking at a layout

    /// Whether the constraints leave open where the view is, or how large (S-11).
    public var hasAmbiguousLayout: Bool {
        guard let entry = storedLayoutState?.entry else { return false }
        world.layout.solve()
        return entry.place.symbols.contains { world.layout.solver.isFree($0) }
    }

    /// The constraints about this view along an axis, in the order in which they were activated.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let references = storedLayoutState?.references ?? []
        world.work.draw(references.count)
        return references.enumerated().filter { index, constraint in
            // One whose sides are both of this view is there twice.
            index == 0 || references[index - 1] !== constraint
        }.map(\.element).filter { $0.isAbout(axis) }
    }

    /// What says where the view is, or how large its content, has changed.
    final func layoutEntryChanged() {
        if let entry = storedLayoutState?.entry { world.layout.placeChanged(entry) }
    }
}

extension UIView: LayoutItem {
    var constrainedView: UIView? { self }
    var layoutItemKind: LayoutItemKind { .view }
    var presentFrame: CGRect { untransformedFrame }
}
