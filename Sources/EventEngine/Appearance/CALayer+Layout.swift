import Foundation

/// When layers place what is in them: in the layout pass of the view that they are in, behind the view itself
/// and in front of its subviews (our decision), outermost first.
extension CALayer {
    /// Notes that this layer needs layout; those above learn that something below them does.
    final func markForLayout() {
        if let view = owner as? UIView { return view.markForLayout() }
        guard !awaitsLayout else { return }
        awaitsLayout = true
        tellSuperlayersOfLayout()
    }

    /// Lets the layers above, up to that of a view and the view itself, know that something waits here.
    final func tellSuperlayersOfLayout() {
        var above = ownSuperlayer
        while let layer = above, !layer.sublayerAwaitsLayout {
            work.draw(1)
            layer.sublayerAwaitsLayout = true
            (layer.owner as? UIView)?.markDescendantForLayout()
            above = layer.ownSuperlayer
        }
    }

    /// Layout of everything from the outermost layer that waits for it; that of views is theirs.
    final func performPendingLayout() {
        if let view = owner as? UIView { return view.performPendingLayout() }
        var start: CALayer = self
        var above = ownSuperlayer
        while let layer = above, layer.owner == nil {
            work.draw(1)
            if layer.awaitsLayout { start = layer }
            above = layer.ownSuperlayer
        }
        if start.awaitsLayout { start.layoutNow() }
        start.layoutOwnSublayers()
    }

    /// Lays out the layers in this one that wait for it and are no view's.
    final func layoutOwnSublayers() {
        guard sublayerAwaitsLayout else { return }
        var waiting: [CALayer] = [self]
        while let layer = waiting.popLast(), !world.isHalted {
            if layer !== self, layer.awaitsLayout { layer.layoutNow() }
            guard layer.sublayerAwaitsLayout else { continue }
            layer.sublayerAwaitsLayout = false
            work.draw(layer.drawingOrder.count)
            waiting += layer.drawingOrder.reversed().filter {
                $0.owner == nil && ($0.awaitsLayout || $0.sublayerAwaitsLayout)
            }
        }
    }

    /// Whether the author wrote its class.
    final var isOfAuthor: Bool { dynamicSubclass != nil || !ClassNames(of: self).isKit }

    private func layoutNow() {
        awaitsLayout = false
        work.draw(WorkCost.layout)
        layoutSublayers()
    }
}
