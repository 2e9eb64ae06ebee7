import Foundation

/// What an animation can change in a view, as far as touches need it.
struct SeenValues: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: Float

    init(of view: UIView) {
        let model = view.model.pointee
        (bounds, center, transform, alpha) = (model.bounds, model.center, model.transform, model.alpha)
    }

    /// Between these values and others: 0 for these, 1 for the others. Transforms are mixed number by number,
    /// our decision.
    func mixed(with other: SeenValues, _ part: Double) -> SeenValues {
        func mix(_ one: CGFloat, _ another: CGFloat) -> CGFloat { one + (another - one) * CGFloat(part) }
        var values = self
        values.bounds = CGRect(
            x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
            width: mix(bounds.width, other.bounds.width), height: mix(bounds.height, other.bounds.height))
        values.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
        values.alpha = alpha + (other.alpha - alpha) * Float(part)
        values.transform = CGAffineTransform(
            a: mix(transform.a, other.transform.a), b: mix(transform.b, other.transform.b),
            c: mix(transform.c, other.transform.c), d: mix(transform.d, other.transform.d),
            tx: mix(transform.tx, other.transform.tx), ty: mix(transform.ty, other.transform.ty))
        return values
    }

    /// Makes them the view's model values.
    func apply(to view: UIView) {
        if view.model.pointee.bounds.size != bounds.size { view.setStoredBounds(bounds) }
        if view.model.pointee.center != center { view.setStoredCenter(center) }
        if view.model.pointee.transform != transform { view.setStoredTransform(transform) }
        if view.model.pointee.alpha != alpha { view.setStoredAlpha(CGFloat(alpha)) }
    }
}

extension UIView {
    /// What is seen in the middle of an animation; nil when that is what the model says.
    final var seenValues: SeenValues? {
        guard model.pointee.isSeenElsewhere else { return nil }
        return world.seenViews[ObjectIdentifier(self)]?.last?.values(of: self)
    }

    /// A point of the superview in this view's coordinates, as it is seen (S-19).
    final func pointWhereSeen(_ point: CGPoint) -> CGPoint {
        guard let animation = world.seenViews[ObjectIdentifier(self)]?.last(where: \.isHitWhereSeen),
            let seen = animation.values(of: self)
        else { return model.pointee.fromSuperview(point) }
        var state = model.pointee
        (state.bounds, state.center, state.transform) = (seen.bounds, seen.center, seen.transform)
        state.hasTransform = !seen.transform.isIdentity || state.projection != nil
        return state.fromSuperview(point)
    }
}
