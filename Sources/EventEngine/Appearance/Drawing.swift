import Foundation

/// When `draw(_:)` is called, of which nothing is seen: at the end of a turn, after layout, for each view
/// that has asked for it, that is seen and that the author's code may draw (S-32). A new view has asked for
/// it.
extension UIView {
    /// Asks for `draw(_:)` at the end of the turn in which the view is seen.
    final func markForDisplay() {
        model.pointee.needsDisplay = true
        awaitDisplay()
    }

    /// Waits to be drawn, if it has to be; called when the view comes into a window, too.
    final func awaitDisplay() {
        guard model.pointee.needsDisplay, !model.pointee.awaitsDisplay, windowReference != nil,
            isDrawnByAuthor
        else { return }
        model.pointee.awaitsDisplay = true
        world.viewsToDraw.append(Weak(object: self))
    }

    /// What is drawn anew when the size has changed: by the content mode, or by what the layer wants.
    final func drawAnewForSize() {
        guard appearance.contentMode == .redraw || appearance.layer?.drawing.redraws == true else { return }
        requestDisplay()
    }

    /// Asks for drawing as code does: its layer, where an author wrote that, else the view.
    final func requestDisplay() {
        if let layer = appearance.layer, layer.isOfAuthor { layer.markForDisplay() } else { markForDisplay() }
    }

    /// What a view does when its layer is drawn.
    final func drawContent(of layer: CALayer) {
        if layer === appearance.layer { draw(model.pointee.bounds) }
    }

    /// Whether a class of the author's may draw it.
    private var isDrawnByAuthor: Bool {
        if let dynamicSubclass {
            return dynamicSubclass.overrides(.draw) || drawsByLayer(dynamicSubclass)
        }
        return !model.pointee.isPlain && !ClassNames(of: self).isKit
    }

    private func drawsByLayer(_ author: any DynamicSubclass) -> Bool {
        author.overrides(.drawLayerInContext) || author.overrides(.displayLayer)
            || author.overrides(.layerWillDraw)
    }

    /// Whether something of it is on the screen, whatever is in front of it.
    fileprivate var isDisplayed: Bool {
        !model.pointee.bounds.isEmpty && ancestors.allSatisfy { !$0.model.pointee.isHidden }
    }

    /// Draws it, or lets it wait until it is seen.
    fileprivate func drawIfSeen() -> Bool {
        model.pointee.awaitsDisplay = false
        guard isDisplayed, windowReference != nil else {
            awaitDisplay()
            return false
        }
        drawNow()
        return true
    }

    /// Through its layer, where the author's code may be on the way.
    fileprivate func drawNow() {
        (model.pointee.needsDisplay, model.pointee.awaitsDisplay) = (false, false)
        if let dynamicSubclass, !drawsByLayer(dynamicSubclass), appearance.layer?.isOfAuthor != true {
            world.drawing(in: model.pointee.bounds) { _ in draw(model.pointee.bounds) }
        } else {
            layer.awaitsDisplay = false
            layer.display()
        }
    }
}

extension CALayer {
    /// Asks for `display()` at the end of the turn. What a view draws on asks for its view, unless an author
    /// wrote the layer.
    final func markForDisplay() {
        if let view = owner as? UIView, !isOfAuthor { return view.markForDisplay() }
        guard !awaitsDisplay else { return }
        awaitsDisplay = true
        world.layersToDraw.append(Weak(object: self))
    }

    /// Draws it, or lets it wait until it is in a window.
    fileprivate func drawIfSeen() -> Bool {
        guard awaitsDisplay else { return false }
        awaitsDisplay = false
        guard isInWindow else {
            markForDisplay()
            return false
        }
        display()
        return true
    }

    final func displayNow() {
        if awaitsDisplay {
            awaitsDisplay = false
            return display()
        }
        if let view = owner as? UIView, view.model.pointee.awaitsDisplay { view.drawNow() }
    }

    /// The delegate gives the contents, if it has the method for it. Else the layer draws them, which the
    /// delegate hears before.
    final func defaultDisplay() {
        if world.declares(delegateOrView, .displayLayer) {
            return world.askDelegate(delegateOrView, .displayLayer, [self], fallback: ()) {
                ($0 as? any CALayerDelegate)?.display(self)
            }
        }
        world.drawing(in: storedBounds) { context in
            world.askDelegate(delegateOrView, .layerWillDraw, [self], fallback: ()) {
                ($0 as? any CALayerDelegate)?.layerWillDraw(self)
            }
            draw(in: context)
        }
    }

    final func drawByDelegate(in context: CGContext) {
        if let view = owner as? UIView { return view.draw(self, in: context) }
        world.askDelegate(delegateObject, .drawLayerInContext, [self, context], fallback: ()) {
            ($0 as? any CALayerDelegate)?.draw(self, in: context)
        }
    }
}

extension Simulator {
    /// Draws what waits for it; what is not seen yet goes on waiting.
    ///
    /// - Returns: whether anything was drawn, which may have asked for layout.
    func drawWhatWaits() -> Bool {
        guard !(viewsToDraw.isEmpty && layersToDraw.isEmpty), !isHalted else { return false }
        let (views, layers) = (viewsToDraw, layersToDraw)
        (viewsToDraw, layersToDraw) = ([], [])
        var isAnyDrawn = false
        for view in views.lazy.compactMap(\.object) where work.draw(WorkCost.block) {
            if view.drawIfSeen() { isAnyDrawn = true }
        }
        for layer in layers.lazy.compactMap(\.object) where work.draw(WorkCost.block) {
            if layer.drawIfSeen() { isAnyDrawn = true }
        }
        return isAnyDrawn
    }

    /// Something that is drawn into a context, which is the current one meanwhile.
    fileprivate func drawing(in bounds: CGRect, _ body: (CGContext) -> Void) {
        let context = CGContext(bounds: bounds)
        let depth = imageContexts.count
        imageContexts.append(ImageContext(size: nil, scale: 1, context: context))
        body(context)
        imageContexts.removeSubrange(min(depth, imageContexts.count)...)
    }
}
