import Foundation

/// Whether a drag scrolls (H-05 to H-07, H-25), and whether content gets a touch (H-04).
extension UIScrollView {
    /// What the scroll view answers as the delegate of its pan: first whether content can follow, then
    /// whether the content's views let go of the touches.
    final func mayBeginDragging() -> Bool {
        pan.decline = outerRefusal() ?? sheetRefusal() ?? contentRefusal()
        return pan.decline == nil
    }

    /// At its edge content that cannot follow leaves the drag to a scroll view around it that can.
    private func outerRefusal() -> GestureCause? {
        let way = pan.wayThatCounts
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        let direction = axis.of(way)
        let transfers = axis == .horizontal
            ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, !canMove(axis, withFinger: direction) else { return nil }
        let outer = ancestors.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first { outer in
            outer.pan.attempt.settled == .possible && outer.pan.attempt.shares(with: pan.attempt)
                && outer.canDrag(axis) && outer.canMove(axis, withFinger: direction)
        }
        return outer.map { GestureCause(RuleID("H", 25), "at the edge", by: $0.pan) }
    }

    /// At its edge content leaves the drag to the sheet that it is in, if that can follow (N-16, N-17).
    private func sheetRefusal() -> GestureCause? {
        let way = pan.wayThatCounts
        guard abs(way.y) > abs(way.x), scroll.refresh == nil,
            contentOffset.y <= range(.vertical).least + world.gestureConstants.tolerance,
            let sheet = ancestors.lazy.compactMap({ ($0 as? UITransitionView)?.pan }).first
        else { return nil }
        guard way.y > 0 || sheet.prefersScrolling, sheet.canFollow(way.y),
            sheet.attempt.settled == .possible, sheet.attempt.shares(with: pan.attempt)
        else { return nil }
        return GestureCause(RuleID("N", 16), "at the top", by: sheet)
    }

    /// Views of the content that track touches are asked once each.
    private func contentRefusal() -> GestureCause? {
        var asked: [UIView] = []
        for touch in pan.attempt.presentTouches where touch.delivery.isTrackedByView {
            guard let view = touch.view, view !== self, view.isInside(self),
                !asked.contains(where: { $0 === view })
            else { continue }
            guard canCancelContentTouches else {
                return GestureCause(RuleID("H", 5), "content keeps its touches", by: view)
            }
            asked.append(view)
            if !touchesShouldCancel(in: view) {
                return GestureCause(
                    RuleID("H", view is UIControl ? 7 : 6), "content keeps its touch", by: view)
            }
        }
        return nil
    }
}

extension UITouch {
    /// Why content cannot scroll by this touch: its view has it at once, and keeps it.
    final var refusalToScroll: GestureCause? {
        guard let control = view as? UIControl, control.takesTouchesAtOnce else { return nil }
        return GestureCause(RuleID("H", 7), "content keeps its touch", by: control)
    }
}

extension UIView {
    /// Whether the view lies in another one.
    fileprivate final func isInside(_ view: UIView) -> Bool { ancestors.contains { $0 === view } }

    /// The scroll view around this view that does not let it have touches; nil when all do. The nearest one
    /// is asked first.
    final func scrollView(refusing touches: [UITouch], _ event: UIEvent) -> UIScrollView? {
        for ancestor in ancestors.dropFirst() {
            guard let scrollView = ancestor as? UIScrollView, !world.isHalted else { continue }
            if !scrollView.touchesShouldBegin(Set(touches), with: event, in: self) { return scrollView }
        }
        return nil
    }
}
