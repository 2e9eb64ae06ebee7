import Foundation

/// How bars add to the insets, so that content is not under them when it is scrolled to its end.
extension UIScrollView {
    /// What the safe area adds to `contentInset`: with `automatic` above and below, and at the sides where
    /// the content scrolls there; with `scrollableAxes` only where it scrolls (our reading of Apple's words).
    final var safeAreaAdjustment: UIEdgeInsets {
        guard world.hasSafeAreas, scroll.insetBehavior != .never else { return .zero }
        let safe = safeAreaInsets
        if scroll.insetBehavior == .always { return safe }
        let size = scroll.contentSize
        let isTall = scroll.insetBehavior == .automatic || alwaysBounceVertical || size.height > bounds.height
        let isWide = alwaysBounceHorizontal || size.width > bounds.width
        return UIEdgeInsets(
            top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
            right: isWide ? safe.right : 0)
    }

    /// Content that was scrolled to its upper or left edge is so afterwards.
    final func adjustToSafeArea() {
        let (old, new) = (scroll.adjustment, safeAreaAdjustment)
        guard old != new else { return }
        scroll.adjustment = new
        let (inset, offset) = (contentInset, contentOffset)
        var place = offset
        if offset.y == 0 - inset.top - old.top { place.y = 0 - inset.top - new.top }
        if offset.x == 0 - inset.left - old.left { place.x = 0 - inset.left - new.left }
        if place != offset, !world.isHalted { contentOffset = place }
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
