import Foundation

/// Content that moves without a finger: by the momentum that one left, back to an edge, or by code.
extension UIScrollView {
    // MARK: Coming to rest

    /// No finger holds content any more: it goes where its momentum takes it, to a page, or back to its
    /// range.
    ///
    /// A delegate that makes the place where content is the target takes the momentum away; what it moves
    /// itself meanwhile stays there. That is our decision, from pagers that animate the offset in
    /// `scrollViewWillEndDragging` and are known to work.
    ///
    /// - Parameters:
    ///   - velocity: of the content, in points for each millisecond.
    ///   - drag: the drag that is over; nil for content that a finger only stopped.
    final func settle(velocity: CGPoint, from drag: ScrollDrag?) {
        var goal = naturalGoal(velocity, drag)
        var changed: [ScrollAxis] = []
        if drag != nil {
            let (proposal, before) = (clamped(goal), contentOffset)
            let wish = askForTarget(velocity, proposal)
            for axis in ScrollAxis.allCases where axis.of(wish) != axis.of(proposal) {
                let stays = axis.of(wish) == axis.of(before)
                goal = axis.setting(axis.of(stays ? contentOffset : wish), in: goal)
                changed.append(axis)
            }
        } else if let place = restingPlace(near: clamped(goal)) {
            goal = place
        }
        let offset = contentOffset
        let willMove = offset != clamped(offset) || ScrollAxis.allCases.contains { axis in
            abs(axis.of(goal) - axis.of(offset)) >= ScrollConstants.rest
        }
        if let drag {
            scroll.drag = nil
            scroll.isDragging = willMove
            world.endSpan(drag.span, self)
            tellDelegate(.scrollViewDidEndDragging, [self, willMove]) {
                $0.scrollViewDidEndDragging(self, willDecelerate: willMove)
            }
        }
        // The delegate may have sent content elsewhere.
        guard willMove, scroll.motion == nil, !world.isHalted else {
            scroll.isDragging = scroll.motion?.kind == .decelerating
            if scroll.motion == nil { contentCameToRest() }
            return
        }
        decelerate(to: goal, velocity: velocity, changed)
    }

    /// Where content would come to rest by itself, if it had no edges.
    private func naturalGoal(_ velocity: CGPoint, _ drag: ScrollDrag?) -> CGPoint {
        var goal = contentOffset
        for axis in ScrollAxis.allCases {
            let speed = axis.of(velocity)
            if isPagingEnabled {
                goal = axis.setting(
                    pageTarget(axis, velocity: speed, from: drag.map { axis.of($0.page) }), in: goal)
            } else {
                goal = axis.setting(axis.of(goal) + speed * rate / (1 - rate), in: goal)
            }
        }
        return isPagingEnabled ? goal : aligned(goal)
    }

    /// What is left of the velocity after a millisecond; one that never ends would be none.
    private var rate: Double {
        isPagingEnabled ? ScrollConstants.pageRate : min(max(decelerationRate.rawValue, 0), 0.9999)
    }

    /// The rate with which content arrives at a goal that the delegate has set (H-22): the one that the
    /// finger's speed fits, if that is fast enough; else the fast one, so that nobody waits for it. That is
    /// our decision.
    private func rate(over way: Double, velocity: Double) -> Double {
        guard way != 0 else { return rate }
        let fitting = exp(-velocity / way)
        let isFast = abs(velocity) >= ScrollConstants.pageTurn && velocity / way > 0
        if isFast, fitting <= sqrt(rate) { return max(fitting, 0.5) }
        return max(0.5, min(fitting, rate, ScrollConstants.pageRate))
    }

    private func decelerate(to goal: CGPoint, velocity: CGPoint, _ changed: [ScrollAxis]) {
        let offset = contentOffset
        move(.decelerating) { axis in
            let (way, speed) = (axis.of(goal) - axis.of(offset), axis.of(velocity))
            return AxisMotion(
                at: world.clock.now, from: axis.of(offset), to: axis.of(goal), velocity: speed,
                rate: changed.contains(axis) ? rate(over: way, velocity: speed) : rate, range: range(axis),
                bounces: bounces)
        }
        tellDelegate(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    }

    // MARK: By code

    final func go(to offset: CGPoint, animated: Bool) {
        let isSeen = windowReference != nil && world.animationsAreEnabled
        guard animated, isSeen, offset.x.isFinite, offset.y.isFinite else {
            stopMotion()
            // Observers that hold the content at a place set it again and again, and hear nothing of that.
            if offset != contentOffset { contentOffset = offset }
            return
        }
        let start = contentOffset
        guard offset != start else { return }
        stopMotion()
        move(.animating) { axis in
            AxisMotion(at: world.clock.now, animatedFrom: axis.of(start), to: axis.of(offset))
        }
    }

    /// As little as possible: a part that is larger than the view is shown from its near edge.
    final func show(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = CGRect(
            x: bounds.minX + inset.left, y: bounds.minY + inset.top,
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var offset = contentOffset
        if rect.minX < visible.minX {
            offset.x += rect.minX - visible.minX
        } else if rect.maxX > visible.maxX {
            offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
        }
        if rect.minY < visible.minY {
            offset.y += rect.minY - visible.minY
        } else if rect.maxY > visible.maxY {
            offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
        }
        offset = clamped(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Frames

    private func move(_ kind: Recording.ScrollSpan.Kind, along curve: (ScrollAxis) -> AxisMotion) {
        world.scrolling.add(self)
        let now = world.clock.now
        scroll.motion = ScrollMotion(
            kind: kind, horizontal: curve(.horizontal), vertical: curve(.vertical), origin: now, last: now,
            shown: contentOffset, ranges: ranges, span: world.beginSpan(kind, self))
        awaitFrame()
    }

    private func awaitFrame() {
        guard var motion = scroll.motion else { return }
        motion.frame += 1
        let frames = EngineConstants.framesPerSecond
        let instant = motion.origin + (motion.frame * 1_000_000 + frames / 2) / frames
        motion.timer = world.timers.add(at: instant) { [weak self] in self?.moveOn() }
        scroll.motion = motion
    }

    private func moveOn() {
        guard var motion = scroll.motion, !world.isHalted else { return }
        guard windowReference != nil else { return stopMotion() }
        if motion.kind == .decelerating { plan(&motion) }
        let now = world.clock.now
        motion.last = now
        let (x, y) = (motion.horizontal.offset(at: now), motion.vertical.offset(at: now))
        let goal = CGPoint(x: motion.horizontal.goal, y: motion.vertical.goal)
        let place = aligned(CGPoint(x: x ?? goal.x, y: y ?? goal.y))
        motion.shown = CGPoint(x: x == nil ? goal.x : place.x, y: y == nil ? goal.y : place.y)
        scroll.motion = motion
        if motion.shown != contentOffset { contentOffset = motion.shown }
        // The delegate may have stopped it, or begun another.
        guard scroll.motion?.origin == motion.origin else { return }
        guard x == nil, y == nil else { return awaitFrame() }
        if motion.kind == .animating { returnToEdges(movedSince: motion) }
        stopMotion()
    }

    /// Content that code has sent to where it ended then, and which ends sooner now, goes back to its edge at
    /// once (our decision). What was sent beyond an edge stays there.
    private func returnToEdges(movedSince motion: ScrollMotion) {
        let places = zip(ScrollAxis.allCases, zip(motion.ranges, ranges)).map { axis, ranges in
            let (goal, isInside) = (motion[axis].goal, ranges.0.overshoot(motion[axis].goal) == 0)
            return isInside ? ranges.1.clamp(goal) : goal
        }
        let place = CGPoint(x: places[0], y: places[1])
        if place != contentOffset { contentOffset = place }
    }

    /// Plans the rest of the way anew where somebody else has moved content, or has moved its edges.
    private func plan(_ motion: inout ScrollMotion) {
        let (offset, ranges) = (contentOffset, ranges)
        for (axis, (old, new)) in zip(ScrollAxis.allCases, zip(motion.ranges, ranges)) {
            let hasNewEdge = old != new && (motion[axis].meetsEdge || new.overshoot(motion[axis].goal) != 0)
            guard hasNewEdge || axis.of(offset) != axis.of(motion.shown) else { continue }
            let velocity = motion[axis].velocity(at: motion.last)
            let way = rate > 0 ? velocity / -log(rate) : 0
            motion[axis] = AxisMotion(
                at: motion.last, from: axis.of(offset), to: axis.of(offset) + way, velocity: velocity,
                rate: rate, range: new, bounces: bounces)
        }
        motion.ranges = ranges
    }

    /// Content stops where it is.
    final func stopMotion() {
        guard let motion = scroll.motion else { return }
        if let timer = motion.timer { world.timers.cancel(timer) }
        scroll.motion = nil
        world.endSpan(motion.span, self)
        if motion.kind == .animating {
            if scroll.isGoingToTop { return tellScrolledToTop() }
            tellDelegate(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
            contentCameToRest()
        } else {
            scroll.isDragging = false
            tellDelegate(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
            contentCameToRest()
        }
    }
}
