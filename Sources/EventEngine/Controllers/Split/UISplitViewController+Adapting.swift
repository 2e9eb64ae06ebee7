import Foundation

/// Columns that collapse or expand while they are shown, since the width has become another one (N-41).
extension UISplitViewController {
    final func adapt() {
        guard split.isSettled, !world.isHalted else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        // In a window of another shape the settings may lead to another mode.
        guard isCompact != isCollapsed else { return settingsChanged() }
        let isSeen = viewIfLoaded?.windowReference != nil
        let leaving = isSeen ? shownRoots.flatMap { $0.viewIfLoaded?.announceDisappearance(false) ?? [] } : []
        for controller in shownRoots { controller.viewIfLoaded?.removeFromSuperview() }
        split.change = nil
        if isCompact { collapse() } else { expand() }
        guard !world.isHalted else { return }
        let coming = isSeen ? shownRoots.flatMap { $0.view?.announceAppearance(false) ?? [] } : []
        putColumnsIn()
        world.transition(false) {
            for controller in leaving { controller.finishDisappearing(false) }
            for controller in coming { controller.finishAppearing(false) }
        }
    }

    /// The controllers whose views are in the own one.
    private var shownRoots: [UIViewController] {
        isCollapsed
            ? [split.root].compactMap { $0 } : visible(displayMode).compactMap { split.held[$0] }
    }

    /// Columns are side by side again. What lay on the root's stack goes back to its own column, and what
    /// was pushed above it there goes along to the secondary one (our decision).
    private func expand() {
        split.isCollapsed = false
        let root = split.root
        split.root = nil
        if style == .unspecified, let root { separateSecondary(from: root) }
        if let root = root as? UINavigationController { takeColumnsOff(root) }
        for column in Column.inOrder {
            guard let controller = split.held[column], controller.parent !== self else { continue }
            addChild(controller)
            controller.didMove(toParent: self)
        }
        split.mode = askForExpandedMode(wantedMode)
        tellExpansion()
    }

    private func takeColumnsOff(_ root: UINavigationController) {
        let others = Column.inOrder.compactMap { split.held[$0] }.filter { $0 !== root }
        let stack = root.viewControllers
        world.work.draw(compared: stack.count * 3)
        let isColumn = { (own: UIViewController) in others.contains { $0 === own } }
        guard let end = stack.firstIndex(where: isColumn), end > 0 else { return }
        let above = stack[end...].filter { !isColumn($0) }
        root.setViewControllers(Array(stack[..<end]), animated: false)
        guard !above.isEmpty, let secondary = split.held[.secondary] as? UINavigationController else {
            return
        }
        secondary.setViewControllers(secondary.viewControllers + above, animated: false)
    }

    private func separateSecondary(from primary: UIViewController) {
        guard let wanted = askToSeparate(from: primary) else { return }
        (split.given[.secondary], split.held[.secondary]) = (wanted, wanted)
    }

    /// A column's own width; the secondary one takes what is left. A collapsed controller gives all to each.
    final func sizeOfColumn(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
        let isCompact = world.comingTraits?.horizontalSizeClass == .compact
        guard !isCollapsed, split.isSettled, !isCompact else { return size }
        let columns = visible(displayMode)
        guard let column = columns.first(where: { split.held[$0] === child as AnyObject }) else {
            return size
        }
        guard column == .secondary else { return CGSize(width: width(of: column), height: size.height) }
        let isBeside = displayMode == .oneBesideSecondary || displayMode == .twoBesideSecondary
        let beside = isBeside ? columns.dropLast().reduce(0) { $0 + width(of: $1) } : 0
        return CGSize(width: max(0, size.width - beside), height: size.height)
    }

    // MARK: The delegate

    private func askForExpandedMode(_ proposed: DisplayMode) -> DisplayMode {
        let mode = world.askDelegate(
            split.delegateObject, .splitExpandMode, [self, proposed], fallback: proposed
        ) {
            ($0 as? any UISplitViewControllerDelegate)?
                .splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        }
        return mode == .automatic ? proposed : mode
    }

    private func tellExpansion() {
        world.askDelegate(split.delegateObject, .splitDidExpand, [self], fallback: ()) {
            ($0 as? any UISplitViewControllerDelegate)?.splitViewControllerDidExpand(self)
        }
    }

    private func askToSeparate(from primary: UIViewController) -> UIViewController? {
        world.askDelegate(
            split.delegateObject, .splitSeparateSecondary, [self, primary], fallback: nil
        ) {
            ($0 as? any UISplitViewControllerDelegate).map {
                $0.splitViewController(self, separateSecondaryFrom: primary)
            }
        }
    }
}
