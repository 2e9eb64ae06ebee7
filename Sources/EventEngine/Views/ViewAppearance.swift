import Foundation

/// State of a view that has no effect on events: accepted and kept.
struct ViewAppearance {
    var clipsToBounds = false
    var contentMode: UIView.ContentMode = .scaleToFill
    var isOpaque = true
    var contentScaleFactor: CGFloat = 1
    var accessibilityIdentifier: String?
}

extension UIView {
    /// How content fills the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
}
