import Foundation

// Swift lets only the class body declare what subclasses may override; these are the implementations.
extension UIScrollView {
    final func scrollViewWasCreated() {
        clipsToBounds = true
        pan.scrollView = self
        pan.delegateObject = self
        // What ends is never withheld by it (M-21).
        pan.delaysTouchesEnded = false
        attach(touchDelay)
        attach(pan)
        world.scrolling.hasScrollViews = true
    }

    // MARK: Where content may be (H-15)

    final func range(_ axis: ScrollAxis) -> ScrollRange {
        let inset = adjustedContentInset
        let (first, last) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let dimension = axis.of(bounds.size)
        let least = 0 - first - (axis == .vertical ? foldedTitle : 0)
        let most = max(least, axis.of(contentSize) - dimension + last)
        return ScrollRange(least: least, most: most, dimension: dimension)
    }

    final var ranges: [ScrollRange] { ScrollAxis.allCases.map { range($0) } }

    /// Whether content follows a finger along an axis, if only a little.
    final func canDrag(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return range.most > range.least || bounces && alwaysBounces
    }

    /// Whether content has further to go when a finger moves in this direction.
    final func canMove(_ axis: ScrollAxis, withFinger direction: Double) -> Bool {
        let (range, offset) = (range(axis), axis.of(contentOffset))
        let tolerance = world.gestureConstants.tolerance
        return direction > 0 ? offset > range.least + tolerance : offset < range.most - tolerance
    }

    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: range(.horizontal).clamp(offset.x), y: range(.vertical).clamp(offset.y))
    }

    /// An offset to the nearest pixel, as UIKit moves content; edges stay what they are.
    final func aligned(_ offset: CGPoint) -> CGPoint {
        var place = offset
        for axis in ScrollAxis.allCases {
            let (value, range) = (axis.of(offset), range(axis))
            guard value != range.least, value != range.most else { continue }
            let scale = world.screen.scale
            // Without a negative zero.
            place = axis.setting((value * scale).rounded() / scale + 0, in: place)
        }
        return place
    }

    // MARK: Changes

    /// The offset is the origin of the bounds: nothing else changes (H-14).
    final func setStoredOffset(_ offset: CGPoint) {
        bounds.origin = offset
    }

    final func setStoredContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else {
            return world.report(
                .invalidGeometry(property: "contentSize", value: "(\(size.width), \(size.height))"))
        }
        scroll.contentSize = size
        world.sceneHasChanged = true
        returnToRange()
    }

    final func setStoredContentInset(_ inset: UIEdgeInsets) {
        guard [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) else {
            return world.report(.invalidGeometry(property: "contentInset", value: "\(inset)"))
        }
        scroll.contentInset = inset
        returnToRange()
    }

    /// Every change of the offset is told, whoever made it (H-23); a change of the size may leave content out
    /// of its range.
    final func offsetOrSizeDidChange(from old: CGRect) {
        if old.size != bounds.size { returnToRange() }
        guard old.origin != model.pointee.bounds.origin else { return }
        foldLargeTitle()
        tellDelegate(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
        contentDidMove()
    }

    /// Content that rests outside of its range, because that has changed, goes to the nearest edge at once.
    private func returnToRange() {
        adjustToSafeArea()
        guard scroll.drag == nil, scroll.motion == nil, !scroll.wasCaught else { return }
        let place = clamped(contentOffset)
        if place != contentOffset { contentOffset = place }
    }

    final func setStoredScrollEnabled(_ isEnabled: Bool) {
        scroll.isEnabled = isEnabled
        pan.isEnabled = isEnabled
        touchDelay.isEnabled = isEnabled && scroll.delaysContentTouches
    }

    final func setStoredDelay(_ delays: Bool) {
        scroll.delaysContentTouches = delays
        touchDelay.isEnabled = delays && scroll.isEnabled
    }
}
