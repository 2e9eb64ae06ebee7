import Foundation

/// A button of a bar. Bars are left out here, so nobody can tap it; what it says counts all the same.
open class UIBarButtonItem: NSObject {
    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    /// What the system has a title or a picture for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var title: String?
    open var image: UIImage?
    open var style: Style
    open var isEnabled = true
    open var tag = 0
    /// In points; 0 for as wide as its content.
    open var width: CGFloat = 0
    /// Kept, without effect on events.
    open var tintColor: UIColor?
    /// Shown in place of a button. Bars are left out, so it is in no window.
    open var customView: UIView?
    open weak var target: AnyObject?
    open var action: Selector?

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public override convenience init() {
        self.init(title: nil, style: .plain, target: nil, action: nil)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        let isDone = systemItem == .done || systemItem == .save
        self.init(title: nil, style: isDone ? .done : .plain, target: target, action: action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// What the button would do when it is tapped.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            (title, image) = (primaryAction.title, primaryAction.image)
        }
    }
    /// What it would open.
    open var menu: UIMenu?

    /// A button that shows the title and the image of an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
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
