import Foundation

/// How a bar looks: kept, and without effect on touches.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    public override init() { super.init() }

    open func configureWithDefaultBackground() {
        begin(nil, UIBlurEffect(style: .systemChromeMaterial))
    }
    open func configureWithOpaqueBackground() { begin(.systemBackground, nil) }
    open func configureWithTransparentBackground() { begin(nil, nil) }

    private func begin(_ color: UIColor?, _ effect: UIBlurEffect?) {
        (backgroundColor, backgroundEffect, shadowColor) = (color, effect, nil)
    }
}

/// How a navigation bar looks: kept, and without effect on touches.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look: usual ones, the back button, and those that are done.
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The arrow of the back button, and what cuts titles off that slide under it; at first the system's.
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    public override init() { super.init() }

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
    }
}

/// How a toolbar looks: kept, and without effect on touches.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    public override init() { super.init() }
}

/// How a tab bar looks: kept, and without effect on touches.
open class UITabBarAppearance: UIBarAppearance {
    /// How items look with the title below the picture, beside it, and beside it in a low bar.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    /// Where items with the title below the picture are.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide items are, and how far from each other, in points; 0 for what is usual.
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    public override init() { super.init() }
}

/// How a button of a bar looks in each state.
open class UIBarButtonItemAppearance: NSObject {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }
}

/// How a button of a bar looks in one state.
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var backgroundImage: UIImage?
}

/// How an item of a tab bar looks in each state.
open class UITabBarItemAppearance: NSObject {
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()

    public override init() { super.init() }
}

/// How an item of a tab bar looks in one state.
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}
