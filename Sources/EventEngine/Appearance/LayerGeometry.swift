import Foundation

/// Position and size of a layer without a view.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform: CGAffineTransform {
        get { space.flat }
        set { space = CATransform3D(newValue) }
    }
    /// The transform in space.
    var space = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?

    /// The box around the transformed bounds, where they lie in the layer above (L-02).
    var frame: CGRect {
        get {
            let offset = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
            return offset.applying(transform).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let frame = newValue.standardized
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.width,
                y: frame.origin.y + anchorPoint.y * frame.height)
            bounds.size = transform.isInvertible
                ? CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size : frame.size
        }
    }
}
