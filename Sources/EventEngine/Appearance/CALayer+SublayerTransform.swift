import Foundation

extension CALayer {
    /// Turns, scales or shifts all that is in the layer around the layer's anchor point, most often to see it
    /// in perspective. Points go through it on their way between a layer and those in it, views' points too
    /// (S-30).
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
    final func setProjection(_ transform: CATransform3D) {
        let isSeenThrough = superviewReference?.appearance.layer?.sublayerSpace != nil
        let projection = transform.isFlat && !isSeenThrough ? nil : Projection(transform, of: self)
        model.pointee.projection = projection
        model.pointee.hasTransform = projection != nil || !model.pointee.transform.isIdentity
    }
}

/// A transform of a view that leaves the plane, by itself or through the layer of its superview. It is apart,
/// since hardly any view has one.
final class Projection {
    /// The view's own transform.
    let own: CATransform3D
    private weak var view: UIView?

    init(_ own: CATransform3D, of view: UIView) { (self.own, self.view) = (own, view) }

    /// How the view is seen in its superview.
    var transform: CATransform3D {
        guard let view, let superview = view.superviewReference,
            let around = superview.appearance.layer?.sublayerSpace
        else { return own }
        let (here, above) = (view.model.pointee.center, superview.model.pointee)
        let there = CGPoint(
            x: above.bounds.minX + above.anchorOffset.x, y: above.bounds.minY + above.anchorOffset.y)
        return own.seen(
            through: around, at: CGPoint(x: here.x - there.x, y: here.y - there.y),
            height: view.appearance.layer?.zPosition ?? 0)
    }
}
