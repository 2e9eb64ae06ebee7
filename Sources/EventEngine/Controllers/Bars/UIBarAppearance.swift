import Foundation

/// How a bar looks: kept, and without effect on touches.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?

    public override init() { super.init() }

    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }
    open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, nil) }
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// How a navigation bar looks: kept, and without effect on touches.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() { super.init() }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}
