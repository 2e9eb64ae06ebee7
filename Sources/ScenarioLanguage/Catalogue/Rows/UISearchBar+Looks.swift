import EventEngine
import Foundation

extension UISearchBar.Icon: BridgedEnum {}

extension NativeCatalogue {
    /// What is in a search bar besides its text.
    func addSearchBarIcon() {
        addEnumeration(
            UISearchBar.Icon.self, named: "UISearchBar.Icon",
            "What is in the field of a search bar besides its text."
        ) { t in
            t.means("This.")
            t.enumCase("search", .search)
            t.enumCase("clear", .clear)
            t.enumCase("bookmark", .bookmark)
            t.enumCase("resultsList", .resultsList)
        }
    }

    /// The rows of UISearchBar: its pictures.
    func searchBarLookRows(_ t: MemberTable<UISearchBar>) {
        t.means("Where it is.")
        t.getter("barPosition", \.barPosition)
        positioned(t)
        t.means("Pictures of it, and how far what is in it is from its place; only kept here.")
        t.property("barStyle", \.barStyle)
        t.property("backgroundImage", \.backgroundImage)
        t.property("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
        t.property("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
        t.method("setBackgroundImage(_:for:barMetrics:)") {
            (bar: UISearchBar, image: UIImage?, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.setBackgroundImage(image, for: position, barMetrics: metrics)
        }
        t.method("backgroundImage(for:barMetrics:)") {
            (bar: UISearchBar, position: UIBarPosition, metrics: UIBarMetrics) in
            bar.backgroundImage(for: position, barMetrics: metrics)
        }
        t.method("setSearchFieldBackgroundImage(_:for:)") {
            (bar: UISearchBar, image: UIImage?, state: UIControl.State) in
            bar.setSearchFieldBackgroundImage(image, for: state)
        }
        t.method("searchFieldBackgroundImage(for:)") { (bar: UISearchBar, state: UIControl.State) in
            bar.searchFieldBackgroundImage(for: state)
        }
        t.method("setImage(_:for:state:)") {
            (bar: UISearchBar, image: UIImage?, icon: UISearchBar.Icon, state: UIControl.State) in
            bar.setImage(image, for: icon, state: state)
        }
        t.method("image(for:state:)") {
            (bar: UISearchBar, icon: UISearchBar.Icon, state: UIControl.State) in
            bar.image(for: icon, state: state)
        }
        t.method("setPositionAdjustment(_:for:)") {
            (bar: UISearchBar, offset: UIOffset, icon: UISearchBar.Icon) in
            bar.setPositionAdjustment(offset, for: icon)
        }
        t.method("positionAdjustment(for:)") { (bar: UISearchBar, icon: UISearchBar.Icon) in
            bar.positionAdjustment(for: icon)
        }
        scopeBarLookRows(t)
    }

    private func scopeBarLookRows(_ t: MemberTable<UISearchBar>) {
        t.means("How its segments look; only kept here.")
        t.property("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
        t.method("setScopeBarButtonBackgroundImage(_:for:)") {
            (bar: UISearchBar, image: UIImage?, state: UIControl.State) in
            bar.setScopeBarButtonBackgroundImage(image, for: state)
        }
        t.method("scopeBarButtonBackgroundImage(for:)") { (bar: UISearchBar, state: UIControl.State) in
            bar.scopeBarButtonBackgroundImage(for: state)
        }
        t.method("setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)") {
            (bar: UISearchBar, image: UIImage?, left: UIControl.State, right: UIControl.State) in
            bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
        }
        t.method("scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)") {
            (bar: UISearchBar, left: UIControl.State, right: UIControl.State) in
            bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: right)
        }
        t.method("setScopeBarButtonTitleTextAttributes(_:for:)") {
            (bar: UISearchBar, attributes: TextAttributes?, state: UIControl.State) in
            bar.setScopeBarButtonTitleTextAttributes(attributes?.values, for: state)
        }
        t.method("scopeBarButtonTitleTextAttributes(for:)") { (bar: UISearchBar, s: UIControl.State) in
            bar.scopeBarButtonTitleTextAttributes(for: s).map(TextAttributes.init)
        }
    }
}
