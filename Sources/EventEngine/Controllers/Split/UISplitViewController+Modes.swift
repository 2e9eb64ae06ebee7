import Foundation

/// Which columns are to be seen, and where they lie. Widths, and the behaviour that `automatic` stands for,
/// are our decision as far as Apple's header is silent: 320 points for a sidebar; overlay in portrait; in
/// landscape tiles, or displacement where three columns would leave the last one less than half.
extension UISplitViewController {
    private static let usualWidth: CGFloat = 320

    /// Those that are seen in a mode.
    final func visible(_ mode: DisplayMode) -> [Column] {
        let sidebars: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        let shown = switch mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
        return sidebars.suffix(shown) + [.secondary]
    }

    /// The modes of the behaviour, in order of the number of sidebars.
    private var allowedModes: [DisplayMode] {
        let modes: [DisplayMode] = switch currentBehavior {
        case .automatic, .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        }
        return style == .tripleColumn ? modes : Array(modes.prefix(2))
    }

    final var currentBehavior: SplitBehavior {
        let isTriple = style == .tripleColumn
        if split.preferredBehavior != .automatic, isTriple || split.preferredBehavior != .displace {
            return split.preferredBehavior
        }
        switch split.preferredMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary where isTriple: return .displace
        default: break
        }
        let size = viewIfLoaded?.bounds.size ?? world.screen.bounds.size
        guard size.width > size.height else { return .overlay }
        let sidebars = width(of: .primary) + width(of: .supplementary)
        return isTriple && 2 * sidebars > size.width ? .displace : .tile
    }

    /// The mode that the settings lead to.
    final var wantedMode: DisplayMode {
        let allowed = allowedModes
        if allowed.contains(split.preferredMode) { return split.preferredMode }
        return currentBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }

    private func isDimmed(_ mode: DisplayMode) -> Bool {
        mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    }

    // MARK: Widths

    final func width(of column: Column) -> CGFloat {
        guard column != .supplementary || style == .tripleColumn else { return 0 }
        let whole = viewIfLoaded?.bounds.width ?? world.screen.bounds.width
        guard !isCollapsed else { return whole }
        let wish = column == .primary ? split.primary : split.supplementary
        var width = wish.preferred >= 0 ? wish.preferred
            : wish.fraction >= 0 ? wish.fraction * whole : Self.usualWidth
        if wish.maximum >= 0 { width = min(width, wish.maximum) }
        if wish.minimum >= 0 { width = max(width, wish.minimum) }
        return max(0, min(width, whole))
    }

    final func setWidth(_ wish: WritableKeyPath<SplitState, CGFloat>, _ value: CGFloat) {
        split[keyPath: wish] = value
        placeColumns()
    }

    // MARK: Places

    /// The view is about to be seen for the first time, or again.
    final func settleColumns() {
        if !split.isSettled {
            split.isSettled = true
            if traitCollection.horizontalSizeClass == .compact { collapse() } else { split.mode = wantedMode }
        }
        putColumnsIn()
    }

    /// Puts in the views that are to be seen: the secondary one behind, then what dims it, then sidebars.
    final func putColumnsIn() {
        guard let own = viewIfLoaded, !world.isHalted else { return }
        let columns = isCollapsed ? [] : visible(displayMode).reversed().compactMap { split.held[$0] }
        for controller in isCollapsed ? [split.root].compactMap({ $0 }) : columns {
            guard let view = controller.view, view.superview !== own else { continue }
            own.addSubview(view)
        }
        dim()
        for controller in columns.dropFirst() {
            if let view = controller.viewIfLoaded { own.bringSubviewToFront(view) }
        }
        placeColumns()
    }

    private func dim() {
        guard let own = viewIfLoaded, !isCollapsed, isDimmed(displayMode) else {
            split.dimming?.removeFromSuperview()
            split.dimming = nil
            return
        }
        guard split.dimming == nil else { return }
        let dimming = world.perform { UIDimmingView(frame: own.bounds) }
        dimming.touched = { [weak self] in self?.touchedBeside() }
        split.dimming = dimming
        own.addSubview(dimming)
    }

    final func placeColumns() {
        guard split.isSettled, let own = viewIfLoaded, split.change == nil else { return }
        guard !isCollapsed else { return place(split.root, own.bounds) }
        let (mode, columns) = (displayMode, visible(displayMode))
        var left: CGFloat = 0
        for column in columns where column != .secondary {
            let width = width(of: column)
            place(split.held[column], CGRect(x: left, y: 0, width: width, height: own.bounds.height))
            left += width
        }
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        let displaced = mode == .twoDisplaceSecondary ? width(of: .primary) : 0
        let rest = isOver
            ? own.bounds
            : CGRect(
                x: left, y: 0, width: max(0, own.bounds.width - left + displaced), height: own.bounds.height)
        place(split.held[.secondary], rest)
        if split.dimming?.frame != rest { split.dimming?.frame = rest }
    }

    private func place(_ controller: UIViewController?, _ frame: CGRect) {
        guard let view = controller?.viewIfLoaded, view.frame != frame else { return }
        view.frame = frame
    }

    // MARK: Changes

    final func settingsChanged() {
        guard split.isSettled, !isCollapsed else { return }
        change(to: wantedMode)
    }

    /// Whether nothing lies in front of a column.
    private func isFullyVisible(_ column: Column, in mode: DisplayMode) -> Bool {
        visible(mode).contains(column) && (column != .secondary || !isDimmed(mode))
    }

    final func reveal(_ column: Column) {
        guard !isFullyVisible(column, in: displayMode) else { return }
        moveToClosest { isFullyVisible(column, in: $0) }
    }

    final func conceal(_ column: Column) {
        guard column != .secondary, visible(displayMode).contains(column) else { return }
        moveToClosest { !visible($0).contains(column) }
    }

    private func moveToClosest(_ isWanted: (DisplayMode) -> Bool) {
        let count = visible(displayMode).count
        let mode = allowedModes.filter(isWanted).min {
            abs(visible($0).count - count) < abs(visible($1).count - count)
        }
        guard let mode else { return }
        if split.isSettled { change(to: mode) } else { split.preferredMode = mode }
    }

    /// A touch beside sidebars that lie over the rest takes them away.
    private func touchedBeside() {
        guard presentsWithGesture, !world.isHalted else { return }
        change(to: displayMode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly)
    }

    final func change(to mode: DisplayMode) {
        guard mode != displayMode, split.change == nil, !world.isHalted else { return }
        let isSeen = viewIfLoaded?.windowReference != nil
        let isAnimated = isSeen && world.animationsAreEnabled
        begin(mode, isAnimated, isInteractive: false)
        guard isSeen else { return finishChange(isAnimated) }
        world.transition(isAnimated) { [self] in finishChange(isAnimated) }
    }

    /// The delegate hears, and the controllers; what comes is put in.
    final func begin(_ mode: DisplayMode, _ animated: Bool, isInteractive: Bool) {
        let old = displayMode
        let (before, after) = (visible(old), visible(mode))
        let leaving = before.filter { !after.contains($0) }
        let coming = after.filter { !before.contains($0) }
        tellChange(to: mode, leaving, coming)
        guard let own = viewIfLoaded, !world.isHalted else { return split.mode = mode }
        let coordinator = animated
            ? TransitionCoordinator(from: nil, to: nil, of: self, in: own, isInteractive: isInteractive) : nil
        let isSeen = own.windowReference != nil
        let going = leaving.flatMap { column in
            isSeen ? split.held[column]?.viewIfLoaded?.announceDisappearance(animated) ?? [] : []
        }
        let there = coming.flatMap { column in
            isSeen ? split.held[column]?.view?.announceAppearance(animated) ?? [] : []
        }
        split.mode = mode
        putColumnsIn()
        split.change = SplitChange(
            old: old, leaving: leaving, coming: coming, goneSoon: going, thereSoon: there,
            coordinator: coordinator)
        coordinator?.begin()
    }

    final func finishChange(_ animated: Bool) {
        guard let change = split.change else { return }
        split.change = nil
        for column in change.leaving { split.held[column]?.viewIfLoaded?.removeFromSuperview() }
        for controller in change.goneSoon { controller.finishDisappearing(animated) }
        for controller in change.thereSoon { controller.finishAppearing(animated) }
        placeColumns()
        change.coordinator?.end(isCancelled: false)
    }
}
