import EventEngine
import Foundation

extension UISearchController.ScopeBarActivation: BridgedEnum {}

extension NativeCatalogue {
    /// UISearchController, and those whom it tells.
    func addUISearchController() {
        addClass(
            UISearchController.self, named: "UISearchController", superclass: UIViewController.self,
            "A search bar, and what follows from searching: the controller is presented while that lasts.",
            searchControllerRows)
        addEnumeration(
            UISearchController.ScopeBarActivation.self, named: "UISearchController.ScopeBarActivation",
            "When the bar of a search controller shows its scopes."
        ) { t in
            t.means("As soon as a search is under way.")
            t.enumCase("automatic", .automatic)
            t.enumCase("onSearchActivation", .onSearchActivation)
            t.means("As soon as the bar has a text.")
            t.enumCase("onTextEntry", .onTextEntry)
            t.means("When the author says so.")
            t.enumCase("manual", .manual)
        }
        addProtocol(
            (any UISearchResultsUpdating).self, named: "UISearchResultsUpdating",
            "Shows what fits a search."
        ) { t in
            t.means("The search began or ended, or its text has changed.")
            t.requiredNews("updateSearchResults(for:)", .updateSearchResults) { (_: UISearchController) in }
        }
        addProtocol(
            (any UISearchControllerDelegate).self, named: "UISearchControllerDelegate",
            "Hears that a search begins and ends."
        ) { t in
            t.means("It begins.")
            t.news("willPresentSearchController(_:)", .willPresentSearch) { (_: UISearchController) in }
            t.news("didPresentSearchController(_:)", .didPresentSearch) { (_: UISearchController) in }
            t.means("It ends.")
            t.news("willDismissSearchController(_:)", .willDismissSearch) { (_: UISearchController) in }
            t.news("didDismissSearchController(_:)", .didDismissSearch) { (_: UISearchController) in }
            t.means("Presents it, if the delegate wants to; what it does not present is presented by itself.")
            t.news("presentSearchController(_:)", .presentSearch) { (_: UISearchController) in }
        }
    }

    private func searchControllerRows(_ t: MemberTable<UISearchController>) {
        t.required("init(coder:)") { (coder: NSCoder) in UISearchController(coder: coder) }
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UISearchController(nibName: nil, bundle: nil)
        }
        t.convenience("init()", through: .nib) { () in UISearchController() }
        t.means("Makes one; nil is for results in the view that is searched.")
        t.initializer("init(searchResultsController:)") { (results: UIViewController?) in
            UISearchController(searchResultsController: results)
        }
        t.getter("searchResultsController", \.searchResultsController)
        t.means("Its bar.")
        t.getter("searchBar", \.searchBar)
        t.means("Who shows what fits, and who hears that a search begins and ends.")
        t.accessor(
            "searchResultsUpdater",
            get: { $0.updaterObject.map { Conforming<any UISearchResultsUpdating>(object: $0) } }
        ) { controller, updater in
            controller.updaterObject = updater?.object
        }
        t.accessor(
            "delegate",
            get: { $0.searchDelegateObject.map { Conforming<any UISearchControllerDelegate>(object: $0) } }
        ) { controller, delegate in
            controller.searchDelegateObject = delegate?.object
        }
        t.means("Whether a search is under way.")
        t.property("isActive", \.isActive)
        t.means("Whether the bar gets its button to cancel meanwhile.")
        t.property("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
        t.means("When the bar shows its scopes by itself, and whether it does.")
        t.property("scopeBarActivation", \.scopeBarActivation)
        t.property("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar)
        t.means("Whether what is behind is covered meanwhile, so that a touch there only ends the search.")
        t.property("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
        t.means("Whether its bar takes the place of the navigation bar's title and buttons meanwhile.")
        t.property("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
        t.means("Whether the results' view is shown once the bar has a text.")
        t.property("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
        t.means("Whether the results' view is shown; setting it decides, whatever the text is.")
        t.property("showsSearchResultsController", \.showsSearchResultsController)
    }
}
