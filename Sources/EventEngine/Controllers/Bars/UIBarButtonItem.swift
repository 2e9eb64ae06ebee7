import Foundation

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    /// What the system has a title or a picture for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    /// In points; 0 for as wide as its content.
    open var width: CGFloat = 0 { didSet { button?.takeLook() } }
    /// Kept, without effect on events.
    open var tintColor: UIColor?
    /// All that it may say: it is as wide as the widest of them at least.
    open var possibleTitles: Set<String>? { didSet { button?.superviewReference?.setNeedsLayout() } }
    final var looks = BarLooks()
    /// Shown in place of a button.
    open var customView: UIView?
    open weak var target: AnyObject?
    open var action: Selector?
    final var systemItem: SystemItem?
    /// What shows it in a bar.
    final weak var button: _UIButtonBarButton?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        begin(title, nil, style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        begin(nil, image, style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        begin(systemItem, target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// What the initializers do after `init()`.
    package final func begin(
        _ title: String?, _ image: UIImage?, _ style: Style, _ target: Any?, _ action: Selector?
    ) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// The same for what the system has a title or a picture for.
    package final func begin(_ systemItem: SystemItem, _ target: Any?, _ action: Selector?) {
        begin(nil, nil, systemItem == .done || systemItem == .save ? .done : .plain, target, action)
        self.systemItem = systemItem
    }

    /// The same for what an action says and a menu offers.
    package final func begin(_ title: String?, _ image: UIImage?, _ action: UIAction?, _ menu: UIMenu?) {
        primaryAction = action
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// What shows it looks anew.
    override func lookChanged() { button?.takeLook() }

    /// What the button does when it is tapped.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            (title, image) = (primaryAction.title, primaryAction.image)
        }
    }
    /// What it opens: a tap does, unless there is an action.
    open var menu: UIMenu? { didSet { button?.takeLook() } }

    /// A button that shows the title and the image of an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        begin(title, image, primaryAction, menu)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A gap that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    /// A gap of a width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
