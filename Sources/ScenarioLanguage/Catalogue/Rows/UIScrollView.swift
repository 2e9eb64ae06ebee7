import EventEngine
import Foundation

extension UIScrollView.ContentInsetAdjustmentBehavior: BridgedEnum {}
extension UIScrollView.IndicatorStyle: BridgedEnum {}
extension UIScrollView.IndexDisplayMode: BridgedEnum {}
extension UIScrollView.KeyboardDismissMode: BridgedEnum {}
extension UIScrollView.DecelerationRate: BridgedStruct {}

extension NativeCatalogue {
    /// UIScrollView, and what belongs to it.
    func addUIScrollView() {
        addClass(
            UIScrollView.self, named: "UIScrollView", superclass: UIView.self,
            "Moves its content under the finger. It holds touches back until it knows whether they "
                + "drag."
        ) { t in
            scrollContentRows(t)
            scrollBehaviorRows(t)
            scrollStateRows(t)
            scrollZoomRows(t)
        }
        addEnumeration(
            UIScrollView.KeyboardDismissMode.self, named: "UIScrollView.KeyboardDismissMode",
            "How scrolling sends the keyboard away."
        ) { t in
            t.means("Not at all, when a drag begins, or when the finger comes to the keyboard.")
            t.enumCase("none", .none)
            t.enumCase("onDrag", .onDrag)
            t.enumCase("interactive", .interactive)
            t.means("The same, with what is attached to the keyboard, which always goes with it here.")
            t.enumCase("onDragWithAccessory", .onDragWithAccessory)
            t.enumCase("interactiveWithAccessory", .interactiveWithAccessory)
        }
        addStructure(
            UIScrollView.DecelerationRate.self, named: "UIScrollView.DecelerationRate",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "How soon scrolling comes to rest."
        ) { t in
            t.initializer("init(rawValue:)") { (rate: CGFloat) in
                UIScrollView.DecelerationRate(rawValue: rate)
            }
            t.getter("rawValue", \.rawValue)
            t.means("So.")
            t.staticGetter("normal") { UIScrollView.DecelerationRate.normal }
            t.staticGetter("fast") { UIScrollView.DecelerationRate.fast }
        }
        addEnumeration(
            UIScrollView.ContentInsetAdjustmentBehavior.self,
            named: "UIScrollView.ContentInsetAdjustmentBehavior",
            "Whether bars and notches make room around a content."
        ) { t in
            t.means("So.")
            t.enumCase("automatic", .automatic)
            t.enumCase("scrollableAxes", .scrollableAxes)
            t.enumCase("never", .never)
            t.enumCase("always", .always)
        }
        addIndicatorStyles()
    }

    private func addIndicatorStyles() {
        addEnumeration(
            UIScrollView.IndicatorStyle.self, named: "UIScrollView.IndicatorStyle",
            "The color of indicators."
        ) { t in
            t.means("This one.")
            t.enumCase("default", .default)
            t.enumCase("black", .black)
            t.enumCase("white", .white)
        }
        addEnumeration(
            UIScrollView.IndexDisplayMode.self, named: "UIScrollView.IndexDisplayMode",
            "Whether titles of sections are beside content."
        ) { t in
            t.means("So.")
            t.enumCase("automatic", .automatic)
            t.enumCase("alwaysHidden", .alwaysHidden)
        }
    }

    /// The rows of UIScrollView: its content, and scrolling by code.
    private func scrollContentRows(_ t: MemberTable<UIScrollView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIScrollView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIScrollView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIScrollView(coder: coder) }
        t.means("Who hears of it.")
        t.accessor("delegate", get: { $0.delegateObject.map(ScrollDelegate.init) }) { scrollView, delegate in
            scrollView.delegateObject = delegate?.object
        }
        t.means("The point of the content at its corner: the origin of its bounds.")
        t.property("contentOffset", \.contentOffset, override: .contentOffset)
        t.means("How large the content is.")
        t.property("contentSize", \.contentSize, override: .contentSize)
        t.means("Room around the content.")
        t.property("contentInset", \.contentInset, override: .contentInset)
        t.getter("adjustedContentInset", \.adjustedContentInset)
        t.means("Hears that this room has changed, and tells the delegate.")
        t.method("adjustedContentInsetDidChange()", override: .adjustedContentInsetDidChange) {
            (scrollView: UIScrollView) in scrollView.adjustedContentInsetDidChange()
        }
        t.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        t.means("Scrolls to a place.")
        t.method("setContentOffset(_:animated:)", override: .setContentOffsetAnimated) {
            (scrollView: UIScrollView, offset: CGPoint, animated: Bool) in
            scrollView.setContentOffset(offset, animated: animated)
        }
        t.means("Scrolls until a rectangle is seen.")
        t.method("scrollRectToVisible(_:animated:)", override: .scrollRectToVisible) {
            (scrollView: UIScrollView, rect: CGRect, animated: Bool) in
            scrollView.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// The rows of UIScrollView: how it follows fingers.
    private func scrollBehaviorRows(_ t: MemberTable<UIScrollView>) {
        t.means("Whether fingers can scroll it.")
        t.property("isScrollEnabled", \.isScrollEnabled)
        t.means("Whether it keeps to the direction in which a drag began.")
        t.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
        t.means("Whether it comes to rest at whole pages.")
        t.property("isPagingEnabled", \.isPagingEnabled)
        t.means("Whether it can be pulled over its ends.")
        t.property("bounces", \.bounces)
        t.property("alwaysBounceVertical", \.alwaysBounceVertical)
        t.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        t.means("How soon it comes to rest.")
        t.property("decelerationRate", \.decelerationRate)
        t.means("Whether an outer scroll view goes on at its end.")
        t.property("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent)
        t.property("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent)
        t.means("Whether touches of its content wait for 150 ms. True unless set (H-02).")
        t.property("delaysContentTouches", \.delaysContentTouches)
        t.means("Whether a drag takes touches away from its content. True unless set.")
        t.property("canCancelContentTouches", \.canCancelContentTouches)
        t.means("Is asked whether a view in it gets a touch at all.")
        t.method("touchesShouldBegin(_:with:in:)", override: .touchesShouldBegin) {
            (scrollView: UIScrollView, touches: Set<UITouch>, event: UIEvent?, view: UIView) in
            scrollView.touchesShouldBegin(touches, with: event, in: view)
        }
        t.means("Is asked whether a drag takes the touch from a view: true unless it is a control.")
        t.method("touchesShouldCancel(in:)", override: .touchesShouldCancel) {
            (scrollView: UIScrollView, view: UIView) in scrollView.touchesShouldCancel(in: view)
        }
    }

    /// The rows of UIScrollView: what it says of itself, and its indicators.
    private func scrollStateRows(_ t: MemberTable<UIScrollView>) {
        t.means("Whether a finger is on it.")
        t.getter("isTracking", \.isTracking)
        t.means("Whether it scrolls under the finger.")
        t.getter("isDragging", \.isDragging)
        t.means("Whether it scrolls on by itself.")
        t.getter("isDecelerating", \.isDecelerating)
        t.means("What recognizes its drags.")
        t.getter("panGestureRecognizer", \.panGestureRecognizer)
        t.means("How its indicators look.")
        t.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        t.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        t.property("indicatorStyle", \.indicatorStyle)
        t.property(
            "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
        t.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, isKept: true)
        t.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        t.property("scrollIndicatorInsets", \.scrollIndicatorInsets, isKept: true)
        t.means("Shows them for a moment; nothing is seen here.")
        t.method("flashScrollIndicators()") { (scrollView: UIScrollView) in
            scrollView.flashScrollIndicators()
        }
        t.method("withScrollIndicatorsShown(forContentOffsetChanges:)") {
            (scrollView: UIScrollView, changes: Block< >) in
            scrollView.withScrollIndicatorsShown { changes() }
        }
        t.callsAtOnce("withScrollIndicatorsShown")
        t.means("Only kept: an index beside rows is shown whatever this says, and there are no keys.")
        t.property("indexDisplayMode", \.indexDisplayMode)
        t.property("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
        t.means("The content: constraints about it say how large the content is.")
        t.getter("contentLayoutGuide", \.contentLayoutGuide)
        t.means("What is seen of the content: it stays while the content scrolls.")
        t.getter("frameLayoutGuide", \.frameLayoutGuide)
        t.means("Whether a tap on the status bar scrolls it to its top (M-24).")
        t.property("scrollsToTop", \.scrollsToTop, override: .scrollsToTop)
        t.means("How scrolling sends the keyboard away (M-25).")
        t.property("keyboardDismissMode", \.keyboardDismissMode)
        t.means("Tells its targets when the content is pulled down far enough (M-30).")
        t.property("refreshControl", \.refreshControl)
        t.means("The recognizer of presses on a remote control, which no hand has here.")
        t.getter("directionalPressGestureRecognizer", \.directionalPressGestureRecognizer)
    }

    /// The rows of UIScrollView: zooming.
    private func scrollZoomRows(_ t: MemberTable<UIScrollView>) {
        t.means("How large the zoomed view is shown; setting it zooms at once.")
        t.property("zoomScale", \.zoomScale)
        t.means("The limits of zooming. Fingers zoom only where they differ (M-26).")
        t.property("minimumZoomScale", \.minimumZoomScale)
        t.property("maximumZoomScale", \.maximumZoomScale)
        t.means("Whether a pinch may pass the limits until the fingers are lifted (M-27).")
        t.property("bouncesZoom", \.bouncesZoom)
        t.means("Whether fingers zoom it, and whether it comes back from beyond a limit.")
        t.getter("isZooming", \.isZooming)
        t.getter("isZoomBouncing", \.isZoomBouncing)
        t.means("Zooms to a scale within the limits (M-28).")
        t.method("setZoomScale(_:animated:)") { (scrollView: UIScrollView, scale: CGFloat, animated: Bool) in
            scrollView.setZoomScale(scale, animated: animated)
        }
        t.means("Zooms until a rectangle of the zoomed view fills it (M-28).")
        t.method("zoom(to:animated:)") { (scrollView: UIScrollView, rect: CGRect, animated: Bool) in
            scrollView.zoom(to: rect, animated: animated)
        }
        t.kept("setZoomScale(_:animated:)", "zoom(to:animated:)")
        t.means("Whether content is on its way to where code sends it, or to a scale that code has set.")
        t.getter("isScrollAnimating", \.isScrollAnimating)
        t.getter("isZoomAnimating", \.isZoomAnimating)
        t.means("Stops it where it is.")
        t.method("stopScrollingAndZooming()") { (scrollView: UIScrollView) in
            scrollView.stopScrollingAndZooming()
        }
        t.means("The recognizer that zooms; nil where the limits are the same.")
        t.getter("pinchGestureRecognizer", \.pinchGestureRecognizer)
    }
}
