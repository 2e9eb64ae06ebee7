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
    /// Presents the search controller, if it wants to; what it does not present is presented by itself.
    func presentSearchController(_ searchController: UISearchController)
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
    public func presentSearchController(_ searchController: UISearchController) {
        searchController.world.answeredByDefault(())
    }
}

/// A search bar, and what follows from searching: the controller is presented while a search is under way.
///
/// Apple documents that it is presented as any controller, by the one that defines the context, and that the
/// updater is called when the bar becomes first responder and when its text or scope changes (N-42, N-43).
/// The rest is our decision: a search takes no time to begin and to end.
open class UISearchController: UIViewController {
    private final let bar: UISearchBar
    package final weak var updaterObject: AnyObject?
    package final weak var searchDelegateObject: AnyObject?
    /// What has to be undone when the search ends.
    final var session: SearchSession?
    /// Whether the search began by itself, so that the delegate hears of it.
    private final var isAutomatic = false
    /// Whether what the search has changed is being put back.
    private final var isEnding = false
    /// How often it began by itself.
    private final var searches = 0
    private final var automaticallyShowsResults = true
    private final var showsResults = false

    /// When the line of scopes is there.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    public init(searchResultsController: UIViewController?) {
        bar = Simulator.current.perform { UISearchBar(frame: .zero) }
        super.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
        takeBar()
    }

    public override init(nibName: String?, bundle: Bundle?) {
        bar = Simulator.current.perform { UISearchBar(frame: .zero) }
        super.init(nibName: nibName, bundle: bundle)
        takeBar()
    }

    public required init?(coder: NSCoder) {
        bar = Simulator.current.perform { UISearchBar(frame: .zero) }
        super.init(coder: coder)
        takeBar()
    }

    private func takeBar() {
        bar.controller = self
        bar.frame.size = CGSize(width: world.screen.bounds.width, height: bar.barHeight)
        relations.style = .overCurrentContext
    }

    open var searchBar: UISearchBar { bar }
    /// A child while a search is under way, whose view is there once the bar has a text.
    open private(set) var searchResultsController: UIViewController?
    open var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { updaterObject as? any UISearchResultsUpdating }
        set { updaterObject = newValue }
    }
    open var delegate: (any UISearchControllerDelegate)? {
        get { searchDelegateObject as? any UISearchControllerDelegate }
        set { searchDelegateObject = newValue }
    }
    /// Whether a search is under way: the controller is presented, and not being dismissed.
    open var isActive: Bool {
        get { relations.presenter != nil && !relations.isBeingDismissed && !isEnding }
        set {
            guard newValue != isActive, !world.isHalted else { return }
            guard newValue else { return end() }
            begin()
            if isActive { update() }
        }
    }
    /// Whether the bar gets its button to cancel while a search is under way.
    open var automaticallyShowsCancelButton = true
    /// When the bar shows its scopes: by itself as soon as a search is under way.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the bar shows its scopes by itself; false once the author shows or hides them.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Whether a search covers what is behind, so that a touch there only ends it; false since iOS 15.
    open var obscuresBackgroundDuringPresentation = false
    /// Whether the bar takes the place of the title and the buttons of the navigation bar that shows it.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the view of the results is shown once the bar has a text.
    open var automaticallyShowsSearchResultsController: Bool {
        get { automaticallyShowsResults }
        set {
            automaticallyShowsResults = newValue
            showResults()
        }
    }
    /// Whether the view of the results is shown; setting it says so whatever the text is.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsResults ? bar.text?.isEmpty == false : showsResults }
        set {
            (automaticallyShowsResults, showsResults) = (false, newValue)
            showResults()
        }
    }

    /// What an animator of the author's presents begins when it is there.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchBegins()
    }

    override func defaultLoadView() {
        view = world.perform { UISearchControllerView(frame: world.screen.bounds) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func ownPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenter)
    }

    // MARK: What the bar says

    /// The user begins to edit, or the author says so: the delegate may present, else it happens by itself.
    final func begin() {
        guard relations.presenter == nil, !isAutomatic, !world.isHalted else { return }
        isAutomatic = true
        defer { if relations.presenter == nil || world.isHalted { isAutomatic = false } }
        tell(.presentSearch) { $0.presentSearchController(self) }
        guard !world.isHalted else { return }
        if relations.presenter != nil { return isAutomatic = false }
        guard let page else { return warnAboutSearching() }
        let presenter = page.presenterForContext(self)
        if presenter.relations.presented == nil {
            tell(.willPresentSearch) { $0.willPresentSearchController(self) }
        }
        relations.source = page
        searches += 1
        presenter.show(self, false) { [weak self, searches] in
            guard let self, isAutomatic, self.searches == searches else { return }
            tell(.didPresentSearch) { $0.didPresentSearchController(self) }
        }
    }

    /// The user cancels, or the author says so.
    final func end() {
        guard isActive, let presenter = relations.presenter, !world.isHalted else { return }
        let isAutomatic = isAutomatic
        if isAutomatic { tell(.willDismissSearch) { $0.willDismissSearchController(self) } }
        presenter.dismissPresented(false) { [self] in
            if isAutomatic { tell(.didDismissSearch) { $0.didDismissSearchController(self) } }
        }
    }

    /// The search is under way.
    final func searchBegins() {
        guard session == nil, isActive, !world.isHalted else { return }
        session = SearchSession()
        if automaticallyShowsCancelButton { bar.showsCancelButton = true }
        showScopes()
        placeBarForSearch()
        addResults()
        if !isAutomatic { _ = bar.becomeFirstResponder() }
    }

    /// The search is over, by itself or because somebody dismissed the controller.
    final func searchEnds() {
        guard session != nil, !world.isHalted else { return }
        (isAutomatic, isEnding) = (false, true)
        defer { isEnding = false }
        bar.text = nil
        _ = bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.showsCancelButton = false }
        if scopeBarActivation != .manual { bar.showScopes(false) }
        putBarBack()
        session = nil
        update()
    }

    final func update() {
        showResults()
        showScopes()
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
