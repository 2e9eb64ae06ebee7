import Foundation

/// Sections that scroll by themselves: their cells are in a scroll view, which is in the collection view as
/// long as something of the section is seen, or a touch is in it.
extension UICollectionView {
    /// Puts the scroll views of the sections where they belong.
    final func layoutScrollers() {
        let layout = collection.layout
        guard layout.hasStrips || !collection.scrollers.isEmpty else { return }
        for (number, scroller) in collection.scrollers.sorted(by: { $0.key < $1.key })
        where layout.strip(ofSection: number) == nil {
            if world.touchDelivery.hasTouch(in: scroller) {
                world.tidyWhenUntouched(self)
                continue
            }
            scroller.removeFromSuperview()
            collection.scrollers[number] = nil
        }
        for number in counts.indices where !world.isHalted && world.work.draw(1) {
            guard let strip = layout.strip(ofSection: number) else { continue }
            if strip.frame.isSeen(in: bounds) {
                let scroller = scroller(ofSection: number, strip)
                guard scroller.superviewReference !== self else { continue }
                insert(scroller, at: .index(depthOfCells(behind: collection.backgroundView)))
            } else if let scroller = collection.scrollers[number] {
                putAway(scroller, strip)
            }
        }
    }

    /// A scroll view that is not seen leaves, unless a touch in it would be cancelled by that (D-11).
    private func putAway(_ scroller: _UICollectionViewOrthogonalScrollView, _ strip: OrthogonalStrip) {
        if world.touchDelivery.hasTouch(in: scroller) {
            world.tidyWhenUntouched(self)
            scroller.take(strip)
        } else {
            scroller.removeFromSuperview()
        }
    }

    /// The scroll view of a section, where the layout has placed it. It may be out of the collection view.
    private func scroller(
        ofSection number: Int, _ strip: OrthogonalStrip
    ) -> _UICollectionViewOrthogonalScrollView {
        let scroller = collection.scrollers[number] ?? makeScroller()
        collection.scrollers[number] = scroller
        scroller.take(strip)
        return scroller
    }

    /// Lets the scroll views go where their sections go; those of sections that are gone leave.
    final func moveScrollers(_ sections: [(from: Int, to: Int)]) {
        var old = collection.scrollers
        guard !old.isEmpty else { return }
        collection.scrollers = [:]
        for (from, to) in sections { collection.scrollers[to] = old.removeValue(forKey: from) }
        for (_, scroller) in old.sorted(by: { $0.key < $1.key }) { scroller.removeFromSuperview() }
    }

    private func makeScroller() -> _UICollectionViewOrthogonalScrollView {
        let scroller = world.perform { _UICollectionViewOrthogonalScrollView(frame: .zero) }
        scroller.collectionView = self
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollsToTop = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        return scroller
    }

    /// Puts a cell into what its section is in, unless it is there.
    final func bringHome(_ cell: UICollectionViewCell, _ section: Int) {
        let home = collection.scrollers[section] ?? self
        guard cell.superviewReference !== home else { return }
        let depth = home === self ? depthOfCells(behind: collection.backgroundView) : 0
        home.insert(cell, at: .index(depth))
    }

    /// The origin of what the cells of a section are in, in the coordinates of the layout.
    final func originOfCells(inSection number: Int) -> CGPoint {
        if collection.scrollers.isEmpty { return .zero }
        return collection.layout.strip(ofSection: number)?.frame.origin ?? .zero
    }

    /// Where something is seen that the layout has placed: cells of a section that scrolls by itself have
    /// moved with it.
    final func seenFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect {
        guard place.kind == nil else { return place.frame }
        let offset = collection.layout.offset(ofSection: place.indexPath.section)
        return place.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Whether something that the layout has placed is seen. What a section that scrolls by itself has beyond
    /// its scroll view is cut off there.
    final func isSeen(_ place: UICollectionViewLayoutAttributes) -> Bool {
        guard seenFrame(place).isSeen(in: bounds) else { return false }
        guard place.kind == nil, let strip = collection.layout.strip(ofSection: place.indexPath.section)
        else { return true }
        return strip.frame.isSeen(in: bounds)
    }

    /// Scrolls the section of an item, if it scrolls by itself, so that the item is where one wants it.
    final func scrollSection(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let strip = collection.layout.strip(ofSection: path.section),
            let frame = layoutAttributesForItem(at: path)?.frame
                .offsetBy(dx: -strip.frame.minX, dy: -strip.frame.minY)
        else { return }
        let scroller = scroller(ofSection: path.section, strip)
        let goal = scroller.clamped(scroller.offset(showing: frame, position, along: [strip.axis]))
        if goal != scroller.contentOffset { scroller.setContentOffset(goal, animated: animated) }
    }
}

extension UIScrollView {
    /// The offset at which a part of the content is where one wants it, along some axes.
    final func offset(
        showing frame: CGRect, _ position: UICollectionView.ScrollPosition, along axes: [ScrollAxis]
    ) -> CGPoint {
        var offset = contentOffset
        let (size, inset) = (bounds.size, adjustedContentInset)
        if axes.contains(.vertical) {
            if position.contains(.top) { offset.y = frame.minY - inset.top }
            if position.contains(.centeredVertically) { offset.y = frame.midY - size.height / 2 }
            if position.contains(.bottom) { offset.y = frame.maxY - size.height + inset.bottom }
        }
        if axes.contains(.horizontal) {
            if position.contains(.left) { offset.x = frame.minX - inset.left }
            if position.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
            if position.contains(.right) { offset.x = frame.maxX - size.width + inset.right }
        }
        return offset
    }
}

extension UICollectionViewLayout {
    /// How far a section that scrolls by itself has scrolled; zero for others.
    final func offset(ofSection number: Int) -> CGPoint {
        guard hasStrips, let strip = strip(ofSection: number) else { return .zero }
        return owner?.collection.scrollers[number]?.contentOffset
            ?? strip.axis.setting(min(0, strip.pageOrigin), in: CGPoint.zero)
    }
}
