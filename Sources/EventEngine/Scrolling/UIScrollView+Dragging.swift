import Foundation

/// Content that follows a finger.
extension UIScrollView {
    /// A finger came down in the content: what moves stops, and the finger is there for nothing else (H-24).
    final func fingersCameDown(_ touches: Set<UITouch>) {
        world.scrolling.add(self)
        guard scroll.motion != nil else { return }
        scroll.wasCaught = true
        stopMotion()
        for touch in touches.sorted(by: { $0.number < $1.number }) {
            touch.delivery.isTakenFromView = true
            world.note(pan, .takes, RuleID("H", 24), "stopped the content", touch: touch)
        }
    }

    /// The pan is ready for the next drag: content that was only caught comes to rest.
    final func fingersAreGone() {
        guard scroll.wasCaught else { return }
        scroll.wasCaught = false
        settle(velocity: .zero, from: nil)
    }

    /// What the pan's own action is: before those of its targets.
    final func follow(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            beginDragging()
            drag()
        case .changed: drag()
        case .ended:
            drag()
            endDragging(momentum: true)
        default: endDragging(momentum: false)
        }
    }

    private func beginDragging() {
        scroll.wasCaught = false
        if scroll.motion != nil { stopMotion() }
        contentWillBeDragged()
        scroll.isDragging = true
        let offset = contentOffset
        let start = CGPoint(
            x: range(.horizontal).unbanded(offset.x), y: range(.vertical).unbanded(offset.y))
        scroll.drag = ScrollDrag(
            start: start, shown: offset, page: CGPoint(x: page(.horizontal), y: page(.vertical)),
            axes: axesOfDrag(), span: world.beginSpan(.dragging, self))
        tellDelegate(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
        if scroll.keyboardMode != .none { dismissKeyboardOnDrag() }
    }

    /// Those that content can follow, but for one that the beginning of the drag locks (H-19).
    private func axesOfDrag() -> [ScrollAxis] {
        let axes = ScrollAxis.allCases.filter { canDrag($0) }
        guard isDirectionalLockEnabled, axes.count == 2 else { return axes }
        let way = pan.wayThatCounts
        let main: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        let isStraight = abs(main.of(way)) >= ScrollConstants.lockRatio * abs(main.other.of(way))
        return isStraight ? [main] : axes
    }

    private func drag() {
        guard var drag = scroll.drag else { return }
        let way = pan.way(in: self)
        let offset = contentOffset
        var place = offset
        for axis in drag.axes {
            let range = range(axis)
            // Somebody else has moved content: the finger goes on from there.
            if axis.of(offset) != axis.of(drag.shown) {
                drag.start = axis.setting(range.unbanded(axis.of(offset)) + axis.of(drag.way), in: drag.start)
            }
            let wish = axis.of(drag.start) - axis.of(way)
            place = axis.setting(bounces ? range.banded(wish) : range.clamp(wish), in: place)
        }
        drag.way = way
        scroll.drag = drag
        show(place) { $0.drag?.shown = $1 }
        if scroll.refresh != nil { pullRefresh() }
    }

    /// Puts content somewhere, to the pixel.
    ///
    /// - Parameter note: keeps the place before anybody is told of it.
    final func show(_ place: CGPoint, _ note: (inout ScrollState, CGPoint) -> Void) {
        let place = aligned(place)
        note(&scroll, place)
        if place != contentOffset { contentOffset = place }
    }

    private func endDragging(momentum: Bool) {
        guard let drag = scroll.drag else { return }
        if scroll.keyboardMode != .none { dismissKeyboardInteractively() }
        scroll.refresh?.hasFired = false
        var velocity = CGPoint.zero
        if momentum {
            let finger = pan.velocity(in: self)
            for axis in drag.axes where abs(axis.of(finger)) >= ScrollConstants.slowest {
                velocity = axis.setting(-axis.of(finger) / 1_000, in: velocity)
            }
        }
        settle(velocity: velocity, from: drag)
    }

    // MARK: Pages (H-18)

    /// The page at which content is on an axis, between two of them the nearer one.
    private func page(_ axis: ScrollAxis) -> Double {
        let length = pageLength(axis)
        return length > 0 ? ((axis.of(contentOffset) - pageOrigin(axis)) / length).rounded() : 0
    }

    /// Where content of pages comes to rest: on the page that is nearest, or the next one in the direction of
    /// a fast drag; never more than one page from where the drag began.
    final func pageTarget(_ axis: ScrollAxis, velocity: Double, from start: Double?) -> Double {
        let (range, length, origin) = (range(axis), pageLength(axis), pageOrigin(axis))
        let offset = axis.of(contentOffset)
        guard length > 0 else { return range.clamp(offset) }
        let place = (offset - origin) / length
        var page = place.rounded()
        if let start {
            if velocity >= ScrollConstants.pageTurn { page = place.rounded(.down) + 1 }
            if velocity <= -ScrollConstants.pageTurn { page = place.rounded(.up) - 1 }
            page = min(max(page, start - 1), start + 1)
        }
        return range.clamp(origin + page * length)
    }
}
