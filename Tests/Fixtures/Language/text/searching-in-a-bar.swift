// The search bar of an item is in the navigation bar, below the title.
final class List: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        definesPresentationContext = true
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }
    func updateSearchResults(for searchController: UISearchController) {
        print("search", searchController.searchBar.text ?? "-", searchController.isActive)
    }
}
let list = List()
let navigation = UINavigationController(rootViewController: list)
window.rootViewController = navigation
device.wait(0.1)
let bar = navigation.navigationBar
print(bar.frame.height, list.search.searchBar.frame, list.view.safeAreaInsets.top)
// prints: 100.0 (0.0, 44.0, 375.0, 56.0) 100.0
// prints: search  true
// prints: search a true
hand.tap(list.search.searchBar)
hand.type("a")
navigation.pushViewController(UIViewController(), animated: false)
print(bar.frame.height, list.search.searchBar.superview == nil)  // prints: 44.0 true
navigation.popViewController(animated: false)
print(bar.frame.height, list.search.searchBar.superview === bar, list.search.isActive)  // prints: 56.0 true true
list.navigationItem.searchController = nil
print(bar.frame.height)  // prints: 44.0
