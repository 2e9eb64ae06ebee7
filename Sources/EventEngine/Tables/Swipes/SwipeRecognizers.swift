import Foundation

/// The recognizer that swipes rows of its table, under the name that people know from logs (M-17).
final class _UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?

    /// More than a pan needs, so that pagers around the table come first (M-18).
    override var threshold: CGFloat { SwipeConstants.threshold }

    /// Only the way to the side counts, and only where it is the main one.
    override func countedPath(_ path: CGPoint) -> CGPoint {
        abs(path.x) > abs(path.y) ? CGPoint(x: path.x, y: 0) : .zero
    }

    override func defaultAction(in state: State) {
        guard let table else { return }
        let way = translation(in: table).x
        switch state {
        case .began:
            table.beginSwipe()
            table.moveSwipe(by: way)
        case .changed: table.moveSwipe(by: way)
        case .ended:
            table.moveSwipe(by: way)
            table.endSwipe(velocity: velocity(in: table).x)
        default: table.closeSwipe()
        }
    }
}

/// Closes a row that is open, and keeps the touch from the rows (M-17). It is off while none is.
///
/// As it was seen in UIKit: a touch beside the row closes it when it comes down, one on the row when it
/// lifts, unless it has moved by 10 points; content may scroll at the same time.
final class _UISwipeDismissalGestureRecognizer: UIGestureRecognizer {
    weak var table: UITableView?
    private var start = CGPoint.zero

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
    }

    /// The buttons keep their touches.
    override func refusal(of touch: UITouch) -> GestureCause? {
        guard let view = touch.view, let strip = table?.table.swipe?.strip, view.isDescendant(of: strip)
        else { return nil }
        return GestureCause(RuleID("M", 17), "on a button")
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let cell = table?.swipedCell else { return }
        start = touch.location
        if touch.view?.isDescendant(of: cell) != true { go(to: .ended, RuleID("M", 17), "beside the row") }
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, state == .possible else { return }
        let most = SwipeConstants.allowableMovement + world.gestureConstants.tolerance
        if start.distance(to: touch.location) > most {
            fail(RuleID("M", 17), "moved > \(points(SwipeConstants.allowableMovement))")
        }
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        go(to: .ended, RuleID("M", 17), "tapped the row")
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(RuleID("M", 17), "touches cancelled")
    }

    override func defaultAction(in state: State) {
        if state == .ended { table?.closeSwipe() }
    }

    /// Recognizers of the table go on beside it.
    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool { other.view !== table }
}

/// The delegate of both, as UIKit has one.
final class _UISwipeHandler: NSObject, UIGestureRecognizerDelegate {
    weak var table: UITableView?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table, let pan = gestureRecognizer as? _UISwipeActionPanGestureRecognizer
        else { return true }
        pan.decline = table.refusalToSwipe(pan)
        return pan.decline == nil
    }
}

/// What Apple does not publish about swipes, each number with its reason.
enum SwipeConstants {
    /// Points that a finger goes to the side before a row follows (M-18).
    static let threshold: CGFloat = 14
    /// Points that a finger may move on an open row and still close it: as was seen in UIKit.
    static let allowableMovement: CGFloat = 10
    /// The width of a button, in points: what a short title takes on a telephone.
    static let buttonWidth: CGFloat = 74
    /// Points in a second by which a lifted finger decides whether a row opens; slower than that, half of
    /// the buttons decide.
    static let decidingVelocity: CGFloat = 50
}
