import EventEngine
import Foundation

extension UIMenuController.ArrowDirection: BridgedEnum {}

extension NativeCatalogue {
    /// UIMenuController, and what belongs to it.
    func addUIMenuController() {
        addClass(
            UIMenuController.self, named: "UIMenuController", superclass: NSObject.self,
            "The app's edit menu. It shows what the first responder takes, and without one nothing (P-34). "
                + "`hand.tap(menuItem:)` takes a row of it.", menuControllerRows)
        addEnumeration(
            UIMenuController.ArrowDirection.self, named: "UIMenuController.ArrowDirection",
            "Where the menu points."
        ) { t in
            t.means("There.")
            t.enumCase("default", .default)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
            t.enumCase("left", .left)
            t.enumCase("right", .right)
        }
        addClass(
            UIMenuItem.self, named: "UIMenuItem", superclass: NSObject.self,
            "An item of yours in the app's edit menu."
        ) { t in
            t.means("Makes one; its action goes to the first object upwards that takes it.")
            t.initializer("init(title:action:)") { (title: String, action: Selector) in
                UIMenuItem(title: title, action: action)
            }
            t.means("What it says and sends.")
            t.property("title", \.title)
            t.property("action", \.action)
        }
    }

    private func menuControllerRows(_ t: MemberTable<UIMenuController>) {
        t.means("The one of the app.")
        t.staticGetter("shared") { UIMenuController.shared }
        t.means("Items of yours, behind the commands (P-33).")
        t.property("menuItems", \.menuItems)
        t.means("Shows the menu above a part of a view, or hides it.")
        t.method("showMenu(from:rect:)") { (c: UIMenuController, view: UIView, rect: CGRect) in
            c.showMenu(from: view, rect: rect)
        }
        t.method("hideMenu()") { (c: UIMenuController) in c.hideMenu() }
        t.method("hideMenu(from:)") { (c: UIMenuController, view: UIView) in c.hideMenu(from: view) }
        t.means("The same in two steps, as it was before iOS 13.")
        t.method("setTargetRect(_:in:)") { (c: UIMenuController, rect: CGRect, view: UIView) in
            c.setTargetRect(rect, in: view)
        }
        t.method("setMenuVisible(_:animated:)") { (c: UIMenuController, isOn: Bool, animated: Bool) in
            c.setMenuVisible(isOn, animated: animated)
        }
        t.means("Whether it is shown, and where on the screen.")
        t.property("isMenuVisible", \.isMenuVisible)
        t.getter("menuFrame", \.menuFrame)
        t.means("Only kept.")
        t.property("arrowDirection", \.arrowDirection)
        t.means("Asks once more who takes what is shown.")
        t.method("update()") { (c: UIMenuController) in c.update() }
        t.means("What the notification center tells of it.")
        t.staticGetter("willShowMenuNotification") { UIMenuController.willShowMenuNotification }
        t.staticGetter("didShowMenuNotification") { UIMenuController.didShowMenuNotification }
        t.staticGetter("willHideMenuNotification") { UIMenuController.willHideMenuNotification }
        t.staticGetter("didHideMenuNotification") { UIMenuController.didHideMenuNotification }
        t.absent(.menus, "menuFrameDidChangeNotification")
    }
}
