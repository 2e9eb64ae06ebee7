import Foundation

/// What a navigation bar would show for a controller. The bar is left out; the hand takes its buttons all the
/// same, and the interactive pop asks whether
/// it would have a back button (N-03).
open class UINavigationItem: NSObject {
    open var title: String?
    open var prompt: String?
    open var hidesBackButton = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Whether items on the left stand beside the back button, and not in its place.
    open var leftItemsSupplementBackButton = false
    /// On the left, the outermost one first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { hold(leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { hold(rightBarButtonItems) } }
    /// The controller that it is about.
    final weak var controller: UIViewController? {
        didSet {
            hold(leftBarButtonItems)
            hold(rightBarButtonItems)
        }
    }
    private func hold(_ items: [UIBarButtonItem]?) { for item in items ?? [] { item.holder = controller } }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Kept: the bar that would show it is left out, so the view is in no window.
    open var titleView: UIView?
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
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
    open var backBarButtonItem: UIBarButtonItem?
    /// Kept: the bar that would show its search bar is left out.
    open var searchController: UISearchController?
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
}

// A method that a class does not implement says that nobody was told.
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
}

/// What a navigation controller knows beside its stack.
struct NavigationState {
    weak var delegateObject: AnyObject?
    var isBarHidden = false
    var bar: UINavigationBar?
    var isToolbarHidden = true
    var pop: _UIParallaxTransitionPanGestureRecognizer?
    var popDelegate: _UINavigationInteractiveTransition?
    var progress: PopInProgress?
    /// Whether a pop goes its way by itself after the finger was lifted.
    var isSettling = false
    /// Pushes and pops that are being animated.
    var running = 0
}

extension UINavigationController {
    final var isInTransition: Bool { navigation.running > 0 || navigation.isSettling }

    final func tellWillShow(_ animated: Bool) {
        guard let shown = topViewController else { return }
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
