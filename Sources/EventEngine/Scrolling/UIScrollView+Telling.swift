import Foundation

/// What the delegate hears (H-21 to H-23).
extension UIScrollView {
    /// Tells the delegate something that is only about this scroll view.
    final func tellDelegate(
        _ selector: MessageSelector, _ tell: (any UIScrollViewDelegate) -> Void
    ) {
        tellDelegate(selector, [self], tell)
    }

    /// - Parameter arguments: as the method has them, for a scenario's class.
    final func tellDelegate(
        _ selector: MessageSelector, _ arguments: @autoclosure () -> [Any?],
        _ tell: (any UIScrollViewDelegate) -> Void
    ) {
        guard let object = delegateObject else { return }
        world.askDelegate(object, selector, arguments(), fallback: ()) {
            ($0 as? any UIScrollViewDelegate).map(tell)
        }
    }

    final func tellOfAdjustedInset() {
        tellDelegate(.scrollViewDidChangeAdjustedContentInset) {
            $0.scrollViewDidChangeAdjustedContentInset(self)
        }
    }

    /// Asks where content should come to rest: the layout of a collection view, and the delegate (H-22).
    ///
    /// - Parameters:
    ///   - velocity: of the content, in points for each millisecond.
    ///   - target: where it would come to rest by itself.
    final func askForTarget(_ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
        let wish = (self as? UICollectionView)?.collectionViewLayout.targetContentOffset(
            forProposedContentOffset: target, withScrollingVelocity: velocity)
        let checkedWish = checked(wish ?? target, instead: target)
        let target = restingPlace(near: checkedWish) ?? restingPlaceOfTitle(near: checkedWish) ?? checkedWish
        guard delegateObject != nil else { return target }
        let place = ScrollTarget(target)
        tellDelegate(.scrollViewWillEndDragging, [self, velocity, place]) {
            $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: place.pointer)
        }
        return checked(place.pointee, instead: target)
    }

    /// A wish where content should come to rest, if it is a place at all.
    private func checked(_ wish: CGPoint, instead target: CGPoint) -> CGPoint {
        guard wish.x.isFinite, wish.y.isFinite else {
            world.report(
                .invalidGeometry(property: "targetContentOffset", value: "(\(wish.x), \(wish.y))"))
            return target
        }
        return wish
    }
}
