import Foundation

// Swift lets only the class body declare what subclasses may override; these are the implementations.
extension UIScrollView {
    final func scrollViewWasCreated() {
        clipsToBounds = true
    }

    /// The offset is the origin of the bounds: nothing else changes (H-14).
    final func setStoredOffset(_ offset: CGPoint) {
        bounds.origin = offset
    }
}
