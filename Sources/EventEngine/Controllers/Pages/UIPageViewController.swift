import Foundation

/// Shows one controller at a time, and turns to those beside it with a finger (N-29, N-30). Pages scroll; the
/// scroll view inside gets the touches.
///
/// Only the style that scrolls is modelled. What subclasses may override has to be in the class itself.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }
    /// Names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    final var pages = PageState()
    private let orientation: NavigationOrientation
    private let space: CGFloat

    /// - Parameter options: the points between pages as a number.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        orientation = navigationOrientation
        space = CGFloat((options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0)
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl {
            world.report(.refused("pages that curl are not modelled: use the style '.scroll'"))
        }
    }

    public required init?(coder: NSCoder) {
        (orientation, space) = (.horizontal, 0)
        super.init(coder: coder)
    }

    /// Hears of turns that a finger makes; not retained.
    open var delegate: (any UIPageViewControllerDelegate)? {
        get { pages.delegateObject as? any UIPageViewControllerDelegate }
        set { delegateObject = newValue }
    }
    /// Says which controllers are beside another; not retained. Without it no finger turns a page.
    open var dataSource: (any UIPageViewControllerDataSource)? {
        get { pages.dataSourceObject as? any UIPageViewControllerDataSource }
        set { dataSourceObject = newValue }
    }
    /// Both also of a scenario's class, which cannot conform to the protocol.
    package final var delegateObject: AnyObject? {
        get { pages.delegateObject }
        set { pages.delegateObject = newValue }
    }
    package final var dataSourceObject: AnyObject? {
        get { pages.dataSourceObject }
        set {
            pages.dataSourceObject = newValue
            forgetNeighbours()
        }
    }
    open var transitionStyle: TransitionStyle { .scroll }
    open var navigationOrientation: NavigationOrientation { orientation }
    /// A spine is for pages that curl.
    open var spineLocation: SpineLocation { .none }
    open var isDoubleSided = false
    /// Empty: only pages that curl have recognizers here; the scroll view has its own (N-29).
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The one that is shown.
    open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } ?? [] }

    /// Shows another controller; the delegate hears nothing of it.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let viewControllers, viewControllers.count == 1 else {
            let count = viewControllers?.count ?? 0
            return world.report(.refused(
                "The number of view controllers provided (\(count)) doesn't match the number required (1) "
                    + "for the requested transition"))
        }
        show(viewControllers[0], direction, animated, completion)
    }

    /// Between two pages, in points.
    final var spacing: CGFloat { space }

    override func viewWasLoaded() { makeScrollView() }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placePages()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + [("scrollView", pages.scroll), ("pageControl", pages.dots)]
    }
}

/// What a page controller knows.
struct PageState {
    /// Who is beside the shown controller.
    enum Neighbour {
        case unknown, none
        case some(UIViewController)

        var controller: UIViewController? {
            if case .some(let controller) = self { controller } else { nil }
        }
    }

    /// A page that comes, and on which side.
    struct Turn {
        let controller: UIViewController
        let side: Int
        let isByFinger: Bool
        var isByDots = false
        var leaving: [UIViewController] = []
        var coming: [UIViewController] = []
        var completion: ((Bool) -> Void)?
    }

    weak var delegateObject: AnyObject?
    weak var dataSourceObject: AnyObject?
    var scroll: _UIQueuingScrollView?
    var shown: UIViewController?
    var before = Neighbour.unknown
    var after = Neighbour.unknown
    var turn: Turn?
    /// The dots below the pages, where the data source wants any.
    var dots: _UIPageViewControllerDots?
    /// Whether pages are being placed, so that what moves is no finger's doing.
    var isPlacing = false
}

/// The scroll view in which pages lie side by side, under the name that people know from logs.
final class _UIQueuingScrollView: UIScrollView {
    weak var pages: UIPageViewController?

    override func contentWillBeDragged() { pages?.askForNeighbours() }
    override func contentDidMove() { pages?.pagesMoved() }
    override func contentCameToRest() { pages?.pagesCameToRest() }
}
