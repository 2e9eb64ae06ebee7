import Foundation

/// What hit-testing and conversion read of a view. It is kept behind a pointer: checks for exclusive access
/// to class properties would make the walk several times slower.
struct ViewState {
    /// Neither traced nor with a run-time subclass: messages go straight to the engine.
    var isUnobserved: Bool
    /// Of a class whose answers to hit-testing are the engine's own.
    var isPlain = false
    var hasDynamicSubclass = false
    /// Whether a property of it was ever observed by its key path.
    var isKeyValueObserved = false
    var isHidden = false
    var isUserInteractionEnabled = true
    var hasTransform = false
    /// Whether it has asked to be drawn, and whether it is among those that wait for it.
    var needsDisplay = true
    var awaitsDisplay = false
    /// In the middle of an animation it is seen at another place.
    var isSeenElsewhere = false
    /// Running animations that do not allow interaction (B-15).
    var blockingAnimations: Int32 = 0
    /// A 32-bit number as in the layer (B-02).
    var alpha: Float = 1
    var bounds: CGRect
    var center: CGPoint
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    /// A transform that leaves the plane, by itself or as the superview's layer shows what is in it; it takes
    /// the place of `transform` (S-30).
    var projection: Projection?
    var subviews: [UIView] = []

    /// Where the anchor is in the view, measured from the bounds' upper left corner.
    @inline(__always)
    var anchorOffset: CGPoint {
        CGPoint(x: anchorPoint.x * bounds.size.width, y: anchorPoint.y * bounds.size.height)
    }
}

extension ViewState {
    /// Whether the state alone says that a hit-test finds nothing: nobody watches the view or answers in its
    /// place, and a gate or its bounds keep the point out, which is in the superview's coordinates (B-01,
    /// B-04).
    @inline(__always)
    func keepsOut(_ point: CGPoint) -> Bool {
        guard isPlain, isUnobserved, !isSeenElsewhere else { return false }
        return isHidden || !isUserInteractionEnabled || Double(alpha) < 0.01
            || !bounds.encloses(fromSuperview(point))
    }

    /// A point of the superview in this view's own coordinates (B-11). Without an inverse, nothing is inside
    /// (B-13).
    @inline(__always)
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        if !hasTransform {
            return CGPoint(
                x: point.x - (center.x - anchorPoint.x * bounds.size.width) + bounds.origin.x,
                y: point.y - (center.y - anchorPoint.y * bounds.size.height) + bounds.origin.y)
        }
        return transformedFromSuperview(point)
    }

    /// A point of this view in its superview's coordinates.
    @inline(__always)
    func toSuperview(_ point: CGPoint) -> CGPoint {
        if !hasTransform {
            return CGPoint(
                x: point.x - bounds.origin.x + (center.x - anchorPoint.x * bounds.size.width),
                y: point.y - bounds.origin.y + (center.y - anchorPoint.y * bounds.size.height))
        }
        let x = point.x - bounds.origin.x - anchorOffset.x
        let y = point.y - bounds.origin.y - anchorOffset.y
        if let projection {
            let seen = projection.transform.project(CGPoint(x: x, y: y))
            return CGPoint(x: seen.x + center.x, y: seen.y + center.y)
        }
        return CGPoint(
            x: transform.a * x + transform.c * y + transform.tx + center.x,
            y: transform.b * x + transform.d * y + transform.ty + center.y)
    }

    private func transformedFromSuperview(_ point: CGPoint) -> CGPoint {
        if let projection {
            let place = CGPoint(x: point.x - center.x, y: point.y - center.y)
            let own = projection.transform.unproject(place)
            return CGPoint(
                x: own.x + anchorOffset.x + bounds.origin.x, y: own.y + anchorOffset.y + bounds.origin.y)
        }
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0 else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        let x = point.x - center.x - transform.tx
        let y = point.y - center.y - transform.ty
        return CGPoint(
            x: (transform.d * x - transform.c * y) / determinant + anchorOffset.x + bounds.origin.x,
            y: (transform.a * y - transform.b * x) / determinant + anchorOffset.y + bounds.origin.y)
    }

    /// The view's rectangle in its superview: for a transformed view the bounding box (L-02).
    var frame: CGRect {
        if !hasTransform {
            let origin = CGPoint(x: center.x - anchorOffset.x, y: center.y - anchorOffset.y)
            return CGRect(origin: origin, size: bounds.size)
        }
        // Not through the superview's layer: a frame is the view's own.
        if let projection {
            return boundingBox(bounds) { point in
                let straight = CGPoint(
                    x: point.x - bounds.origin.x - anchorOffset.x,
                    y: point.y - bounds.origin.y - anchorOffset.y)
                let seen = projection.own.project(straight)
                return CGPoint(x: seen.x + center.x, y: seen.y + center.y)
            }
        }
        return boundingBox(bounds, toSuperview)
    }
}

/// The smallest rectangle around the images of a rectangle's corners.
func boundingBox(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
        map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
        map(CGPoint(x: rect.maxX, y: rect.maxY)), map(CGPoint(x: rect.minX, y: rect.maxY)),
    ]
    var (minX, minY) = (corners[0].x, corners[0].y)
    var (maxX, maxY) = (minX, minY)
    for corner in corners.dropFirst() {
        (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
        (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
}
