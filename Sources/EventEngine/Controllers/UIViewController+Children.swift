import Foundation

extension UIViewController {
    /// The navigation controller that this one is in, however deep.
    public var navigationController: UINavigationController? { enclosing() }
    /// The tab bar controller that this one is in, however deep.
    public var tabBarController: UITabBarController? { enclosing() }
    /// The split view controller that this one is in, however deep.
    public var splitViewController: UISplitViewController? { enclosing() }

    private func enclosing<Controller: UIViewController>() -> Controller? {
        var controller = parent
        while let here = controller {
            world.work.draw(1)
            if let found = here as? Controller { return found }
            controller = here.parent
        }
        return nil
    }

    /// Makes a controller the last child, unless this one is inside it.
    final func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        var ancestor: UIViewController? = self
        while let here = ancestor {
            guard here !== child else {
                let (child, parent) = (world.description(of: child), world.description(of: self))
                return world.report(.cyclicHierarchy(child: child, parent: parent))
            }
            world.work.draw(1)
            ancestor = here.parent
        }
        child.willMove(toParent: self)
        _ = child.detachFromParent()
        relations.children.append(child)
        child.relations.parent = self
        if viewIfLoaded?.windowReference != nil { child.relations.isMovingToParent = true }
    }

    /// A parent lets go of this child: while it can be seen, it is moving until its view has disappeared, or
    /// the movement is over without that (our decision as far as containers of the author's own go; Apple
    /// says when containers of UIKit's have it).
    final func beginsToMove(to parent: UIViewController?) {
        if parent == nil, viewIfLoaded?.windowReference != nil { relations.isMovingFromParent = true }
    }

    /// The movement is over, unless the view is on its way still.
    final func hasMoved() {
        if relations.appearance != .appearing { relations.isMovingToParent = false }
        if relations.appearance != .disappearing { relations.isMovingFromParent = false }
    }

    /// Leaves the parent without a call; false if there is none.
    final func detachFromParent() -> Bool {
        guard let parent else { return false }
        let isFirst = parent.relations.children.first === self
        if let index = isFirst ? 0 : parent.relations.children.lastIndex(where: { $0 === self }) {
            world.work.draw(compared: isFirst ? 1 : parent.relations.children.count - index)
            parent.relations.children.remove(at: index)
        }
        relations.parent = nil
        return true
    }

    /// Puts the view of the child that is to be seen in, in its place.
    final func installShownChild() {
        guard let holder = viewOfChildren, let child = shownChild, let view = child.view,
            view.superview !== holder, relations.transition == nil
        else { return }
        makeRoom(for: child, comingWith: view)
        putIn(view, holder)
    }

    /// The shown child's view stays in its place, whatever became of the own one and of the bars.
    final func fitShownChild() {
        if let shownChild { makeRoom(for: shownChild) }
    }

    final func putIn(_ view: UIView, _ own: UIView) {
        if let above = viewAboveChild, above.superviewReference === own {
            own.insertSubview(view, belowSubview: above)
        } else {
            own.addSubview(view)
        }
    }

    /// Made when it is first asked for; says the controller's title.
    final func itemOfTabs() -> UITabBarItem {
        if let item = relations.tabBarItem {
            item.controller = self
            return item
        }
        let item = UITabBarItem()
        item.controller = self
        relations.tabBarItem = item
        return item
    }

    /// Shows another child, with the calls of both: the old one's view will disappear, the new one's will
    /// appear; when the transition is over, the old one's has disappeared, the new one's appeared.
    ///
    /// - Parameter newFirst: the new one hears first that it will appear, as with tabs (N-32).
    final func exchange(
        _ old: UIViewController?, for new: UIViewController?, _ animated: Bool, newFirst: Bool = false,
        _ end: @escaping () -> Void
    ) {
        guard let holder = viewOfChildren, holder.windowReference != nil else {
            if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
            return end()
        }
        guard old !== new else { return end() }
        let view = new?.view
        var leaving = newFirst ? [] : old?.viewIfLoaded?.announceDisappearance(animated) ?? []
        if let new, let view { makeRoom(for: new, comingWith: view) }
        let coming = view?.announceAppearance(animated) ?? []
        if newFirst { leaving = old?.viewIfLoaded?.announceDisappearance(animated) ?? [] }
        if let view { putIn(view, holder) }
        world.transition(animated) { [self] in
            if shownChild !== old { old?.viewIfLoaded?.removeFromSuperview() }
            for controller in leaving { controller.finishDisappearing(animated) }
            for controller in coming { controller.finishAppearing(animated) }
            end()
        }
    }
}
