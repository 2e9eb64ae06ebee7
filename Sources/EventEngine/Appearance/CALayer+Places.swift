import Foundation

/// Points between layers, and which layer is at a point (S-28).
extension CALayer {
    func defaultHitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, work.draw(1) else { return nil }
        let point = fromSuperlayer(p)
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    /// A point of another layer in this one's coordinates; nil stands for the outermost one.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromOutside(l?.toOutside(p) ?? p) }
    /// A point of this layer in another one's coordinates; nil stands for the outermost one.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let outside = toOutside(p)
        return l?.fromOutside(outside) ?? outside
    }
    /// The box around the converted rectangle.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { boundingBox(r) { convert($0, from: l) } }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { boundingBox(r) { convert($0, to: l) } }

    /// What `superlayer` would go through, from this layer to the outermost one.
    var line: [CALayer] {
        Array(sequence(first: self, next: { $0.work.draw(1) ? $0.superlayer : nil }))
    }

    private func toOutside(_ point: CGPoint) -> CGPoint {
        line.dropLast().reduce(point) { $1.toSuperlayer($0) }
    }

    private func fromOutside(_ point: CGPoint) -> CGPoint {
        line.dropLast().reversed().reduce(point) { $1.fromSuperlayer($0) }
    }

    /// How it is turned on the way to the layer above, which may have a transform for all that is in it.
    private var spaceInSuperlayer: CATransform3D {
        guard let superlayer, let around = superlayer.sublayerSpace else { return transform }
        let (here, there) = (position, superlayer.anchor)
        let offset = CGPoint(x: here.x - there.x, y: here.y - there.y)
        return transform.seen(through: around, at: offset, height: zPosition)
    }

    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    private func toSuperlayer(_ point: CGPoint) -> CGPoint {
        let straight = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
        let space = spaceInSuperlayer
        let turned = space.isFlat ? straight.applying(space.flat) : space.project(straight)
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    /// Without an inverse nothing is inside (B-13).
    private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        let space = spaceInSuperlayer
        if !space.isFlat {
            let own = space.unproject(CGPoint(x: point.x - position.x, y: point.y - position.y))
            return CGPoint(x: own.x + anchor.x, y: own.y + anchor.y)
        }
        let transform = space.flat
        guard transform.isInvertible else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        let straight = CGPoint(x: point.x - position.x, y: point.y - position.y)
            .applying(transform.isIdentity ? transform : transform.inverted())
        return CGPoint(x: straight.x + anchor.x, y: straight.y + anchor.y)
    }

    /// A copy of the layer as it is seen now: in the middle of an animation, between its values. The layers
    /// above and in it are such copies too. Subclasses make it with `init(layer:)`.
    public func presentation() -> Self? {
        guard shown == nil else { return self }
        guard let copy = makeCopy() as? Self else { return nil }
        copy.shown = self
        copy.takeLook(of: self)
        copy.keptValues = keptValues
        copy.sublayerSpace = sublayerSpace
        copy.own = LayerGeometry(
            bounds: storedBounds, position: position, anchorPoint: anchorPoint, space: transform,
            opacity: opacity, isHidden: storedIsHidden, masksToBounds: masksToBounds,
            backgroundColor: backgroundColor)
        if let seen = (owner as? UIView)?.seenValues {
            copy.own.bounds = seen.bounds
            copy.own.position = seen.center
            if transform.isFlat { copy.own.transform = seen.transform }
            copy.own.opacity = seen.alpha
        }
        for animation in running where work.draw(WorkCost.block) { animation.show(on: copy) }
        return copy
    }

    private func makeCopy() -> CALayer? {
        if let dynamicSubclass { return dynamicSubclass.copyForPresentation() as? CALayer }
        return world.layerClasses.copier(of: type(of: self))?(self)
    }

    /// The layer with the model values: this one, or what this one is a copy of.
    public func model() -> Self { shown as? Self ?? self }
}
