import Foundation

/// Points, sizes, rectangles, insets, vectors and transforms as objects, as UIKit has them in dictionaries
/// and notifications.
extension NSValue {
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    // Foundation on Linux knows no structs of others; arrays of as many numbers hold them.

    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: "[2d]")
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[6d]")
    }

    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[16d]")
    }

    public var cgVectorValue: CGVector {
        var vector = CGVector.zero
        getValue(&vector)
        return vector
    }

    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        getValue(&transform)
        return transform
    }

    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3DIdentity
        getValue(&transform)
        return transform
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Whether it holds a value of the same type as another one. Where it does not, Foundation ends the
    /// process when it is asked for such a value.
    package func isLike(_ other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
}
