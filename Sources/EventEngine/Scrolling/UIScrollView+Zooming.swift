import Foundation

/// The recognizer that zooms (M-26).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func defaultAction(in state: State) { scrollView?.zoom(state) }

    /// Its scroll view pans at the same time (M-29).
    override func defaultCanPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

    override func delegateDidChange() {
        guard let scrollView, delegateObject !== scrollView else { return }
        world.report(.refused("the pinch of a scroll view must have the scroll view as its delegate"))
    }

    override var answeringView: UIView? { scrollView }
}

/// A zoom that fingers drive.
struct ZoomState {
    var least: CGFloat = 1
    var most: CGFloat = 1
    var scale: CGFloat = 1
    var bounces = true
    var pinch: UIScrollViewPinchGestureRecognizer?
    /// The view that is zoomed, and its scale when the fingers came down.
    var view: UIView?
    var start: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// Whether code zooms with animation.
    var isAnimating = false
    /// When the end of a zoom without fingers is told; nil without one.
    var ending: TimerQueue.Token?
    var press: UIGestureRecognizer?
}

/// Zooming: the view's transform and the size of the content follow the scale (M-26 to M-29).
extension UIScrollView {
    final func setZoomLimits(_ change: (inout ZoomState) -> Void) {
        change(&zoom)
        let canZoom = zoom.most > zoom.least
        if canZoom, zoom.pinch == nil {
            let pinch = world.perform { UIScrollViewPinchGestureRecognizer(target: nil, action: nil) }
            pinch.scrollView = self
            pinch.delegateObject = self
            zoom.pinch = pinch
            attach(pinch)
        } else if !canZoom, let pinch = zoom.pinch {
            zoom.pinch = nil
            detach(pinch)
        }
    }

    private func viewForZooming() -> UIView? {
        world.askDelegate(delegateObject, .viewForZooming, [self], fallback: nil) {
            ($0 as? any UIScrollViewDelegate).map { $0.viewForZooming(in: self) }
        }
    }

    /// What the pinch's own action is.
    final func zoom(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            guard let view = viewForZooming(), !world.isHalted else { return }
            (zoom.view, zoom.start, zoom.isZooming, zoom.isBouncing) = (view, zoom.scale, true, false)
            tellDelegate(.scrollViewWillBeginZooming, [self, view]) {
                $0.scrollViewWillBeginZooming(self, with: view)
            }
            follow()
        case .changed: follow()
        default: endZoom()
        }
    }

    private func follow() {
        guard zoom.isZooming, let view = zoom.view, let pinch = zoom.pinch else { return }
        var scale = zoom.start * pinch.scale
        let inside = min(max(scale, zoom.least), zoom.most)
        // Beyond its limits content follows half the way, as a logarithm.
        if scale != inside { scale = zoom.bounces ? inside * pow(scale / inside, 0.5) : inside }
        apply(scale, to: view, around: pinch.location(in: self))
    }

    private func endZoom() {
        guard zoom.isZooming, let view = zoom.view else { return }
        zoom.isZooming = false
        let limit = min(max(zoom.scale, zoom.least), zoom.most)
        if limit != zoom.scale {
            zoom.isBouncing = true
            apply(limit, to: view, around: CGPoint(x: bounds.midX, y: bounds.midY))
        }
        tellEnd(view, after: zoom.isBouncing ? ScrollConstants.animationTime : 0)
    }

    /// The end is told after a bounce or an animation.
    private func tellEnd(_ view: UIView, after time: Int64) {
        zoom.view = view
        guard time > 0 else { return tellEnd() }
        world.work.draw(WorkCost.block)
        zoom.ending = world.timers.add(at: world.clock.now + time) { [weak self] in self?.tellEnd() }
    }

    private func tellEnd() {
        (zoom.isBouncing, zoom.isAnimating, zoom.ending) = (false, false, nil)
        tellDelegate(.scrollViewDidEndZooming, [self, zoom.view, zoom.scale]) {
            $0.scrollViewDidEndZooming(self, with: zoom.view, atScale: zoom.scale)
        }
    }

    /// Tells the end of a zoom that goes on without fingers, before its time.
    final func stopZoom() {
        guard let ending = zoom.ending else { return }
        world.timers.cancel(ending)
        tellEnd()
    }

    /// - Parameter point: what stays where it is, in the scroll view's coordinates.
    private func apply(_ scale: CGFloat, to view: UIView, around point: CGPoint) {
        guard scale.isFinite, scale > 0, scale != zoom.scale else { return }
        let factor = scale / zoom.scale
        let old = contentOffset
        zoom.scale = scale
        // By its centre: setting the frame would round the bounds.
        let size = view.bounds.size
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
        scroll.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        world.sceneHasChanged = true
        tellDelegate(.scrollViewDidZoom) { $0.scrollViewDidZoom(self) }
        let seen = CGPoint(x: point.x - old.x, y: point.y - old.y)
        let place = aligned(
            clamped(CGPoint(x: point.x * factor - seen.x, y: point.y * factor - seen.y)))
        scroll.drag?.shown = place
        if place != contentOffset { contentOffset = place }
    }

    // MARK: By code (M-28)

    final func setZoom(_ scale: CGFloat, animated: Bool, around point: CGPoint? = nil) {
        stopZoom()
        guard !world.isHalted, let view = viewForZooming(), !world.isHalted else { return }
        let limited = min(max(scale, zoom.least), max(zoom.least, zoom.most))
        if animated {
            tellDelegate(.scrollViewWillBeginZooming, [self, view]) {
                $0.scrollViewWillBeginZooming(self, with: view)
            }
        }
        apply(limited, to: view, around: point ?? CGPoint(x: bounds.midX, y: bounds.midY))
        guard animated, !world.isHalted else { return }
        tellEnd(view, after: ScrollConstants.animationTime)
        zoom.isAnimating = true
    }

    final func zoomTo(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        setZoom(scale, animated: animated)
        let factor = zoom.scale
        let centre = CGPoint(x: rect.midX * factor, y: rect.midY * factor)
        let place = clamped(
            CGPoint(x: centre.x - bounds.width / 2, y: centre.y - bounds.height / 2))
        if place != contentOffset { contentOffset = place }
    }
}
