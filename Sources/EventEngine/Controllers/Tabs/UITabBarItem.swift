import Foundation

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
    /// What the system has a title and a picture for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// Without one of its own, the title of the controller.
    override var usualTitle: String? { storedTitle ?? controller?.title }
    open var selectedImage: UIImage? {
        get { world.ask(.selectedImage, of: self) { storedSelectedImage } }
        set { world.request(.setSelectedImage, of: self, [newValue]) { storedSelectedImage = newValue } }
    }
    open var badgeValue: String? {
        get { world.ask(.badgeValue, of: self) { storedBadge } }
        set { world.request(.setBadgeValue, of: self, [newValue]) { storedBadge = newValue } }
    }
    /// Kept, without effect on events.
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    private final var looks = BarLooks()
    private final var storedSelectedImage: UIImage?
    private final var storedBadge: String?
    final weak var controller: UIViewController?
    final weak var button: UITabBarButton?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        begin(title, image, tag: tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        begin(title, image, selected: selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        begin(nil, nil, tag: tag)
    }

    /// What the initializers do after `init()`.
    package final func begin(
        _ title: String?, _ image: UIImage?, tag: Int? = nil, selected: UIImage? = nil
    ) {
        if let title { self.title = title }
        if let image { self.image = image }
        if let selected { selectedImage = selected }
        if let tag { self.tag = tag }
    }

    /// How the badge looks in a state: kept.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        looks[attributes: .badge, state.rawValue] = textAttributes
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks[attributes: .badge, state.rawValue]
    }

    /// Its button shows how it looks now.
    override func lookChanged() {
        button?.setTitle(title, for: .normal)
        button?.isEnabled = isEnabled
    }
}
