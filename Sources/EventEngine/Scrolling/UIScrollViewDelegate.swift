import Foundation

/// Hears of a scroll view's movements (H-21). All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset has changed, by whomever: a finger, momentum, or code (H-23).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted. The velocity is in points for each millisecond; content will come to rest at the
    /// target, which may be changed (H-22).
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Animated scrolling by code has come to its end (H-23).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar may scroll (M-24).
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The view that a pinch zooms; nil for none (M-26).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The insets that count have changed: the content's own, or what bars cover.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// A method that a class does not implement says that nobody was told.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        scrollView.world.answeredByDefault(true)
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView.world.answeredByDefault(nil)
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) { scrollView.world.answeredByDefault(()) }

    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        scrollView.world.answeredByDefault(())
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        scrollView.world.answeredByDefault(())
    }
}
