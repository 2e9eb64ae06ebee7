import Foundation

/// Has a say in a search, and hears of it. All methods are optional.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether the bar's field may become first responder.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field may stop being first responder.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user changed the text, or emptied it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a key may replace a part of the text.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// The return key; the field stays first responder.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button to give up; the field stays first responder.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// A method that a class does not implement answers with the default, and says that nobody was asked.
extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.world.answeredByDefault(true)
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.world.answeredByDefault(())
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.world.answeredByDefault(true)
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.world.answeredByDefault(())
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        searchBar.world.answeredByDefault(())
    }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        searchBar.world.answeredByDefault(true)
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.world.answeredByDefault(())
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.world.answeredByDefault(())
    }

    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
        searchBar.world.answeredByDefault(())
    }
}
