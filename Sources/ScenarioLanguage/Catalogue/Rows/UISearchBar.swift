import EventEngine
import Foundation

extension UISearchBar.Style: BridgedEnum {}

/// The delegate of a search bar as it travels between the engine and a scenario.
struct SearchBarDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UISearchBarDelegate).self) }

    static func from(_ value: Value) -> SearchBarDelegate? {
        if case .object(let object) = value { SearchBarDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UISearchBar, and what belongs to it.
    func addUISearchBar() {
        addClass(
            UISearchBar.self, named: "UISearchBar", superclass: UIView.self,
            "A field for what is searched. A tap makes its field first responder, and `hand.type(_:)` types "
                + "into it then."
        ) { t in
            searchBarRows(t)
            searchBarButtonRows(t)
            searchBarLookRows(t)
            textTraitRows(t)
        }
        addSearchBarIcon()
        addEnumeration(
            UISearchBar.Style.self, named: "UISearchBar.Style",
            "How a search bar looks."
        ) { t in
            t.means("So.")
            t.enumCase("default", .default)
            t.enumCase("prominent", .prominent)
            t.enumCase("minimal", .minimal)
        }
        addClass(
            UISearchTextField.self, named: "UISearchTextField", superclass: UITextField.self,
            "The field of a search bar."
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UISearchTextField(frame: frame) }
            t.convenience("init()", through: .frame) { () in UISearchTextField() }
            t.required("init(coder:)") { (coder: NSCoder) in UISearchTextField(coder: coder) }
        }
    }

    private func searchBarRows(_ t: MemberTable<UISearchBar>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UISearchBar(frame: frame) }
        t.convenience("init()", through: .frame) { () in UISearchBar() }
        t.required("init(coder:)") { (coder: NSCoder) in UISearchBar(coder: coder) }
        t.means("Who is asked, and hears of the search.")
        t.accessor("delegate", get: { $0.delegateObject.map(SearchBarDelegate.init) }) { bar, delegate in
            bar.delegateObject = delegate?.object
        }
        t.means("What is searched; setting it asks and tells nobody.")
        t.property("text", \.text)
        t.means("What it says without a text.")
        t.property("placeholder", \.placeholder)
        t.means("The field that takes the keys.")
        t.getter("searchTextField", \.searchTextField)
        t.means("How it looks; only kept here.")
        t.property("prompt", \.prompt)
        t.property("searchBarStyle", \.searchBarStyle)
        t.property("barTintColor", \.barTintColor)
        t.property("isTranslucent", \.isTranslucent)
    }

    private func searchBarButtonRows(_ t: MemberTable<UISearchBar>) {
        t.means("Whether the button to give up is there, at the right end.")
        t.property("showsCancelButton", \.showsCancelButton)
        t.method("setShowsCancelButton(_:animated:)") { (bar: UISearchBar, isShown: Bool, animated: Bool) in
            bar.setShowsCancelButton(isShown, animated: animated)
        }
        t.means("A line of segments below the field, and whether it is there.")
        t.property("scopeButtonTitles", \.scopeButtonTitles)
        t.property("showsScopeBar", \.showsScopeBar)
        t.method("setShowsScope(_:animated:)") { (bar: UISearchBar, isShown: Bool, animated: Bool) in
            bar.setShowsScope(isShown, animated: animated)
        }
        t.means("The chosen segment.")
        t.property("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
    }

    /// UISearchBarDelegate.
    func addUISearchBarDelegate() {
        addProtocol(
            (any UISearchBarDelegate).self, named: "UISearchBarDelegate",
            "Is asked by a search bar, and hears of it.", searchBarDelegateRows)
        record((any UISearchBarDelegate).self).protocols = [barPositioningDelegate]
    }

    private func searchBarDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether the field may be edited, or may stop being edited.")
        t.question("searchBarShouldBeginEditing(_:)", .searchBarShouldBeginEditing) { (_: UISearchBar) in
            true
        }
        t.question("searchBarShouldEndEditing(_:)", .searchBarShouldEndEditing) { (_: UISearchBar) in true }
        t.means("The field is edited, or not any more.")
        t.news("searchBarTextDidBeginEditing(_:)", .searchBarTextDidBeginEditing) { (_: UISearchBar) in }
        t.news("searchBarTextDidEndEditing(_:)", .searchBarTextDidEndEditing) { (_: UISearchBar) in }
        t.means("Whether a key may replace a part of the text.")
        t.question("searchBar(_:shouldChangeTextIn:replacementText:)", .searchBarShouldChangeText) {
            (_: UISearchBar, _: NSRange, _: String) in true
        }
        t.means("The text was changed by keys, or emptied.")
        t.news("searchBar(_:textDidChange:)", .searchBarTextDidChange) { (_: UISearchBar, _: String) in }
        t.means("The return key was pressed, or the button to give up tapped; the field stays as it is.")
        t.news("searchBarSearchButtonClicked(_:)", .searchBarSearchButtonClicked) { (_: UISearchBar) in }
        t.news("searchBarCancelButtonClicked(_:)", .searchBarCancelButtonClicked) { (_: UISearchBar) in }
        t.means("Another segment was chosen.")
        t.news("searchBar(_:selectedScopeButtonIndexDidChange:)", .searchBarScopeDidChange) {
            (_: UISearchBar, _: Int) in
        }
        t.unsent = [
            "searchBarBookmarkButtonClicked(_:)", "searchBarResultsListButtonClicked(_:)",
        ]
    }
}
