import Foundation

/// The tree of layers. The layers of subviews are in it by themselves and stay with their views: to move or
/// remove such a layer, move or remove its view. Layers of the author's own may be between them.
extension CALayer {
    /// The layer that this one is in: for a view's layer, that of the superview.
    public var superlayer: CALayer? {
        if let shown { return shown.superlayer?.presentation() }
        if let view = owner as? UIView { return view.superviewReference?.layer }
        return ownSuperlayer
    }

    /// The layers in this one, from back to front; nil when there are none. Setting it replaces the layers
    /// that are not a view's.
    public var sublayers: [CALayer]? {
        get {
            if let shown { return shown.sublayers?.compactMap { $0.presentation() } }
            return allSublayers.isEmpty ? nil : allSublayers
        }
        set {
            for layer in allSublayers where layer.owner == nil { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Puts a layer in front of all others in this one.
    public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

    /// Puts a layer between others: before it is in front of `idx` layers.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { Swift.min(Int(idx), $0.count) }
    }

    /// Puts a layer directly below another, or in front of all when that one is not here.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { order in order.firstIndex { $0 === sibling } ?? order.count }
    }

    /// Puts a layer directly above another, or in front of all when that one is not here.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { order in order.firstIndex { $0 === sibling }.map { $0 + 1 } ?? order.count }
    }

    /// Puts a layer at the place of another, which goes; nothing happens when that one is not here.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of the one that it is in.
    public func removeFromSuperlayer() {
        guard owner == nil, let superlayer = ownSuperlayer else { return }
        work.draw(compared: superlayer.drawingOrder.count)
        superlayer.drawingOrder = superlayer.allSublayers.filter { $0 !== self }
        if superlayer.owner != nil, superlayer.drawingOrder.allSatisfy({ $0.owner != nil }) {
            superlayer.drawingOrder = []
        }
        ownSuperlayer = nil
        superlayer.sublayersChanged()
    }

    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        let isAbove = sequence(first: self, next: \.superlayer).contains {
            work.draw(1)
            return $0 === layer
        }
        guard layer.owner == nil, !isAbove else { return }
        layer.removeFromSuperlayer()
        // Those of views may have moved since.
        if owner != nil { drawingOrder = allSublayers }
        let place = index(drawingOrder)
        work.draw(shifted: drawingOrder.count - place)
        drawingOrder.insert(layer, at: place)
        layer.ownSuperlayer = self
        sublayersChanged()
        if layer.awaitsLayout || layer.sublayerAwaitsLayout { layer.tellSuperlayersOfLayout() }
    }

    /// Another layer is in this one, or one less. The layer of a view leaves it at that (our decision).
    private func sublayersChanged() { if owner == nil { markForLayout() } }

    /// `drawingOrder` for any layer: a view's layer without layers of the author's own has those of the
    /// subviews in their order.
    private var allSublayers: [CALayer] {
        guard let view = owner as? UIView else { return drawingOrder }
        let subviews = view.model.pointee.subviews
        work.draw(drawingOrder.isEmpty ? WorkCost.layer * subviews.count : drawingOrder.count)
        if drawingOrder.isEmpty { return subviews.map(\.layer) }
        return drawingOrder.filter { layer in
            guard let other = layer.owner as? UIView else { return true }
            return other.superviewReference === view
        }
    }
}

extension CALayer {
    /// A view was put into this layer's view, which has it among its subviews already.
    func placeLayer(of subview: UIView, at place: UIView.Place) {
        guard !drawingOrder.isEmpty, let view = owner as? UIView else { return }
        work.draw(compared: drawingOrder.count)
        drawingOrder.removeAll { $0 === subview.layer }
        func position(of sibling: UIView) -> Int? { drawingOrder.firstIndex { $0 === sibling.layer } }
        var index = drawingOrder.count
        switch place {
        case .front:
            break
        case .above(let sibling):
            if let position = position(of: sibling) { index = position + 1 }
        case .below(let sibling):
            if let position = position(of: sibling) { index = position }
        case .index:
            let subviews = view.model.pointee.subviews
            guard let own = subviews.firstIndex(where: { $0 === subview }), own + 1 < subviews.count else {
                break
            }
            if let position = position(of: subviews[own + 1]) { index = position }
        }
        drawingOrder.insert(subview.layer, at: index)
    }

    /// A subview of this layer's view was moved to the front or to the back.
    func moveLayer(of subview: UIView, toFront: Bool) {
        guard !drawingOrder.isEmpty else { return }
        drawingOrder.removeAll { $0 === subview.layer }
        drawingOrder.insert(subview.layer, at: toFront ? drawingOrder.count : 0)
    }

    /// Two subviews of this layer's view changed places.
    func exchangeLayers(of first: UIView, _ second: UIView) {
        guard let one = drawingOrder.firstIndex(where: { $0 === first.layer }),
            let other = drawingOrder.firstIndex(where: { $0 === second.layer })
        else { return }
        drawingOrder.swapAt(one, other)
    }
}
