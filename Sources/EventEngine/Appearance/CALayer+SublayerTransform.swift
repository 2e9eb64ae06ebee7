import Foundation

extension CALayer {
    /// Turns, scales or shifts all that is in the layer around the layer's anchor point, most often to see it
    /// in perspective. Points go through it on their way between a layer and those in it, views' points too
    /// (our decision, as with transforms of views in space, S-30).
    public var sublayerTransform: CATransform3D {
        get { sublayerSpace ?? CATransform3DIdentity }
        set {
            sublayerSpace = CATransform3DIsIdentity(newValue) ? nil : newValue
            guard let view = owner as? UIView else { return }
            for subview in view.model.pointee.subviews where work.draw(1) { subview.superviewTurnedSpace() }
            world.sceneHasChanged = true
        }
    }
}

extension UIView {
    /// The layer of the superview shows what is in it through a transform, or no longer.
    final func superviewTurnedSpace() {
        setProjection(storedTransform3D)
    }

    /// The view has another superview.
    final func superviewWillShow(through layer: CALayer?) {
        if layer?.sublayerSpace != nil || model.pointee.projection != nil { superviewTurnedSpace() }
    }

    /// Keeps what a transform has beyond the plane, by itself or through the layer of the superview.
    final func setProjection(_ own: CATransform3D) {
        let seen = seenThroughSuperview(own)
        model.pointee.projection = own.isFlat && seen == nil ? nil : Projection(own, seenAs: seen ?? own)
        model.pointee.hasTransform =
            model.pointee.projection != nil || !model.pointee.transform.isIdentity
    }

    /// The view, or something that it is seen through, is elsewhere or has another size.
    final func spaceChanged() {
        if model.pointee.projection != nil { superviewTurnedSpace() }
        guard appearance.layer?.sublayerSpace != nil else { return }
        for subview in model.pointee.subviews where world.work.draw(1) { subview.superviewTurnedSpace() }
    }

    /// A transform as the layer of the superview shows it; nil where that shows all as it is.
    private func seenThroughSuperview(_ own: CATransform3D) -> CATransform3D? {
        guard let superview = superviewReference, let around = superview.appearance.layer?.sublayerSpace
        else { return nil }
        let (here, above) = (model.pointee.center, superview.model.pointee)
        let there = CGPoint(
            x: above.bounds.minX + above.anchorOffset.x, y: above.bounds.minY + above.anchorOffset.y)
        return own.seen(
            through: around, at: CGPoint(x: here.x - there.x, y: here.y - there.y),
            height: appearance.layer?.zPosition ?? 0)
    }
}

/// A transform of a view that leaves the plane, by itself or through the layer of its superview. It is apart,
/// since hardly any view has one, and a value that does not change: a walk over views copies nothing for it.
final class Projection {
    /// The view's own transform, and how the view is seen in its superview.
    let own, transform: CATransform3D

    init(_ own: CATransform3D, seenAs transform: CATransform3D) {
        (self.own, self.transform) = (own, transform)
    }
}
