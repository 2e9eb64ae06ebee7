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
        let layer = appearance.layer
        let isWantedByLayer = layer?.drawing.redraws == true
        guard appearance.contentMode == .redraw || isWantedByLayer else { return }
        markForDisplay()
        if isWantedByLayer { layer?.markForDisplay() }
    }

    /// What a view does when its layer is drawn.
    final func drawContent(of layer: CALayer) {
        if layer === appearance.layer { draw(model.pointee.bounds) }
    }

    /// Whether a class of the author's may draw it.
    private var isDrawnByAuthor: Bool {
        if let dynamicSubclass {
            return dynamicSubclass.overrides(.draw) || dynamicSubclass.overrides(.drawLayerInContext)
        }
        return !model.pointee.isPlain && !ClassNames(of: self).isKit
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
        model.pointee.needsDisplay = false
        world.drawing { context in
            if let dynamicSubclass, !dynamicSubclass.overrides(.drawLayerInContext) {
                draw(model.pointee.bounds)
            } else {
                draw(layer, in: context)
            }
        }
        return true
    }
}

extension CALayer {
    /// Asks for `draw(in:)` of an author's class at the end of the turn.
    final func markForDisplay() {
        guard isOfAuthor, !awaitsDisplay else { return }
        awaitsDisplay = true
        world.layersToDraw.append(Weak(object: self))
    }

    /// Draws it, or lets it wait until it is in a window.
    fileprivate func drawIfSeen() -> Bool {
        awaitsDisplay = false
        guard isInWindow else {
            markForDisplay()
            return false
        }
        world.drawing { draw(in: $0) }
        return true
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
    fileprivate func drawing(_ body: (CGContext) -> Void) {
        let context = CGContext()
        let depth = imageContexts.count
        imageContexts.append(ImageContext(size: nil, scale: 1, context: context))
        body(context)
        imageContexts.removeSubrange(min(depth, imageContexts.count)...)
    }
}
