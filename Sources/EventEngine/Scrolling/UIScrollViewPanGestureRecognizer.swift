import Foundation

/// The recognizer that scrolls (H-01).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// The scroll view that it drives, wherever the recognizer itself is (H-12).
    weak var scrollView: UIScrollView?
    /// What the finger had gone when the drag began, in screen points: content does not jump (F-13).
    private var beginning = CGPoint.zero
    /// Whether it was noted that the fingers move and nothing follows.
    private var hasDeclined = false

    /// Whether fingers are on the content that may scroll it yet (H-20).
    var isTrackingFingers: Bool {
        attempt.isUnderWay && !attempt.wanted.isFinal && !fingersDown.isEmpty
    }

    /// How far the fingers went since the drag began, in a view's coordinates.
    func way(in view: UIView) -> CGPoint {
        convertVectorFromScreen(CGPoint(x: path.x - beginning.x, y: path.y - beginning.y), to: view)
    }

    /// How far the fingers went since they came down along the axes on which the scroll view can follow, in
    /// its coordinates.
    var wayThatCounts: CGPoint {
        guard let scrollView else { return .zero }
        let way = convertVectorFromScreen(path, to: scrollView)
        return CGPoint(
            x: scrollView.canDrag(.horizontal) ? way.x : 0, y: scrollView.canDrag(.vertical) ? way.y : 0)
    }

    override func refusal(of touch: UITouch) -> GestureCause? { touch.refusalToScroll }

    override func countedPath(_ path: CGPoint) -> CGPoint {
        convertVectorToScreen(wayThatCounts, from: scrollView)
    }

    /// Of the fingers that move: one that rests does not hold content back (H-13).
    override func step(of fingers: [UITouch]) -> CGPoint {
        super.step(of: fingers.filter { $0.phase == .moved })
    }

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesBegan(touches, with: event)
        scrollView?.fingersCameDown(touches)
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.defaultTouchesMoved(touches, with: event)
        let threshold = world.gestureConstants.panThreshold + world.gestureConstants.tolerance
        guard state == .possible, !hasDeclined, CGPoint.zero.distance(to: path) > threshold else { return }
        hasDeclined = true
        world.note(self, .declines, RuleID("H", 26), "content cannot follow this way")
    }

    override func defaultAction(in state: State) {
        if state == .began {
            let counted = countedPath(path)
            let (way, threshold) = (CGPoint.zero.distance(to: counted), world.gestureConstants.panThreshold)
            let part = way > threshold ? threshold / way : 1
            // One that had to wait begins where the finger is now.
            beginning = attempt.awaited.isEmpty ? CGPoint(x: counted.x * part, y: counted.y * part) : path
        }
        scrollView?.follow(state)
    }

    override func defaultReset() {
        super.defaultReset()
        (beginning, hasDeclined) = (.zero, false)
        scrollView?.fingersAreGone()
    }

    /// Its scroll view zooms at the same time (M-29).
    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool {
        guard let pinch = scrollView?.zoom.pinch else { return super.defaultCanPrevent(other) }
        return other !== pinch && super.defaultCanPrevent(other)
    }

    override func delegateDidChange() {
        guard let scrollView, delegateObject !== scrollView else { return }
        world.report(.refused("the pan of a scroll view must have the scroll view as its delegate"))
    }

    override var answeringView: UIView? { scrollView }
}
