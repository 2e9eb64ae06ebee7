import Foundation

/// Cells and views beside them that say how large they would like to be.
///
/// All that are seen are asked, then the layout is prepared anew for all of them. A view is asked again when
/// it has got another size, until it is content.
extension UICollectionView {
    /// How often a view is asked until the layout is invalidated for another reason, and how often what is
    /// seen is laid out in one pass: a layout that never settles ends there.
    static let sizingRounds = 50

    /// Asks what is seen for its sizes; whether the layout was prepared anew for them.
    final func takePreferredSizes(_ all: [UICollectionViewLayoutAttributes]) -> Bool {
        guard !world.isHalted, world.work.draw(all.count) else { return false }
        let layout = collection.layout
        let follows = layout.mayFollowSizes
        var isChanged = false
        for (path, cell) in collection.cells where path != collection.movement?.start {
            guard follows || cell.mayWishSize, let place = collection.places[path] else { continue }
            if followWish(of: cell, place) { isChanged = true }
        }
        let besides = Dictionary(
            all.filter { $0.kind != nil }.map { (SupplementaryKey($0), $0) }) { first, _ in first }
        for (key, view) in collection.supplementary.views where follows || view.mayWishSize {
            guard let place = besides[key] else { continue }
            if followWish(of: view, place) { isChanged = true }
        }
        guard isChanged, !world.isHalted else { return false }
        prepareLayoutOfItems()
        return !world.isHalted
    }

    /// Asks one view, and tells the layout what it wants; whether the layout follows.
    private func followWish(
        of view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard !world.isHalted, world.work.draw(WorkCost.message) else { return false }
        var asked = AskedSize(turn: collection.sizingTurn, size: place.size)
        if let last = view.askedSize, last.turn == asked.turn {
            guard last.size != asked.size, last.count < Self.sizingRounds else { return false }
            asked.count += last.count
        }
        view.askedSize = asked
        let own = place.copy(with: nil) as? UICollectionViewLayoutAttributes ?? place
        let wish = view.preferredLayoutAttributesFitting(own)
        let layout = collection.layout
        guard !world.isHalted, wish.size != place.size,
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: wish, withOriginalAttributes: place),
            !world.isHalted
        else { return false }
        layout.keep(wish)
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: wish, withOriginalAttributes: place)
        let outer = collection.isPreparing
        collection.isPreparing = true
        layout.invalidateLayout(with: context)
        collection.isPreparing = outer
        return true
    }
}

/// With which size a view was asked for the one that it would like.
struct AskedSize {
    /// How often all views had had a reason to be asked anew then.
    let turn: Int
    let size: CGSize
    /// How often it was asked in this turn.
    var count = 1
}

extension UICollectionViewLayout {
    /// Whether it may follow the sizes that views would like: by an estimate, or because its class decides.
    final var mayFollowSizes: Bool { isEstimating || mayHear([.shouldInvalidateForPreferred]) }
}

extension UICollectionReusableView {
    /// Whether the view's class may have a wish of its own.
    final var mayWishSize: Bool {
        if let dynamicSubclass { return dynamicSubclass.overrides(.preferredAttributes) }
        return type(of: self) != UICollectionViewCell.self && type(of: self) != UICollectionReusableView.self
    }

    /// What a view wants by itself: the size that the constraints in it ask for.
    final func fittingPlace(
        _ place: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let wish = place.copy(with: nil) as? UICollectionViewLayoutAttributes ?? place
        guard let layout = collectionView?.collection.layout, layout.mayFollowSizes, measuredView != nil
        else { return wish }
        wish.size = layout.fittingSize(of: self, place)
        return wish
    }

    /// The collection view that it is in.
    final var collectionView: UICollectionView? {
        superviewReference as? UICollectionView
            ?? (superviewReference as? _UICollectionViewOrthogonalScrollView)?.collectionView
    }

    /// The view whose constraints say how large this one is: a cell's content; nil without constraints in it.
    final var measuredView: UIView? {
        let content = (self as? UICollectionViewCell)?.contentView ?? self
        return (content.storedLayoutState?.constraints ?? []).isEmpty ? nil : content
    }
}
