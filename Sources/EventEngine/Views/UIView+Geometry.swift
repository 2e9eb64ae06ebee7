import Foundation

extension UIView {
    /// Setting the frame sets the centre and the size of the bounds (L-02).
    final func setStoredFrame(_ frame: CGRect) {
        let frame = frame.standardized
        guard accept(frame.origin, "frame", frame), accept(frame.size, "frame", frame) else { return }
        var size = frame.size
        if model.pointee.hasTransform {
            let inverse = model.pointee.transform.inverted()
            size = boundingBox(CGRect(origin: .zero, size: frame.size)) { $0.applying(inverse) }.size
        }
        let anchor = model.pointee.anchorPoint
        let center = CGPoint(
            x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
        guard accept(center, "frame", frame), accept(size, "frame", frame) else { return }
        let old = model.pointee.bounds
        if center != model.pointee.center || size != old.size { willChangeAnimatably() }
        model.pointee.center = center
        if size != old.size { boundsWillChange(to: CGRect(origin: old.origin, size: size)) }
        model.pointee.bounds.size = size
        geometryChanged(from: old)
    }

    /// Setting the bounds keeps the centre; another origin moves the content, not the view (L-02).
    final func setStoredBounds(_ bounds: CGRect) {
        let bounds = CGRect(
            origin: bounds.origin,
            size: CGSize(width: abs(bounds.size.width), height: abs(bounds.size.height)))
        guard accept(bounds.origin, "bounds", bounds), accept(bounds.size, "bounds", bounds) else { return }
        let old = model.pointee.bounds
        if bounds != old {
            willChangeAnimatably()
            boundsWillChange(to: bounds)
        }
        model.pointee.bounds = bounds
        if old.origin != bounds.origin { markForLayout() }
        geometryChanged(from: old)
    }

    final func setStoredCenter(_ center: CGPoint) {
        guard accept(center, "center", center) else { return }
        if center != model.pointee.center { willChangeAnimatably() }
        model.pointee.center = center
        layoutFrameChanged()
        spaceChanged()
        world.sceneHasChanged = true
    }

    /// Any numbers will do: Core Animation raises nothing about transforms. What cannot be undone cannot be
    /// touched (B-13).
    final func setStoredTransform(_ transform: CGAffineTransform) {
        if transform != model.pointee.transform { willChangeAnimatably() }
        model.pointee.transform = transform
        setProjection(CATransform3D(transform))
        world.sceneHasChanged = true
    }

    /// A transform in space. One that stays in the plane is an ordinary one (S-30).
    final func setStoredTransform3D(_ transform: CATransform3D) {
        setStoredTransform(transform.flat)
        guard !transform.isFlat else { return }
        willChangeAnimatably()
        setProjection(transform)
    }

    final var storedTransform3D: CATransform3D {
        model.pointee.projection?.own ?? CATransform3D(model.pointee.transform)
    }

    /// How the view is turned in space around its anchor. Touches go through the inverse projection (S-30);
    /// while it is animated, the view is hit as at the end.
    public var transform3D: CATransform3D {
        get { storedTransform3D }
        set { setStoredTransform3D(newValue) }
    }

    /// Where the anchor is in the view, as fractions of its size; moving it moves the view.
    final func setStoredAnchorPoint(_ anchorPoint: CGPoint) {
        guard accept(anchorPoint, "anchorPoint", anchorPoint) else { return }
        model.pointee.anchorPoint = anchorPoint
        layoutFrameChanged()
        spaceChanged()
        world.sceneHasChanged = true
    }

    final func setStoredAlpha(_ alpha: CGFloat) {
        guard accept([alpha], "alpha", alpha) else { return }
        let alpha = Float(min(max(alpha, 0), 1))
        if alpha != model.pointee.alpha { willChangeAnimatably() }
        model.pointee.alpha = alpha
        world.sceneHasChanged = true
    }

    final func setStoredHidden(_ isHidden: Bool) {
        guard model.pointee.isHidden != isHidden else { return }
        model.pointee.isHidden = isHidden
        world.sceneHasChanged = true
        tellStackOfVisibility()
        visibilityDidChange()
    }

    final func setStoredInteraction(_ isEnabled: Bool) {
        model.pointee.isUserInteractionEnabled = isEnabled
        world.sceneHasChanged = true
    }

    final func setStoredClipping(_ clips: Bool) {
        appearance.clipsToBounds = clips
        world.sceneHasChanged = true
    }

    private func geometryChanged(from old: CGRect) {
        spaceChanged()
        world.sceneHasChanged = true
        layoutFrameChanged()
        let bounds = model.pointee.bounds
        if old.size != bounds.size {
            markForLayout()
            // A superview that is being laid out made the change itself (S-03).
            if let superview = superviewReference, !superview.isLayingOut { superview.markForLayout() }
            if touchSettings.autoresizesSubviews { resizeSubviews(from: old.size) }
            managingController?.viewWasResized()
            drawAnewForSize()
        }
        if old != bounds { boundsDidChange(from: old) }
    }

    // MARK: Numbers that cannot be drawn

    private func accept(_ point: CGPoint, _ property: String, _ value: Any) -> Bool {
        accept([point.x, point.y], property, value)
    }

    private func accept(_ size: CGSize, _ property: String, _ value: Any) -> Bool {
        accept([size.width, size.height], property, value)
    }

    /// UIKit raises `CALayerInvalidGeometry` here; the world reports it and the old value stays.
    private func accept(_ numbers: [CGFloat], _ property: String, _ value: Any) -> Bool {
        if numbers.allSatisfy(\.isFinite) { return true }
        world.report(.invalidGeometry(property: property, value: Self.spell(value)))
        return false
    }

    private static func spell(_ value: Any) -> String {
        switch value {
        case let rect as CGRect:
            "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
        case let point as CGPoint: "(\(point.x), \(point.y))"
        case let number as CGFloat: "\(number)"
        default: "\(value)"
        }
    }
}
