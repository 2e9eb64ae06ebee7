// A search is presented: an alert comes from the search controller, and what is pushed below stays below.
final class Fruits: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var shown = ["Apple", "Banana"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = ["Apple", "Banana"].filter { text.isEmpty || $0.contains(text) }
        tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = shown[path.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let alert = UIAlertController(title: shown[path.row], message: nil, preferredStyle: .alert)
        (presentedViewController ?? self).present(alert, animated: false)
        print(shown[path.row], alert.presentingViewController === search)
    }
}
let fruits = Fruits()
let stack = UINavigationController(rootViewController: fruits)
window.rootViewController = stack
hand.tap(fruits.search.searchBar)
hand.type("an")
print(fruits.search.presentingViewController === stack, fruits.presentedViewController === fruits.search)
// prints: true true
hand.tap(fruits.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!)
// prints: Banana true
fruits.search.dismiss(animated: false)
print(fruits.search.isActive, stack.visibleViewController === fruits.search)  // prints: true true
stack.pushViewController(UIViewController(), animated: false)
device.wait(0)
print(fruits.search.searchBar.window != nil, stack.navigationBar.frame.height)  // prints: true 56.0
stack.dismiss(animated: false)
print(fruits.search.isActive, fruits.search.searchBar.window != nil)  // prints: false false
stack.popViewController(animated: false)
fruits.definesPresentationContext = true
fruits.search.isActive = true
print(fruits.search.presentingViewController === fruits)  // prints: true
stack.pushViewController(UIViewController(), animated: false)
device.wait(0)
print(fruits.search.isActive, fruits.search.searchBar.window != nil)  // prints: true false
