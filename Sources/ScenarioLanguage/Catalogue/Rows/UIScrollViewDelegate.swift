import EventEngine
import Foundation

/// The delegate of a scroll view as it travels between the engine and a scenario: an object whose class says
/// in the scenario that it conforms.
struct ScrollDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UIScrollViewDelegate).self) }

    static func from(_ value: Value) -> ScrollDelegate? {
        if case .object(let object) = value { ScrollDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UIScrollViewDelegate.
    func addUIScrollViewDelegate() {
        addProtocol(
            (any UIScrollViewDelegate).self, named: "UIScrollViewDelegate",
            "Hears of a scroll view, and may implement any of these.", scrollDelegateRows)
    }

    /// The methods of UIScrollViewDelegate.
    private func scrollDelegateRows(_ t: OptionalMethodTable) {
        t.means("The content moved.")
        t.news("scrollViewDidScroll(_:)", .scrollViewDidScroll) { (_: UIScrollView) in }
        t.means("A drag begins.")
        t.news("scrollViewWillBeginDragging(_:)", .scrollViewWillBeginDragging) { (_: UIScrollView) in }
        t.means("The finger is lifted; the target may be set.")
        t.news(
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", .scrollViewWillEndDragging
        ) { (_: UIScrollView, _: CGPoint, _: ScrollTarget) in }
        t.means("The finger was lifted.")
        t.news("scrollViewDidEndDragging(_:willDecelerate:)", .scrollViewDidEndDragging) {
            (_: UIScrollView, _: Bool) in
        }
        t.means("It scrolls on by itself.")
        t.news("scrollViewWillBeginDecelerating(_:)", .scrollViewWillBeginDecelerating) {
            (_: UIScrollView) in
        }
        t.means("It has come to rest.")
        t.news("scrollViewDidEndDecelerating(_:)", .scrollViewDidEndDecelerating) { (_: UIScrollView) in }
        t.means("An animated scroll is over.")
        t.news("scrollViewDidEndScrollingAnimation(_:)", .scrollViewDidEndScrollingAnimation) {
            (_: UIScrollView) in
        }
        t.means("The view that a pinch zooms; without it nothing is zoomed (M-26).")
        t.question("viewForZooming(in:)", .viewForZooming) { (_: UIScrollView) -> UIView? in nil }
        t.means("Zooming begins, goes on, and is over.")
        t.news("scrollViewWillBeginZooming(_:with:)", .scrollViewWillBeginZooming) {
            (_: UIScrollView, _: UIView?) in
        }
        t.news("scrollViewDidZoom(_:)", .scrollViewDidZoom) { (_: UIScrollView) in }
        t.news("scrollViewDidEndZooming(_:with:atScale:)", .scrollViewDidEndZooming) {
            (_: UIScrollView, _: UIView?, _: CGFloat) in
        }
        t.means("Whether a tap on the status bar scrolls to the top, and that it did (M-24).")
        t.question("scrollViewShouldScrollToTop(_:)", .scrollViewShouldScrollToTop) {
            (_: UIScrollView) in true
        }
        t.news("scrollViewDidScrollToTop(_:)", .scrollViewDidScrollToTop) { (_: UIScrollView) in }
        t.means("The room around the content has changed.")
        t.news("scrollViewDidChangeAdjustedContentInset(_:)", .scrollViewDidChangeAdjustedContentInset) {
            (_: UIScrollView) in
        }
    }
}
