// A search controller tells its updater what is in its bar, and its delegate that it begins and ends.
class Search: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.showsSearchResultsController = false
        search.automaticallyShowsCancelButton = true
        search.searchBar.placeholder = "Names"
        navigationItem.hidesSearchBarWhenScrolling = false
        view.addSubview(search.searchBar)
    }
    func updateSearchResults(for searchController: UISearchController) {
        print("search '\(searchController.searchBar.text ?? "")'", searchController.isActive)
    }
    func presentSearchController(_ searchController: UISearchController) { print("to be presented") }
    func willPresentSearchController(_ searchController: UISearchController) { print("will begin") }
    func didPresentSearchController(_ searchController: UISearchController) { print("began") }
    func willDismissSearchController(_ searchController: UISearchController) { print("will end") }
    func didDismissSearchController(_ searchController: UISearchController) { print("ended") }
}

let screen = Search()
window.rootViewController = screen
hand.tap(screen.search.searchBar.searchTextField)
// prints: to be presented
// prints: will begin
// prints: search '' true
// prints: began
hand.type("ab")
// prints: search 'a' true
// prints: search 'ab' true
hand.tap(at: CGPoint(x: 340, y: 28))
// prints: will end
// prints: search '' false
// prints: ended
print(screen.search.searchBar.isFirstResponder)  // prints: false
screen.search.isActive = true
// prints: to be presented
// prints: will begin
// prints: search '' true
device.wait(0)  // prints: began
screen.navigationItem.searchController = screen.search
print(screen.search.searchResultsController == nil, screen.search.delegate != nil)  // prints: true true
print(screen.search.searchResultsUpdater != nil)  // prints: true
print(screen.search.automaticallyShowsSearchResultsController)  // prints: false
screen.search.automaticallyShowsSearchResultsController = true
