import Foundation

/// How bars add to the insets, so that content is not under them when it is scrolled to its end.
extension UIScrollView {
    /// What the safe area adds to `contentInset`: with `scrollableAxes` along the axes on which content
    /// scrolls; with `automatic` above and below besides, where a controller inside a navigation controller
    /// owns the view and has `automaticallyAdjustsScrollViewInsets` (Apple's header says so).
    final var safeAreaAdjustment: UIEdgeInsets {
        guard world.hasSafeAreas, scroll.insetBehavior != .never else { return .zero }
        let safe = safeAreaInsets
        if scroll.insetBehavior == .always { return safe }
        let size = scroll.contentSize
        let isTall = alwaysBounceVertical || size.height > bounds.height
            || scroll.insetBehavior == .automatic && isAdjustedByOwner
        let isWide = alwaysBounceHorizontal || size.width > bounds.width
        return UIEdgeInsets(
            top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
            right: isWide ? safe.right : 0)
    }

    /// Whether the controller that owns the view makes room for bars in it. A controller owns its own view
    /// and the first scroll view directly in that (our decision, as Apple says only "owned").
    private var isAdjustedByOwner: Bool {
        guard let owner = managingController ?? superviewReference?.managingController,
            owner.automaticallyAdjustsScrollViewInsets, owner.navigationController != nil,
            world.work.draw(1)
        else { return false }
        return managingController != nil || owner.viewIfLoaded?.subviews.first { $0 is UIScrollView } === self
    }

    /// The insets may be others: content that was scrolled to its upper or left edge is so afterwards, and
    /// then the change is told (our decision, as Apple says only that it is told).
    final func adjustToSafeArea() {
        keepEdges()
        let inset = scroll.contentInset.adding(scroll.adjustment)
        guard inset != scroll.toldInset, !world.isHalted else { return }
        scroll.toldInset = inset
        adjustedContentInsetDidChange()
    }

    private func keepEdges() {
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
