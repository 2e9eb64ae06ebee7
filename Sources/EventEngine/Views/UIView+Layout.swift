import Foundation

extension UIView {
    /// Notes that this view needs layout; its ancestors learn that something below them does.
    final func markForLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        superviewReference?.markDescendantForLayout()
    }

    final func markDescendantForLayout() {
        for ancestor in ancestors {
            guard !ancestor.descendantNeedsLayout else { return }
            ancestor.descendantNeedsLayout = true
        }
    }

    /// Layout of everything from the outermost ancestor that needs it, as the layer does.
    final func performPendingLayout() {
        var outermost: UIView = self
        for ancestor in ancestors { outermost = ancestor }
        world.layout.withRoot(outermost) {
            outermost.prepareLayout()
            var start: UIView = self
            for ancestor in ancestors where ancestor.needsLayout { start = ancestor }
            start.layoutTree()
        }
    }

    /// Lays out this view and all below it, outermost first, until nothing needs it any more.
    final func layoutTree() {
        var rounds = 0
        while (needsLayout || descendantNeedsLayout) && !world.isHalted {
            rounds += 1
            guard rounds <= EngineConstants.layoutRounds else {
                return world.report(.endlessLayout(view: world.description(of: self)))
            }
            if needsLayout { layoutNow() }
            if world.layout.hasPending { world.layout.solve() }
            guard descendantNeedsLayout else { continue }
            descendantNeedsLayout = false
            appearance.layer?.layoutOwnSublayers()
            world.work.draw(model.pointee.subviews.count)
            for subview in model.pointee.subviews { subview.layoutTree() }
        }
    }

    private func layoutNow() {
        needsLayout = false
        world.work.draw(WorkCost.layout)
        guard asksLayerForLayout else { return layoutContent(of: appearance.layer) }
        makeLayer().layoutSublayers()
    }

    /// Whether the author's code may be between the layout pass and `layoutSubviews`: in a class of
    /// layers, or in `layoutSublayers(of:)`.
    private var asksLayerForLayout: Bool {
        if let layer = appearance.layer, layer.isOfAuthor { return true }
        if let dynamicSubclass { return dynamicSubclass.overrides(.layoutSublayersOfLayer) }
        return !ClassNames(of: self).isKit
    }

    /// What a view does when its layer places its sublayers.
    final func layoutContent(of layer: CALayer?) {
        guard layer === appearance.layer else { return }
        let controller = managingController
        controller?.viewWillLayoutSubviews()
        let wasLayingOut = isLayingOut
        isLayingOut = true
        layoutSubviews()
        isLayingOut = wasLayingOut
        controller?.viewDidLayoutSubviews()
    }

    final func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        let origin = model.pointee.frame.origin
        bounds = CGRect(origin: bounds.origin, size: size)
        guard transform.isIdentity else { return }
        // The upper left corner stays, as if the frame had been set.
        let moved = model.pointee.frame.origin
        if moved != origin {
            center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
        }
    }
}
