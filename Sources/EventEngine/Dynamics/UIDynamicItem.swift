import Foundation

/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// What an animator moves: here a view.
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
