import Foundation

/// What is in the columns, whatever is to be seen of them.
extension UISplitViewController {
    /// Columns are for the styles that have them.
    final func mayUse(_ column: Column) -> Bool {
        let isThere = column != .supplementary || style == .tripleColumn
        guard style == .unspecified || !isThere else { return true }
        let reason = style == .unspecified
            ? "a split view controller without columns has no column '\(column)': use 'init(style:)'"
            : "only the style '.tripleColumn' has a column 'supplementary'"
        world.report(.refused(reason))
        return false
    }

    final func isNoCompact(_ column: Column) -> Bool {
        if column == .compact {
            world.report(.refused("the column 'compact' cannot be shown or hidden by itself"))
        }
        return column != .compact
    }

    final func fill(_ column: Column, with controller: UIViewController?) {
        guard controller !== split.given[column] || controller == nil else { return }
        let holder = controller.map { $0 is UINavigationController || column == .compact ? $0 : wrap($0) }
        let old = split.held[column]
        split.given[column] = controller
        split.held[column] = holder
        guard split.isSettled else { return exchangeChildren(old, holder) }
        if isCollapsed {
            refill(column, old, holder)
        } else {
            exchangeShown(old, holder, isVisible: column != .compact && visible(displayMode).contains(column))
        }
    }

    private func wrap(_ controller: UIViewController) -> UIViewController {
        world.perform { UINavigationController(rootViewController: controller) }
    }

    /// Both of the classic kind.
    final func replaceBoth(_ controllers: [UIViewController]) {
        let columns: [Column] = style == .tripleColumn ? Column.inOrder : [.primary, .secondary]
        guard controllers.count <= columns.count else {
            return world.report(.refused(
                "a split view controller of this style has no more than \(columns.count) controllers"))
        }
        guard style == .unspecified else {
            for (index, column) in columns.enumerated() {
                fill(column, with: controllers.indices.contains(index) ? controllers[index] : nil)
            }
            return
        }
        for (index, column) in columns.enumerated() {
            let new = controllers.indices.contains(index) ? controllers[index] : nil
            let old = split.held[column]
            guard new !== old else { continue }
            (split.given[column], split.held[column]) = (new, new)
            if !split.isSettled {
                exchangeChildren(old, new)
            } else if isCollapsed {
                refill(column, old, new)
            } else {
                exchangeShown(old, new, isVisible: visible(displayMode).contains(column))
            }
        }
    }

    private func exchangeChildren(_ old: UIViewController?, _ new: UIViewController?) {
        if let old, old.parent === self {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        if let new {
            addChild(new)
            new.didMove(toParent: self)
        }
    }

    /// Another controller in a column: at once, with the calls of appearance where it can be seen.
    private func exchangeShown(_ old: UIViewController?, _ new: UIViewController?, isVisible: Bool) {
        guard isVisible, viewIfLoaded?.windowReference != nil else { return exchangeChildren(old, new) }
        let leaving = old?.viewIfLoaded?.announceDisappearance(false) ?? []
        if let new { addChild(new) }
        let coming = new?.view?.announceAppearance(false) ?? []
        old?.willMove(toParent: nil)
        putColumnsIn()
        world.transition(false) { [self] in
            if let old, old.parent === self || old.parent == nil {
                old.viewIfLoaded?.removeFromSuperview()
                for controller in leaving { controller.finishDisappearing(false) }
                old.removeFromParent()
            }
            for controller in coming { controller.finishAppearing(false) }
            if new?.parent === self { new?.didMove(toParent: self) }
        }
    }

    // MARK: Collapsed

    /// Everything goes on top of the primary column, or the compact one is shown instead.
    final func collapse() {
        split.isCollapsed = true
        guard style != .unspecified else { return collapseBoth() }
        let present = Column.inOrder.filter { split.held[$0] != nil }
        let compact: Column? = split.held[.compact] == nil ? nil : .compact
        guard let proposed = compact ?? present.last else { return }
        let answer = askForTop(proposed)
        guard !world.isHalted else { return }
        let top = split.held[answer] == nil ? proposed : answer
        if top == .compact {
            split.root = split.held[.compact]
        } else if let first = present.first, let end = present.firstIndex(of: top) {
            split.root = split.held[first]
            stack(present[1...].prefix(end).compactMap { split.held[$0] }, animated: false)
        }
        tellCollapse()
    }

    private func collapseBoth() {
        guard let primary = split.held[.primary] else { return split.root = split.held[.secondary] }
        split.root = primary
        guard let secondary = split.held[.secondary], !askToCollapse(secondary, onto: primary) else { return }
        stack([secondary], animated: false)
    }

    private func stack(_ controllers: [UIViewController], animated: Bool) {
        guard let root = split.root as? UINavigationController, !controllers.isEmpty else { return }
        root.setViewControllers(root.viewControllers + controllers, animated: animated)
    }

    final func showOnStack(_ column: Column) {
        guard let root = split.root as? UINavigationController, let wanted = split.held[column],
            split.root !== split.held[.compact]
        else { return }
        let index = root.viewControllers.firstIndex { $0 === wanted }
        if wanted === root {
            root.popToViewController(lastOfRoot(root), animated: true)
        } else if index != nil {
            root.popToViewController(wanted, animated: true)
        } else {
            let before = Column.inOrder.prefix { $0 != column }.compactMap { split.held[$0] }
            let missing = before.filter { between in
                between !== root && !root.viewControllers.contains { $0 === between }
            }
            stack(missing + [wanted], animated: true)
        }
    }

    /// What is on top of the root's own stack, below the columns that lie on it.
    private func lastOfRoot(_ root: UINavigationController) -> UIViewController {
        let others = Column.inOrder.compactMap { split.held[$0] }
        let end = root.viewControllers.firstIndex { own in others.contains { $0 === own } }
        return root.viewControllers[max(0, (end ?? root.viewControllers.count) - 1)]
    }

    final func hideFromStack(_ column: Column) {
        guard column != .primary, let root = split.root as? UINavigationController,
            let top = root.topViewController, top === split.held[column]
        else { return }
        root.popViewController(animated: true)
    }

    /// Another controller for a column of a collapsed controller: where the old one was on the stack, else
    /// it waits until it is shown.
    private func refill(_ column: Column, _ old: UIViewController?, _ new: UIViewController?) {
        if split.root == nil || split.root === old {
            split.root = new
            return exchangeShown(old, new, isVisible: true)
        }
        guard let root = split.root as? UINavigationController, let old,
            root.viewControllers.contains(where: { $0 === old })
        else { return }
        let stack = root.viewControllers.compactMap { $0 === old ? new : $0 }
        root.setViewControllers(stack, animated: false)
    }

    // MARK: What others show in it

    final func showDetail(_ controller: UIViewController, _ sender: Any?) {
        guard !askToShow(controller, sender, isDetail: true), !world.isHalted else { return }
        showIn(.secondary, controller, sender)
    }

    final func showBeside(_ controller: UIViewController, _ sender: Any?) {
        guard !askToShow(controller, sender, isDetail: false), !world.isHalted else { return }
        showIn(style == .tripleColumn ? .supplementary : .primary, controller, sender)
    }

    private func showIn(_ column: Column, _ controller: UIViewController, _ sender: Any?) {
        guard isCollapsed else {
            guard style == .unspecified else { return fill(column, with: controller) }
            let other: Column = column == .primary ? .secondary : .primary
            let pair = column == .primary
                ? [controller, split.held[other]] : [split.held[other], controller]
            return replaceBoth(pair.compactMap { $0 })
        }
        guard let root = split.root else { return present(controller, animated: true) }
        // One that hands it back to its parent does not show it itself.
        guard root is UINavigationController else { return present(controller, animated: true) }
        root.show(controller, sender: sender)
    }
}
