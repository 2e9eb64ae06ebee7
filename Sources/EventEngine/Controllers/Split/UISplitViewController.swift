import Foundation

/// Shows controllers in columns, or on top of each other where there is little room (N-33). The views around
/// columns are left out (C-03).
///
/// Whether the columns are collapsed is settled when the view first appears, and again when the width becomes
/// compact or regular (N-41). What subclasses may override has to be in the class itself.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }
    /// A width that is left to the controller. The number is our decision.
    public static let automaticDimension: CGFloat = -1

    final var split = SplitState()
    private let columnStyle: Style

    /// Makes one with columns.
    public init(style: Style) {
        columnStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one of the classic kind, with two controllers.
    public override init(nibName: String?, bundle: Bundle?) {
        columnStyle = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        columnStyle = .unspecified
        super.init(coder: coder)
    }

    open var style: Style { columnStyle }

    /// Hears of columns that come and go; not retained.
    open var delegate: (any UISplitViewControllerDelegate)? {
        get { split.delegateObject as? any UISplitViewControllerDelegate }
        set { delegateObject = newValue }
    }
    /// Also one of a scenario's class, which cannot conform to the protocol.
    package final var delegateObject: AnyObject? {
        get { split.delegateObject }
        set { split.delegateObject = newValue }
    }

    // MARK: Columns

    /// Puts a controller into a column. One that is no navigation controller gets one around it, but for the
    /// compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard mayUse(column) else { return }
        fill(column, with: vc)
    }

    /// The controller that was put into a column, without what is around it.
    open func viewController(for column: Column) -> UIViewController? { split.given[column] }

    /// Changes to the closest mode in which a column is fully visible; collapsed, puts it on top.
    open func show(_ column: Column) {
        guard mayUse(column), isNoCompact(column) else { return }
        if isCollapsed { showOnStack(column) } else { reveal(column) }
    }

    /// Changes to the closest mode in which a column cannot be seen; collapsed, takes it off the top.
    open func hide(_ column: Column) {
        guard mayUse(column), isNoCompact(column) else { return }
        if isCollapsed { hideFromStack(column) } else { conceal(column) }
    }

    /// The controllers of the columns, those around them included; one when collapsed. Setting it is for the
    /// classic kind: the primary and the secondary one.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [split.root].compactMap { $0 } : Column.inOrder.compactMap { split.held[$0] } }
        set { replaceBoth(newValue) }
    }

    /// Whether all controllers are on top of each other, as they are where the width is compact.
    open var isCollapsed: Bool { split.isCollapsed }

    // MARK: Modes

    /// Which mode is wanted; one that the behaviour does not allow is passed over.
    open var preferredDisplayMode: DisplayMode {
        get { split.preferredMode }
        set {
            split.preferredMode = newValue
            settingsChanged()
        }
    }
    /// The mode there is; never `automatic`.
    open var displayMode: DisplayMode { split.mode ?? wantedMode }
    open var preferredSplitBehavior: SplitBehavior {
        get { split.preferredBehavior }
        set {
            split.preferredBehavior = newValue
            settingsChanged()
        }
    }
    /// The behaviour there is; never `automatic`.
    open var splitBehavior: SplitBehavior { currentBehavior }
    /// Whether a swipe from the left edge shows what is hidden, and a touch beside it hides it again.
    open var presentsWithGesture: Bool {
        get { split.presentsWithGesture }
        set {
            split.presentsWithGesture = newValue
            split.pan?.isEnabled = newValue
        }
    }

    // MARK: Widths, in points

    open var preferredPrimaryColumnWidth: CGFloat {
        get { split.primary.preferred }
        set { setWidth(\.primary.preferred, newValue) }
    }
    /// A part of the whole width; the width in points counts before it.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { split.primary.fraction }
        set { setWidth(\.primary.fraction, newValue) }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { split.primary.minimum }
        set { setWidth(\.primary.minimum, newValue) }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { split.primary.maximum }
        set { setWidth(\.primary.maximum, newValue) }
    }
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.preferred }
        set { setWidth(\.supplementary.preferred, newValue) }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { split.supplementary.fraction }
        set { setWidth(\.supplementary.fraction, newValue) }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.minimum }
        set { setWidth(\.supplementary.minimum, newValue) }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.maximum }
        set { setWidth(\.supplementary.maximum, newValue) }
    }
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: What others show in it

    /// Becomes the secondary column; collapsed, goes on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        world.request(.showDetailViewController, of: self, [vc, sender]) { showDetail(vc, sender) }
    }

    /// Becomes the primary column (of three the supplementary one); collapsed, goes on top.
    open override func show(_ vc: UIViewController, sender: Any?) {
        world.request(.showViewController, of: self, [vc, sender]) { showBeside(vc, sender) }
    }

    override func viewWasLoaded() { installPan() }

    override func prepareToAppear() { settleColumns() }

    override func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
        sizeOfColumn(child, in: size)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeColumns()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + Column.inOrder.map { ("\($0)", split.held[$0]) }
    }
}

extension UISplitViewController.Column {
    /// Those that are side by side.
    static let inOrder: [Self] = [.primary, .supplementary, .secondary]
}

/// What a split view controller knows.
struct SplitState {
    /// What is wanted of a column's width.
    struct Width {
        var preferred = UISplitViewController.automaticDimension
        var fraction = UISplitViewController.automaticDimension
        var minimum = UISplitViewController.automaticDimension
        var maximum = UISplitViewController.automaticDimension
    }

    weak var delegateObject: AnyObject?
    /// What the author put into the columns, and what is shown there.
    var given: [UISplitViewController.Column: UIViewController] = [:]
    var held: [UISplitViewController.Column: UIViewController] = [:]
    var preferredMode = UISplitViewController.DisplayMode.automatic
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    /// The mode there is, once the view came up.
    var mode: UISplitViewController.DisplayMode?
    /// Whether it is settled how columns are.
    var isSettled = false
    var isCollapsed = false
    /// What is shown of a collapsed controller.
    var root: UIViewController?
    var presentsWithGesture = true
    var primary = Width()
    var supplementary = Width()
    var pan: SplitPanGestureRecognizer?
    /// In front of a secondary column that takes no touches.
    var dimming: UIDimmingView?
    var change: SplitChange?
}

/// A change of mode under way.
struct SplitChange {
    let old: UISplitViewController.DisplayMode
    let leaving: [UISplitViewController.Column]
    let coming: [UISplitViewController.Column]
    let goneSoon: [UIViewController]
    let thereSoon: [UIViewController]
    let coordinator: TransitionCoordinator?
}
