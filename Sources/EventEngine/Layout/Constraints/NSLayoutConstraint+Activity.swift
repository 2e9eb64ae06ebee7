import Foundation

extension NSLayoutConstraint {
    /// Both sides, and what is taken off them, as views or guides that are alive.
    final var items: [any LayoutItem] {
        [firstItem, secondItem, offset?.from, secondOffset?.from].compactMap { $0 as? any LayoutItem }
    }

    final func setPriority(_ priority: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= 1_000 else {
            return world.report(.refused("the priority of '\(words)' cannot be \(priority.rawValue)"))
        }
        guard priority != storedPriority else { return }
        if isActive, (priority == .required) != (storedPriority == .required) {
            return world.report(
                .refused("the priority of '\(words)' cannot change from or to required while it is active"))
        }
        storedPriority = priority
        if isActive { world.layout.constraintChanged(self) }
    }

    final func activate() {
        guard holder == nil, !world.isHalted else { return }
        guard let view = commonView else {
            return world.report(
                .refused("'\(words)' cannot be activated: no view holds both of its sides"))
        }
        hold(in: view)
    }

    /// Puts the constraint among those of a view.
    final func hold(in view: UIView) {
        holder = view
        line = world.currentLine
        view.layoutState.constraints.append(self)
        for item in items { item.constrainedView?.layoutState.references.append(self) }
        world.layout.constraintAdded(self)
    }

    final func deactivate() {
        guard let view = holder else { return }
        view.forget(self)
        isOut()
    }

    /// It has left the constraints of its view.
    final func isOut() {
        holder = nil
        for item in items { item.constrainedView?.forgetReference(self) }
        world.layout.constraintRemoved(self)
    }

    /// The nearest view that all of its items are in.
    final var commonView: UIView? {
        guard firstItem != nil, secondItem != nil || secondAttribute == .notAnAttribute else { return nil }
        var common: UIView?
        for item in items {
            guard let view = item.constrainedView else { return nil }
            guard let known = common else {
                common = view
                continue
            }
            common = known.nearestSharedAncestor(with: view)
            if common == nil { return nil }
        }
        return common
    }

    /// Attributes that do not go together raise an exception in UIKit (S-12).
    final func checkAttributes() {
        let (first, second) = (firstAttribute.family, secondAttribute.family)
        let isAlone = secondItem == nil && second == .none
        let isValid =
            firstItem is any LayoutItem && (isAlone || secondItem is any LayoutItem)
            && first == (isAlone ? .size : second) && first != .none
        guard !isValid else { return }
        world.report(.refused("'\(words)' cannot be a constraint: its sides do not go together"))
    }
}

extension UIView {
    func nearestSharedAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        let (mine, others) = (Array(ancestors), Array(other.ancestors))
        var shared: UIView?
        for (one, another) in zip(mine.reversed(), others.reversed()) where one === another { shared = one }
        return shared
    }

    /// Takes a constraint out of those that this view holds.
    final func forget(_ constraint: NSLayoutConstraint) {
        world.work.draw(compared: layoutState.constraints.count)
        if let index = layoutState.constraints.lastIndex(where: { $0 === constraint }) {
            layoutState.constraints.remove(at: index)
        }
    }

    final func forgetReference(_ constraint: NSLayoutConstraint) {
        world.work.draw(compared: layoutState.references.count)
        if let index = layoutState.references.lastIndex(where: { $0 === constraint }) {
            layoutState.references.remove(at: index)
        }
    }

    /// Deactivates the constraints between what is in this view and what is not: the view leaves its
    /// superview.
    final func dropOuterConstraints() {
        guard world.layout.isInUse, world.work.draw(1) else { return }
        dropConstraints(outside: self)
    }

    private func dropConstraints(outside root: UIView) {
        if let references = storedLayoutState?.references, !references.isEmpty {
            for constraint in references {
                guard let holder = constraint.holder, !holder.isDescendant(of: root) else { continue }
                constraint.deactivate()
            }
        }
        world.work.draw(model.pointee.subviews.count)
        for subview in model.pointee.subviews { subview.dropConstraints(outside: root) }
    }
}
