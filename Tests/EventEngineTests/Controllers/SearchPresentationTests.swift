import EventEngine
import Testing

/// A search controller is presented while a search is under way (N-42, N-43).
struct SearchPresentationTests {
    private final class Page: UIViewController, UISearchControllerDelegate, UISearchResultsUpdating {
        let search: UISearchController
        var heard: [String] = []

        init(results: UIViewController? = nil, definesContext: Bool = true) {
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
            definesPresentationContext = definesContext
            search.delegate = self
            search.searchResultsUpdater = self
            navigationItem.searchController = search
        }
        required init?(coder: NSCoder) { nil }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            heard.append("will present")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            heard.append("did present")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            heard.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            heard.append("did dismiss")
        }
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update '\(searchController.searchBar.text ?? "")' \(searchController.isActive)")
        }
    }

    private func show(
        _ page: UIViewController, _ world: Simulator, _ scene: Simulator.StandardScene
    ) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        scene.window.rootViewController = navigation
        world.device.wait(0)
        return navigation
    }

    /// A search under way on a page in a navigation controller that another controller presents.
    private func searchPresented(
        _ page: Page, _ world: Simulator, _ scene: Simulator.StandardScene
    ) -> (outer: UIViewController, navigation: UINavigationController) {
        let outer = UIViewController()
        scene.window.rootViewController = outer
        world.device.wait(0)
        let navigation = UINavigationController(rootViewController: page)
        outer.present(navigation, animated: false)
        world.device.wait(0)
        page.search.isActive = true
        world.device.wait(0)
        _ = page.take()
        return (outer, navigation)
    }

    @Test func `N-42 The controller that defines the context presents the search`() {
        _ = TestWorld { world, scene in
            let page = Page()
            let navigation = show(page, world, scene)
            world.hand.tap(page.search.searchBar)
            #expect(page.presentedViewController === page.search)
            #expect(page.search.presentingViewController === page)
            #expect(navigation.presentedViewController == nil && page.search.next === page)
            #expect(page.take() == ["will present", "update '' true", "did present"])
            page.search.isActive = false
            #expect(page.presentedViewController == nil && page.search.presentingViewController == nil)
            #expect(page.take() == ["will dismiss", "update '' false", "did dismiss"])
        }
    }

    @Test func `N-42 Without a context the outermost controller presents the search`() {
        _ = TestWorld { world, scene in
            let page = Page(definesContext: false)
            let navigation = show(page, world, scene)
            page.search.isActive = true
            #expect(page.search.presentingViewController === navigation)
            #expect(page.presentedViewController === page.search)
        }
    }

    @Test func `N-42 An alert is kept away by a search, and shown from the search controller`() {
        let world = TestWorld { world, scene in
            let page = Page(definesContext: false)
            _ = show(page, world, scene)
            world.hand.tap(page.search.searchBar)
            let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            page.present(alert, animated: false)
            #expect(alert.presentingViewController == nil)
            page.search.present(alert, animated: false)
            #expect(alert.presentingViewController === page.search && alert.view.window != nil)
            page.search.dismiss(animated: false)
            #expect(alert.presentingViewController == nil && page.search.isActive)
            page.search.isActive = false
            page.present(alert, animated: false)
            #expect(alert.view.window != nil)
        }
        let warnings = world.world.warnings.map(\.sentence)
        #expect(warnings.count == 1 && warnings[0].contains("it presents 'UISearchController'"))
    }

    @Test func `N-42 Where the page presents the search, the outermost one is free for an alert`() {
        let world = TestWorld { world, scene in
            let page = Page()
            let navigation = show(page, world, scene)
            world.hand.tap(page.search.searchBar)
            let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
            page.present(alert, animated: false)
            #expect(alert.presentingViewController === navigation && page.search.isActive)
        }
        #expect(world.world.warnings.isEmpty)
    }

    @Test func `N-42 To dismiss ends the search first, and its delegate hears nothing of it`() {
        _ = TestWorld { world, scene in
            let page = Page()
            let (outer, navigation) = searchPresented(page, world, scene)
            page.dismiss(animated: false)
            #expect(!page.search.isActive && navigation.presentingViewController === outer)
            #expect(page.take() == ["update '' false"])
            page.dismiss(animated: false)
            #expect(navigation.presentingViewController == nil)
        }
    }

    @Test(arguments: [false, true])
    func `N-42 A search without a context stays with its bar when something is pushed`(
        definesContext: Bool
    ) {
        _ = TestWorld { world, scene in
            let page = Page(definesContext: definesContext)
            let navigation = show(page, world, scene)
            let bar = navigation.navigationBar
            world.hand.tap(page.search.searchBar)
            world.hand.type("ab")
            let next = UIViewController()
            navigation.pushViewController(next, animated: false)
            world.device.wait(0)
            #expect((page.search.searchBar.window != nil) == !definesContext)
            #expect((page.search.view.window != nil) == !definesContext)
            #expect(bar.frame.height == (definesContext ? 44 : 56))
            #expect(page.search.isActive)
            navigation.popViewController(animated: false)
            world.device.wait(0)
            #expect(page.search.view.window != nil && page.search.searchBar.text == "ab")
            page.search.isActive = false
            #expect(bar.frame.height == 100 && page.search.searchBar.superview === bar)
        }
    }

    @Test func `N-43 The bar takes the place of title and buttons unless it is told not to`() {
        for hides in [true, false] {
            _ = TestWorld { world, scene in
                let page = Page()
                page.search.hidesNavigationBarDuringPresentation = hides
                var taps = 0
                let add = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
                page.navigationItem.rightBarButtonItem = add
                let navigation = show(page, world, scene)
                world.hand.tap(page.search.searchBar)
                world.device.wait(0)
                #expect(navigation.navigationBar.frame.height == (hides ? 56 : 100))
                #expect(page.view.safeAreaInsets.top == (hides ? 56 : 100))
                world.hand.tap(at: CGPoint(x: 340, y: 22))
                #expect(taps == (hides ? 0 : 1))
            }
        }
    }

    @Test func `N-43 A touch beside the bar ends a search that obscures, and nothing else`() {
        for obscures in [true, false] {
            _ = TestWorld { world, scene in
                let page = Page()
                page.search.obscuresBackgroundDuringPresentation = obscures
                let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
                var taps = 0
                button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                page.view.addSubview(button)
                _ = show(page, world, scene)
                world.hand.tap(page.search.searchBar)
                world.hand.tap(button)
                #expect(taps == (obscures ? 0 : 1) && page.search.isActive == !obscures)
            }
        }
    }

    @Test func `N-43 The results are a child that is hidden until the bar has a text`() {
        let log = LoggingController.Log()
        _ = TestWorld { world, scene in
            let results = LoggingController("results", log)
            let page = Page(results: results)
            _ = show(page, world, scene)
            #expect(log.take().isEmpty)
            world.hand.tap(page.search.searchBar)
            #expect(results.parent === page.search && results.view.isHidden)
            #expect(results.view.safeAreaInsets.top == 56)
            world.hand.type("a")
            #expect(!results.view.isHidden)
            let lines = ["will move in", "loaded", "will appear", "did move in", "did appear"]
            #expect(log.take() == lines.map { "results " + $0 })
            page.search.isActive = false
            #expect(results.parent == nil)
            #expect(log.take().contains("results did disappear"))
            page.search.showsSearchResultsController = true
            page.search.isActive = true
            #expect(!results.view.isHidden && !page.search.automaticallyShowsSearchResultsController)
        }
    }

    @Test func `N-43 A bar in a view moves in front of all while the search is under way`() {
        _ = TestWorld { world, scene in
            let search = UISearchController(searchResultsController: nil)
            let table = UITableView(frame: scene.window.bounds)
            scene.viewController.view.addSubview(table)
            table.tableHeaderView = search.searchBar
            world.device.wait(0)
            world.hand.tap(search.searchBar)
            #expect(search.searchBar.isFirstResponder && search.searchBar.superview === search.view)
            table.contentOffset.y = 30
            world.device.wait(0)
            #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == 0)
            search.isActive = false
            #expect(search.searchBar.superview === table && search.searchBar.frame.minY == 0)
        }
    }

    @Test func `N-43 A search that the author presents shows its bar and takes the keyboard`() {
        _ = TestWorld { world, scene in
            let results = UITableViewController()
            let page = Page(results: results)
            page.navigationItem.searchController = nil
            _ = show(page, world, scene)
            page.present(page.search, animated: false)
            world.device.wait(0)
            #expect(page.search.isActive && page.search.searchBar.isFirstResponder)
            #expect(page.search.searchBar.superview === page.search.view)
            #expect(results.view.safeAreaInsets.top == 56)
            #expect(page.take() == ["update '' true"])
            page.search.dismiss(animated: false)
            #expect(!page.search.isActive && page.search.searchBar.superview == nil)
        }
    }

    @Test func `N-43 Scopes are there while a search is under way, unless the author shows them`() {
        for activation in [UISearchController.ScopeBarActivation.automatic, .onTextEntry, .manual] {
            _ = TestWorld { world, scene in
                let page = Page()
                page.search.searchBar.scopeButtonTitles = ["all", "new"]
                page.search.scopeBarActivation = activation
                let navigation = show(page, world, scene)
                world.hand.tap(page.search.searchBar)
                #expect(navigation.navigationBar.frame.height == (activation == .automatic ? 100 : 56))
                world.hand.type("a")
                #expect(navigation.navigationBar.frame.height == (activation == .manual ? 56 : 100))
                page.search.isActive = false
                #expect(navigation.navigationBar.frame.height == 100 && !page.search.searchBar.showsScopeBar)
                page.search.searchBar.showsScopeBar = true
                #expect(!page.search.automaticallyShowsScopeBar)
                #expect(navigation.navigationBar.frame.height == 144)
            }
        }
    }

    @Test func `N-42 A search ends with the controller that presents it`() {
        _ = TestWorld { world, scene in
            let page = Page(definesContext: false)
            let (outer, _) = searchPresented(page, world, scene)
            outer.dismiss(animated: false)
            #expect(!page.search.isActive && page.search.presentingViewController == nil)
            #expect(page.take() == ["update '' false"])
        }
    }

    @Test func `N-43 A search whose bar is in no window does not begin`() {
        let world = TestWorld { _, _ in
            let search = UISearchController(searchResultsController: nil)
            search.isActive = true
            #expect(!search.isActive)
        }
        #expect(world.world.warnings.map(\.sentence).contains { $0.contains("its bar is in no window") })
    }
}
