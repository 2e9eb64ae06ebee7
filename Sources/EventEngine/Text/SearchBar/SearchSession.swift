import Foundation

/// What a search under way has changed, and has to put back.
struct SearchSession {
    /// The view that the bar was in before, and its place there; nil where the bar stays.
    weak var holder: UIView?
    var index = 0
    var frame = CGRect.zero
}

/// Where the bar and the results are while a search is under way (N-43).
extension UISearchController {
    /// The bar of a navigation controller that shows the search bar below its title.
    final var navigationBar: UINavigationBar? {
        guard let shown = searchBar.superviewReference as? UINavigationBar,
            shown.shownSearchBar === searchBar
        else { return nil }
        return shown
    }

    /// Whether its bar takes the place of a navigation bar's title now.
    final var replacesTitle: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// The controller on whose page the bar is; nil where that is in no window.
    final var page: UIViewController? {
        guard searchBar.windowReference != nil else { return nil }
        for view in searchBar.ancestors {
            if let bar = view as? UINavigationBar, let navigation = bar.controller {
                return navigation.topViewController
            }
            if let controller = view.managingController { return controller }
        }
        return nil
    }

    /// Says in the console that no search begins.
    final func warnAboutSearching() {
        let name = world.description(of: self)
        world.warn(
            "'\(name)' cannot begin a search: its bar is in no window",
            hint: "set 'isActive' in 'viewDidAppear', or later")
    }

    /// A bar in a navigation bar stays there, and so does one that constraints place. Another one comes
    /// into the controller's own view, where it was seen before.
    final func placeBarForSearch() {
        if let navigationBar {
            let outer = relations.presenter?.viewIfLoaded
            if outer.map(navigationBar.isDescendant) == true { navigationBar.heldSearch = self }
            return navigationBar.searchingChanged()
        }
        guard let view, !isInNavigationBar else { return }
        guard let holder = searchBar.superviewReference else {
            let top = view.windowReference?.safeAreaInsets.top ?? 0
            searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: searchBar.barHeight)
            view.insert(searchBar, at: .front)
            return
        }
        guard searchBar.translatesAutoresizingMaskIntoConstraints, holder.managingController !== self else {
            return
        }
        session?.holder = holder
        session?.index = holder.subviews.firstIndex { $0 === searchBar } ?? 0
        session?.frame = searchBar.frame
        let seen = holder.convert(searchBar.frame, to: nil)
        let origin = relations.presentationController?.container?.frame.origin ?? .zero
        view.insert(searchBar, at: .front)
        searchBar.frame = seen.offsetBy(dx: -origin.x, dy: -origin.y)
        if searchBar.scopes != nil { searchBar.frame.size.height = searchBar.barHeight }
    }

    /// Whether the bar is somewhere in a navigation bar, as the view of its title.
    private var isInNavigationBar: Bool { searchBar.ancestors.contains { $0 is UINavigationBar } }

    final func putBarBack() {
        if let navigationBar {
            if navigationBar.heldSearch === self { navigationBar.heldSearch = nil }
            return navigationBar.searchingChanged()
        }
        guard let session, searchBar.superviewReference === viewIfLoaded else { return }
        guard let holder = session.holder else { return searchBar.removeFromSuperview() }
        searchBar.frame = session.frame
        holder.insert(searchBar, at: .index(session.index))
    }

    /// Shows the scopes when it is time.
    final func showScopes() {
        guard session != nil, !searchBar.showsScopeBar else { return }
        switch scopeBarActivation {
        case .manual: break
        case .onTextEntry: if searchBar.text?.isEmpty == false { searchBar.showScopes(true) }
        case .automatic, .onSearchActivation: searchBar.showScopes(true)
        }
    }

    // MARK: Results

    /// The results become a child, below the bar; they are hidden until there is a text.
    final func addResults() {
        guard let results = searchResultsController, let own = view, results.parent == nil else { return }
        addChild(results)
        guard let inner = results.view, !world.isHalted else { return }
        inner.frame = own.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.isHidden = !showsSearchResultsController
        let below = relations.presenter?.relations.barBelow ?? 0
        results.setBars(above: heightAboveResults(in: own), below: below)
        own.insert(inner, at: .index(0))
        results.didMove(toParent: self)
    }

    /// How far bars reach into the view of the results: the search bar in front of it, or those of the page;
    /// below a bar that is behind there is none.
    private func heightAboveResults(in own: UIView) -> CGFloat {
        if searchBar.superviewReference === own {
            return max(0, searchBar.frame.maxY - own.safeAreaInsets.top)
        }
        return navigationBar?.heldSearch === self ? 0 : relations.presenter?.relations.barAbove ?? 0
    }

    final func removeResults() {
        guard let results = searchResultsController, results.parent === self else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
        results.setBars()
    }

    final func showResults() {
        guard let results = searchResultsController, results.parent === self, let inner = results.viewIfLoaded
        else { return }
        let isHidden = !showsSearchResultsController
        if inner.isHidden != isHidden { inner.isHidden = isHidden }
    }
}
