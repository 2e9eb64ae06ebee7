import Foundation

/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// What an animator moves: here a view, or the attributes of an element of a collection view.
public protocol UIDynamicItem: NSObjectProtocol {
    /// In the coordinates of the reference view.
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    /// A rotation, while the animator turns the item.
    var transform: CGAffineTransform { get set }
    /// A rectangle by default. An item with a `path` is refused.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}
