import Foundation

/// An item of the author's in the menu of `UIMenuController`.
open class UIMenuItem: NSObject {
    open var title: String
    /// What is sent to the first object upwards that takes it.
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The edit menu as it was before there were interactions for it: one for the whole app.
///
/// It shows what the first responder, or an object above it, takes: the commands in their order, then the
/// author's items (P-33). Without a first responder it shows nothing (P-34). It comes and goes at once.
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    private unowned let world: Simulator
    private weak var target: UIView?
    private var targetRect = CGRect.zero
    private weak var menu: OpenMenu?

    init(world: Simulator) { self.world = world }

    /// The one of this thread's world.
    open class var shared: UIMenuController { Simulator.current.menuController }

    /// Shown below the commands; nil for none.
    open var menuItems: [UIMenuItem]?
    /// Only kept.
    open var arrowDirection = ArrowDirection.default
    /// Where the menu is, in screen points; empty while it is hidden.
    open var menuFrame: CGRect { menu?.frame ?? .zero }
    open var isMenuVisible: Bool {
        get { menu != nil && world.openMenu === menu }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// What the menu points to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, target) = (targetRect, targetView)
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    /// Shows the menu above a part of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    open func hideMenu() { if isMenuVisible { menu?.dismiss() } }

    open func hideMenu(from targetView: UIView) { if targetView === target { hideMenu() } }

    /// Asks once more who takes what is shown.
    open func update() { if isMenuVisible { menu?.reload() } }

    private func show() {
        guard let target, let window = target.window, window.firstResponder != nil else { return }
        let commands = EditAction.menuOrder.map(\.command)
        let items = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        let manner = OpenMenu.Manner(isEditMenu: true, sender: self) { [self] in
            post(Self.willHideMenuNotification)
            menu = nil
            post(Self.didHideMenuNotification)
        }
        let place = target.convert(targetRect, to: nil)
        let all = UIMenu(children: commands + items)
        guard world.open(all, at: place, in: window, from: target, manner) else { return }
        menu = world.openMenu
        post(Self.willShowMenuNotification)
        post(Self.didShowMenuNotification)
    }

    private func post(_ name: Notification.Name) { world.notificationCenter.post(name: name, object: self) }
}
