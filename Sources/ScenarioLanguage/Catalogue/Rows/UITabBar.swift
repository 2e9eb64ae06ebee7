import EventEngine
import Foundation

extension UITabBar.ItemPositioning: BridgedEnum {}
extension UITabBarItem.SystemItem: BridgedEnum {}

/// The delegate of a tab bar as it travels between the engine and a scenario.
struct TabBarDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITabBarDelegate).self) }

    static func from(_ value: Value) -> TabBarDelegate? {
        if case .object(let object) = value { TabBarDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UITabBar, and what belongs to it.
    func addUITabBar() {
        addClass(
            UITabBar.self, named: "UITabBar", superclass: UIView.self,
            "A row of items, of which one is selected.", tabBarRows)
        addProtocol(
            (any UITabBarDelegate).self, named: "UITabBarDelegate", "Hears of taps on a bar of its own."
        ) { t in
            t.means("An item was tapped, the selected one too.")
            t.news("tabBar(_:didSelect:)", .tabBarDidSelect) { (_: UITabBar, _: UITabBarItem) in }
            t.unsent = [
                "tabBar(_:willBeginCustomizing:)", "tabBar(_:didBeginCustomizing:)",
                "tabBar(_:willEndCustomizing:changed:)", "tabBar(_:didEndCustomizing:changed:)",
            ]
        }
        addClass(
            UITabBarItem.self, named: "UITabBarItem", superclass: UIBarItem.self,
            "What a tab bar shows of a controller. `hand.tap(_:)` takes it.", tabBarItemRows)
        addEnumeration(
            UITabBar.ItemPositioning.self, named: "UITabBar.ItemPositioning",
            "Where a tab bar has its items."
        ) { t in
            t.means("There; `automatic` is `fill`, as on phones.")
            t.enumCase("automatic", .automatic)
            t.enumCase("fill", .fill)
            t.enumCase("centered", .centered)
        }
        addEnumeration(
            UITabBarItem.SystemItem.self, named: "UITabBarItem.SystemItem",
            "What the system has a title and a picture for.", tabBarSystemItemRows)
    }

    private func tabBarRows(_ t: MemberTable<UITabBar>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UITabBar(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITabBar() }
        t.required("init(coder:)") { (coder: NSCoder) in UITabBar(coder: coder) }
        t.means("Who hears of taps.")
        t.accessor("delegate", get: { $0.delegateObject.map(TabBarDelegate.init) }) { bar, delegate in
            bar.setDelegate(delegate?.object)
        }
        t.means("Its items.")
        t.property("items", \.items)
        t.method("setItems(_:animated:)") { (bar: UITabBar, items: [UITabBarItem]?, animated: Bool) in
            bar.setItems(items, animated: animated)
        }
        t.means("The selected one; setting it tells nobody.")
        t.property("selectedItem", \.selectedItem)
        t.means("How it looks; only kept here.")
        t.property("barTintColor", \.barTintColor)
        t.property("unselectedItemTintColor", \.unselectedItemTintColor)
        t.property("standardAppearance", \.standardAppearance)
        t.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        t.property("isTranslucent", \.isTranslucent)
        t.property("barStyle", \.barStyle)
        t.property("backgroundImage", \.backgroundImage)
        t.property("shadowImage", \.shadowImage)
        t.property("selectionIndicatorImage", \.selectionIndicatorImage)
        t.means("Where its items are, and how wide and far apart those in its middle; 0 for the usual.")
        t.property("itemPositioning", \.itemPositioning)
        t.property("itemWidth", \.itemWidth)
        t.property("itemSpacing", \.itemSpacing)
    }

    private func tabBarItemRows(_ t: MemberTable<UITabBarItem>) {
        t.initializer("init()") { () in UITabBarItem() }
        t.required("init(coder:)") { (coder: NSCoder) in UITabBarItem(coder: coder) }
        t.means("Makes one.")
        t.convenience("init(title:image:tag:)", through: .nothing) {
            (title: String?, image: UIImage?, tag: Int) in
            UITabBarItem(title: title, image: image, tag: tag)
        } then: { item, title, image, tag in
            item.begin(title, image, tag: tag)
        }
        t.convenience("init(title:image:selectedImage:)", through: .nothing) {
            (title: String?, image: UIImage?, selected: UIImage?) in
            UITabBarItem(title: title, image: image, selectedImage: selected)
        } then: { item, title, image, selected in
            item.begin(title, image, selected: selected)
        }
        t.convenience("init(tabBarSystemItem:tag:)", through: .nothing) {
            (item: UITabBarItem.SystemItem, tag: Int) in UITabBarItem(tabBarSystemItem: item, tag: tag)
        } then: { item, _, tag in
            item.begin(nil, nil, tag: tag)
        }
        t.means("What it says: the title of its controller, without one of its own.")
        t.property("title", \.title, override: .title)
        t.means("How it looks; only kept here.")
        t.property("selectedImage", \.selectedImage, override: .selectedImage)
        t.property("badgeValue", \.badgeValue, override: .badgeValue)
        t.property("badgeColor", \.badgeColor, isKept: true)
        t.property("titlePositionAdjustment", \.titlePositionAdjustment, isKept: true)
        t.property("standardAppearance", \.standardAppearance)
        t.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        t.method("setBadgeTextAttributes(_:for:)") {
            (item: UITabBarItem, attributes: TextAttributes?, state: UIControl.State) in
            item.setBadgeTextAttributes(attributes?.values, for: state)
        }
        t.method("badgeTextAttributes(for:)") { (item: UITabBarItem, state: UIControl.State) in
            item.badgeTextAttributes(for: state).map(TextAttributes.init)
        }
    }

    private func tabBarSystemItemRows(_ t: MemberTable<UITabBarItem.SystemItem>) {
        t.means("This.")
        t.enumCase("more", .more)
        t.enumCase("favorites", .favorites)
        t.enumCase("featured", .featured)
        t.enumCase("topRated", .topRated)
        t.enumCase("recents", .recents)
        t.enumCase("contacts", .contacts)
        t.enumCase("history", .history)
        t.enumCase("bookmarks", .bookmarks)
        t.enumCase("search", .search)
        t.enumCase("downloads", .downloads)
        t.enumCase("mostRecent", .mostRecent)
        t.enumCase("mostViewed", .mostViewed)
    }
}
