import Foundation

/// Shows what fits a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears that a search begins and ends. All methods are optional.
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        searchController.world.answeredByDefault(())
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        searchController.world.answeredByDefault(())
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        searchController.world.answeredByDefault(())
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        searchController.world.answeredByDefault(())
    }
}

/// A search bar, and what follows from searching.
///
/// Apple documents that the updater is called when the bar becomes first responder and when its text changes.
/// The rest is our decision: a search takes no time to begin and to end, nothing is presented, and the bar is
/// where the author puts it, or in the navigation bar where an item names the controller.
open class UISearchController: UIViewController {
    private final let bar: UISearchBar
    package final weak var updaterObject: AnyObject?
    package final weak var searchDelegateObject: AnyObject?
    private final var isSearching = false

    public init(searchResultsController: UIViewController?) {
        bar = Simulator.current.perform { UISearchBar(frame: .zero) }
        super.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
        bar.controller = self
        bar.frame.size = CGSize(width: world.screen.bounds.width, height: bar.barHeight)
    }

    public required init?(coder: NSCoder) {
        bar = Simulator.current.perform { UISearchBar(frame: .zero) }
        super.init(coder: coder)
        bar.controller = self
    }

    open var searchBar: UISearchBar { bar }
    /// Kept; it is not presented here.
    open private(set) var searchResultsController: UIViewController?
    open var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { updaterObject as? any UISearchResultsUpdating }
        set { updaterObject = newValue }
    }
    open var delegate: (any UISearchControllerDelegate)? {
        get { searchDelegateObject as? any UISearchControllerDelegate }
        set { searchDelegateObject = newValue }
    }
    /// Whether a search is under way: from the first key or tap into the bar until it is cancelled.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }
    /// Whether the bar gets its button to cancel while a search is under way.
    open var automaticallyShowsCancelButton = true
    /// Kept, as nothing is presented.
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var showsSearchResultsController = false

    // MARK: What the bar says

    final func begin() {
        guard !isSearching, !world.isHalted else { return }
        isSearching = true
        tell(.willPresentSearch) { $0.willPresentSearchController(self) }
        if automaticallyShowsCancelButton { bar.showsCancelButton = true }
        tell(.didPresentSearch) { $0.didPresentSearchController(self) }
        update()
    }

    final func end() {
        guard isSearching, !world.isHalted else { return }
        isSearching = false
        tell(.willDismissSearch) { $0.willDismissSearchController(self) }
        bar.text = nil
        _ = bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.showsCancelButton = false }
        update()
        tell(.didDismissSearch) { $0.didDismissSearchController(self) }
    }

    final func update() {
        world.askDelegate(updaterObject, .updateSearchResults, [self], fallback: ()) {
            ($0 as? any UISearchResultsUpdating)?.updateSearchResults(for: self)
        }
    }

    private func tell(_ selector: MessageSelector, _ news: (any UISearchControllerDelegate) -> Void) {
        world.askDelegate(searchDelegateObject, selector, [self], fallback: ()) {
            ($0 as? any UISearchControllerDelegate).map(news)
        }
    }
}
