import Foundation

/// Sits above the content of a scroll view, and tells its targets when that was pulled down far enough
/// (M-30).
///
/// The engine decides what Apple leaves open: 120 points beyond the top are far enough.
open class UIRefreshControl: UIControl {
    /// Points beyond the top.
    static let pull: Double = 120
    /// How high it is, in points.
    static let height: CGFloat = 60

    private final var isUnderWay = false
    /// Whether this pull has begun a refreshing already.
    final var hasFired = false

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A text below the spinner; it changes no size, our decision.
    open var attributedTitle: NSAttributedString?
    open var isRefreshing: Bool { isUnderWay }
    /// Refreshes without anybody having pulled; no target is told.
    open func beginRefreshing() { isUnderWay = true }
    /// Says that refreshing is over; a pull can begin it again.
    open func endRefreshing() { isUnderWay = false }

    /// The content was pulled so far beyond its top, with the finger still down.
    final func pulled(by way: Double) {
        guard way >= Self.pull, !isUnderWay, !hasFired, isEnabled else { return }
        (isUnderWay, hasFired) = (true, true)
        send(.valueChanged, nil)
        if !world.isHalted { send(.primaryActionTriggered, nil) }
    }
}
