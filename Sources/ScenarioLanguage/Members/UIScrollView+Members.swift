import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIScrollView: its content, and scrolling by code.
    func scrollContentRows(_ t: MemberTable<UIScrollView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIScrollView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIScrollView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIScrollView(coder: coder) }
        t.accessor("delegate", get: { $0.delegateObject.map(ScrollDelegate.init) }) { scrollView, delegate in
            scrollView.delegateObject = delegate?.object
        }
        t.property("contentOffset", \.contentOffset, override: .contentOffset)
        t.property("contentSize", \.contentSize, override: .contentSize)
        t.property("contentInset", \.contentInset, override: .contentInset)
        t.getter("adjustedContentInset", \.adjustedContentInset)
        t.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        t.method("setContentOffset(_:animated:)", override: .setContentOffsetAnimated) {
            (scrollView: UIScrollView, offset: CGPoint, animated: Bool) in
            scrollView.setContentOffset(offset, animated: animated)
        }
        t.method("scrollRectToVisible(_:animated:)", override: .scrollRectToVisible) {
            (scrollView: UIScrollView, rect: CGRect, animated: Bool) in
            scrollView.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// The rows of UIScrollView: how it follows fingers.
    func scrollBehaviorRows(_ t: MemberTable<UIScrollView>) {
        t.property("isScrollEnabled", \.isScrollEnabled)
        t.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
        t.property("isPagingEnabled", \.isPagingEnabled)
        t.property("bounces", \.bounces)
        t.property("alwaysBounceVertical", \.alwaysBounceVertical)
        t.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        t.property("decelerationRate", \.decelerationRate)
        t.property("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent)
        t.property("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent)
        t.property("delaysContentTouches", \.delaysContentTouches)
        t.property("canCancelContentTouches", \.canCancelContentTouches)
        t.method("touchesShouldBegin(_:with:in:)", override: .touchesShouldBegin) {
            (scrollView: UIScrollView, touches: Set<UITouch>, event: UIEvent?, view: UIView) in
            scrollView.touchesShouldBegin(touches, with: event, in: view)
        }
        t.method("touchesShouldCancel(in:)", override: .touchesShouldCancel) {
            (scrollView: UIScrollView, view: UIView) in scrollView.touchesShouldCancel(in: view)
        }
    }

    /// The rows of UIScrollView: what it says of itself, and its indicators.
    func scrollStateRows(_ t: MemberTable<UIScrollView>) {
        t.getter("isTracking", \.isTracking)
        t.getter("isDragging", \.isDragging)
        t.getter("isDecelerating", \.isDecelerating)
        t.getter("panGestureRecognizer", \.panGestureRecognizer)
        t.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        t.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        t.property("indicatorStyle", \.indicatorStyle)
        t.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
        t.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        t.method("flashScrollIndicators()") { (scrollView: UIScrollView) in
            scrollView.flashScrollIndicators()
        }
    }
}
