import Foundation

/// A view or a guide: what constraints are about.
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that a guide belongs to.
    var constrainedView: UIView? { get }
    var layoutItemKind: LayoutItemKind { get }
    /// Where it is now.
    var presentFrame: CGRect { get }
}

/// What an item's place is in the solver.
enum LayoutItemKind {
    case view
    /// A guide, in the coordinates of its view.
    case guide
}

/// What a view has to do with constraints; most views have none of it.
final class ViewLayoutState {
    /// Whether the frame and the autoresizing mask say where the view is (S-13).
    var translatesMask = true
    /// The constraints that this view holds, in the order in which they were activated.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints about this view or its guides.
    var references: [NSLayoutConstraint] = []
    /// In the order in which they were added.
    var guides: [UILayoutGuide] = []
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var topBarGuide: BarGuide?
    var bottomBarGuide: BarGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// How much the view resists to become larger, and smaller, than its content (S-09).
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// What a point counts by which the length differs from the content's, beside others of that priority.
    var tieWeight = 1.0
    var directionalMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var lastSafeArea = UIEdgeInsets.zero
    /// The view's place in the world's solver, with what the engine itself says of it.
    var entry: LayoutEntry?
}

/// A view or a guide in the world's solver.
final class LayoutEntry {
    let place: LayoutPlace
    /// Not counted: an item that is freed takes its entry out.
    unowned(unsafe) let item: any LayoutItem
    /// Where it is among the entries.
    var index = 0
    /// What the engine says of a place that is fixed: a frame, or the edges of a guide.
    var pins: [LinearSolver.Handle] = []
    var pinned: [Double] = []
    /// What the size of the content asks for.
    var sizes: [LinearSolver.Handle] = []
    var contentSize: [Double] = []
    /// The width at which the content was measured last, where its height depends on that.
    var measuredWidth: CGFloat?
    /// Whether pins or sizes have to be looked at again.
    var isStale = false
    /// Where the constraints want it.
    var target = CGRect.zero

    init(_ item: any LayoutItem, in solver: LinearSolver) {
        self.item = item
        place = LayoutPlace(in: solver, item.presentFrame)
        target = item.presentFrame
    }
}
