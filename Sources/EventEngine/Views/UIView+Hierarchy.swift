import Foundation

extension UIView {
    /// Where a view goes among the subviews.
    enum Place {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    /// This view and those that it lies in, from the inside out.
    final var ancestors: Ancestors { Ancestors(upcoming: self) }

    /// Walks from a view to the outermost one.
    struct Ancestors: Sequence, IteratorProtocol {
        var upcoming: UIView?

        mutating func next() -> UIView? {
            guard let view = upcoming else { return nil }
            view.world.work.draw(1)
            upcoming = view.superviewReference
            return view
        }
    }

    /// Adds a view, taking it out of the superview that it had, with the life-cycle calls of both (L-03).
    final func insert(_ view: UIView, at place: Place) {
        guard !world.isHalted, mayContain(view) else { return }
        let oldSuperview = view.superviewReference
        let tint = world.hasTints ? (view.effectiveTint, view.tintAdjustmentMode) : nil
        let outerTraits = world.traits.willMove(view)
        let newWindow = windowReference
        let changesWindow = view.windowReference !== newWindow
        if changesWindow { view.resignFirstResponderInside() }
        let leaving = changesWindow && newWindow == nil ? view.announceDisappearance(false) : []
        let coming = changesWindow && newWindow != nil ? view.announceAppearance(false) : []
        let version = world.hierarchyVersion
        view.willMove(toSuperview: self)
        if changesWindow { view.announceWindow(newWindow) }
        if let oldSuperview, oldSuperview !== self {
            oldSuperview.willRemoveSubview(view)
        }
        // An override may have moved views in the meantime.
        guard !world.isHalted, version == world.hierarchyVersion || mayContain(view) else { return }
        if changesWindow, view.windowReference != nil { world.touchDelivery.viewIsLeaving(view) }
        if let old = view.superviewReference, old !== self { view.dropOuterConstraints() }
        view.detach()
        world.hierarchyVersion += 1
        let index = index(for: place)
        world.work.draw(shifted: model.pointee.subviews.count - index)
        model.pointee.subviews.insert(view, at: index)
        view.superviewReference = self
        view.superviewWillShow(through: appearance.layer)
        appearance.layer?.placeLayer(of: view, at: place)
        raiseHeight(over: view)
        if changesWindow { view.adoptWindow(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        markForLayout()
        if view.needsLayout || view.descendantNeedsLayout { markDescendantForLayout() }
        if view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate {
            markDescendantForConstraintUpdate()
        }
        if world.hasSafeAreas { view.safeAreaChanged() }
        if let tint { view.tintMayBeOther(than: tint.0, tint.1) }
        world.traits.hasMoved(view, from: outerTraits)
        world.sceneHasChanged = true
        view.managingController?.contextFollows()
        for controller in leaving { controller.finishDisappearing(false) }
        if coming.isEmpty { return }
        world.afterCommit.append { for controller in coming { controller.finishAppearing(false) } }
    }

    /// Leaves the superview, with the life-cycle calls (L-03).
    final func leaveSuperview() {
        guard let oldSuperview = superviewReference, !world.isHalted else { return }
        let changesWindow = windowReference != nil
        if changesWindow { resignFirstResponderInside() }
        let leaving = changesWindow ? announceDisappearance(false) : []
        guard superviewReference === oldSuperview else { return }
        willMove(toSuperview: nil)
        if changesWindow { announceWindow(nil) }
        oldSuperview.willRemoveSubview(self)
        guard superviewReference === oldSuperview else { return }
        if changesWindow { world.touchDelivery.viewIsLeaving(self) }
        dropOuterConstraints()
        detach()
        world.hierarchyVersion += 1
        if changesWindow { adoptWindow(nil) }
        didMoveToSuperview()
        oldSuperview.markForLayout()
        world.sceneHasChanged = true
        managingController?.contextLeaves()
        for controller in leaving { controller.finishDisappearing(false) }
    }

    final func move(_ view: UIView, toFront: Bool) {
        command(toFront ? .bringSubviewToFront : .sendSubviewToBack, [view]) { shift(view, toFront: toFront) }
    }

    private func shift(_ view: UIView, toFront: Bool) {
        guard let index = position(of: view) else { return }
        world.work.draw(shifted: model.pointee.subviews.count)
        model.pointee.subviews.remove(at: index)
        model.pointee.subviews.insert(view, at: toFront ? model.pointee.subviews.count : 0)
        appearance.layer?.moveLayer(of: view, toFront: toFront)
        markForLayout()
        world.sceneHasChanged = true
    }

    final func exchange(_ first: Int, _ second: Int) {
        command(.exchangeSubview, [first, second]) { swap(first, second) }
    }

    private func swap(_ first: Int, _ second: Int) {
        let count = model.pointee.subviews.count
        for index in [first, second] where !(0..<count).contains(index) {
            return world.report(.wrongSubviewIndex(index: index, count: count))
        }
        appearance.layer?.exchangeLayers(of: subviews[first], subviews[second])
        model.pointee.subviews.swapAt(first, second)
        markForLayout()
        world.sceneHasChanged = true
    }

    final func firstView(withTag tag: Int) -> UIView? {
        guard world.work.draw(1) else { return nil }
        if self.tag == tag { return self }
        for subview in model.pointee.subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Whether a view may be put into this one: no view inside itself, no tree deeper than the limit.
    private func mayContain(_ view: UIView) -> Bool {
        var depth = 0
        var ancestor: UIView? = self
        while let here = ancestor {
            depth += 1
            ancestor = here.superviewReference
            if here === view {
                let (child, parent) = (world.description(of: view), world.description(of: self))
                world.report(.cyclicHierarchy(child: child, parent: parent))
                return false
            }
        }
        world.work.draw(compared: depth)
        let limit = world.limits.treeDepth
        if depth + view.height < limit { return true }
        view.measureHeight()
        if depth + view.height < limit { return true }
        world.report(.treeTooDeep(limit: limit))
        return false
    }

    /// Takes a view over from a view around this one, in front of the others and without the calls:
    /// a container moves what it shows into a view that UIKit has from the beginning.
    final func takeQuietly(_ view: UIView) {
        guard !world.isHalted, mayContain(view) else { return }
        view.detach()
        world.hierarchyVersion += 1
        model.pointee.subviews.append(view)
        view.superviewReference = self
        view.superviewWillShow(through: appearance.layer)
        appearance.layer?.placeLayer(of: view, at: .front)
        raiseHeight(over: view)
        if view.needsLayout || view.descendantNeedsLayout { markDescendantForLayout() }
        if view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate {
            markDescendantForConstraintUpdate()
        }
        world.sceneHasChanged = true
    }

    private func detach() {
        guard let superview = superviewReference else { return }
        if let index = superview.position(of: self) {
            world.work.draw(shifted: superview.model.pointee.subviews.count - index)
            superview.model.pointee.subviews.remove(at: index)
        }
        superviewReference = nil
    }

    private func index(for place: Place) -> Int {
        let subviews = model.pointee.subviews
        switch place {
        case .front: return subviews.count
        case .index(let index): return min(max(index, 0), subviews.count)
        case .above(let sibling):
            return position(of: sibling).map { $0 + 1 } ?? subviews.count
        case .below(let sibling):
            return position(of: sibling) ?? subviews.count
        }
    }

    /// Where a view is among the subviews. It is looked for from both ends, where most changes are.
    private func position(of view: UIView) -> Int? {
        let subviews = model.pointee.subviews
        var (low, high) = (0, subviews.count - 1)
        defer { world.work.draw(compared: 2 * low) }
        while low <= high {
            if subviews[high] === view { return high }
            if subviews[low] === view { return low }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }

    private func raiseHeight(over view: UIView) {
        var height = view.height + 1
        var ancestor: UIView? = self
        while let here = ancestor, here.height < height {
            here.height = height
            height += 1
            ancestor = here.superviewReference
        }
    }

    /// Counts the levels below this view anew: the stored number does not sink when views are removed.
    private func measureHeight() {
        var level = model.pointee.subviews
        height = 0
        while !level.isEmpty {
            height += 1
            world.work.draw(level.count)
            level = level.flatMap { $0.model.pointee.subviews }
        }
    }
}
