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

/// The bar of a navigation controller, of which only the looks are kept: the bar is left out, so it is in no
/// window and has no height. A bar that the author makes is a view without buttons.
open class UINavigationBar: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    private final var backgrounds: [Int: UIImage] = [:]

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgrounds[barMetrics.rawValue] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics.rawValue] }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

extension UINavigationController {
    /// The bar, of which only the looks are kept.
    public var navigationBar: UINavigationBar {
        if let bar = navigation.bar { return bar }
        let bar = world.perform { UINavigationBar(frame: .zero) }
        navigation.bar = bar
        return bar
    }
    /// Whether the toolbar is hidden, as it is at first. It is left out; `hand.tap(_:)` takes its items where
    /// it is not.
    public var isToolbarHidden: Bool {
        get { navigation.isToolbarHidden }
        set { navigation.isToolbarHidden = newValue }
    }
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
