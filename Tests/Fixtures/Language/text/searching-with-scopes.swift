// The scopes of a search controller's bar are there while a search is under way.
final class Shelf: UIViewController, UISearchResultsUpdating {
    let search = UISearchController()
    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.scopeButtonTitles = ["all", "new"]
        navigationItem.searchController = search
        definesPresentationContext = true
    }
    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        print("search '\(bar.text ?? "")' in", bar.selectedScopeButtonIndex, bar.showsScopeBar)
    }
}
let shelf = Shelf()
let bookcase = UINavigationController(rootViewController: shelf)
window.rootViewController = bookcase
device.wait(0)
print(shelf.search.automaticallyShowsScopeBar, shelf.search.scopeBarActivation == .automatic)  // prints: true true
hand.tap(shelf.search.searchBar)  // prints: search '' in 0 true
print(bookcase.navigationBar.frame.height)  // prints: 100.0
hand.tap(shelf.search.searchBar, at: CGPoint(x: 240, y: 74))  // prints: search '' in 1 true
shelf.search.isActive = false  // prints: search '' in 1 false
shelf.search.scopeBarActivation = .onTextEntry
hand.tap(shelf.search.searchBar)  // prints: search '' in 1 false
hand.type("a")  // prints: search 'a' in 1 true
shelf.search.isActive = false  // prints: search '' in 1 false
shelf.search.searchBar.showsScopeBar = true
print(shelf.search.scopeBarActivation == .manual, shelf.search.scopeBarActivation == .onSearchActivation)
// prints: true false
shelf.search.automaticallyShowsScopeBar = true
