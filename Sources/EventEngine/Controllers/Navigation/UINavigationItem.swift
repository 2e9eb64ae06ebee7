import Foundation

/// What a navigation bar shows, of a controller for example. The interactive pop asks whether there is a back
/// button (N-03).
open class UINavigationItem: NSObject {
    /// The bar that shows it.
    final weak var bar: UINavigationBar?
    open var title: String? {
        didSet {
            bar?.content.titleChanged()
            if let bar, bar.topItem === self { bar.largeTitle?.text = title }
        }
    }
    /// A line above the title.
    open var prompt: String? {
        didSet {
            guard let bar, bar.topItem === self, prompt != oldValue else { return }
            bar.promptChanged()
            bar.controller?.placeBars()
        }
    }
    open var hidesBackButton = false { didSet { showAnew() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Whether items on the left are beside the back button, and not in its place.
    open var leftItemsSupplementBackButton = false { didSet { showAnew() } }
    /// On the left, the outermost one first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { showAnew() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { showAnew() } }
    private func showAnew() {
        guard let bar, bar.topItem === self else { return }
        bar.showItems()
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Shown in place of the title.
    open var titleView: UIView? { didSet { bar?.content.titleChanged() } }
    /// What the back button says that leads here; the button is made when another item is shown.
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if let bar, bar.prefersLargeTitles { bar.titlesChanged() } }
    }
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    /// The first of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Says what the back button says that leads here; what it would send, it does not send.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whose search bar the bar shows below the title.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { showAnew() } }
    }
    /// Kept: the search bar stays while the content scrolls.
    open var hidesSearchBarWhenScrolling = true

    public init(title: String) {
        self.title = title
    }

    /// Whether the bar has a back button beside what the author put there (N-03).
    final var hasBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
    }
}

/// Hears of a navigation stack's changes. All methods are optional.
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// The orientations that the interface may have, in the place of the controller's own answer.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// Who animates a change of the stack; nil for the usual animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives that; nil lets it run by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

// A method that a class does not implement answers with the default, and says that nobody was told.
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        navigationController.world.answeredByDefault(())
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        navigationController.world.answeredByDefault(())
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController.world.answeredByDefault(nil)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController.world.answeredByDefault(nil)
    }
}

/// What a navigation controller knows beside its stack.
struct NavigationState {
    weak var delegateObject: AnyObject?
    var isBarHidden = false
    var bar: UINavigationBar?
    var toolbar: UIToolbar?
    var isToolbarHidden = true
    var pop: _UIParallaxTransitionPanGestureRecognizer?
    var popDelegate: _UINavigationInteractiveTransition?
    var progress: PopInProgress?
    /// Whether a pop goes its way by itself after the finger was lifted.
    var isSettling = false
    var hiding = BarHiding()
    /// How much of the large title is folded away, in points.
    var foldedTitle: CGFloat = 0
    /// Pushes and pops that are being animated.
    var running = 0
}

extension UINavigationController {
    final var isInTransition: Bool { navigation.running > 0 || navigation.isSettling }

    final func tellWillShow(_ shown: UIViewController?, _ animated: Bool) {
        guard let shown else { return }
        world.askDelegate(
            navigation.delegateObject, .navigationWillShow, [self, shown, animated], fallback: ()
        ) {
            ($0 as? any UINavigationControllerDelegate)?
                .navigationController(self, willShow: shown, animated: animated)
        }
    }

    final func tellDidShow(_ animated: Bool) {
        guard let shown = topViewController else { return }
        world.askDelegate(
            navigation.delegateObject, .navigationDidShow, [self, shown, animated], fallback: ()
        ) {
            ($0 as? any UINavigationControllerDelegate)?
                .navigationController(self, didShow: shown, animated: animated)
        }
    }
}
