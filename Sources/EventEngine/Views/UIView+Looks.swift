import Foundation

extension UIView {
    /// The colour of what can be tapped: the superview's, unless there is one of its own.
    public var tintColor: UIColor! {
        get { ancestors.lazy.compactMap(\.appearance.tintColor).first ?? .systemBlue }
        set { appearance.tintColor = newValue }
    }
    public var contentMode: ContentMode {
        get { appearance.contentMode }
        set { appearance.contentMode = newValue }
    }
    /// On the screen; by default where the view is.
    public var accessibilityFrame: CGRect {
        get { storedAccessibility?.frame ?? frameOnScreen }
        set { accessibilityState.frame = newValue }
    }
}
