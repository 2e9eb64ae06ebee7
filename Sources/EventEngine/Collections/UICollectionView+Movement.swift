import Foundation

/// An item on its way by hand.
struct ItemMovement {
    let start: IndexPath
    var target: IndexPath
}

/// Moving an item by hand (M-20). The item's cell follows, and the others move when it is let go: our
/// decision.
extension UICollectionView {
    final func beginMovement(_ path: IndexPath) -> Bool {
        guard collection.movement == nil, numberOfItems(inSection: path.section) > path.item,
            world.declares(collection.dataSourceObject, .moveItem)
        else { return false }
        let agrees = world.askDelegate(
            collection.dataSourceObject, .canMoveItem, [self, path], fallback: true
        ) {
            ($0 as? any UICollectionViewDataSource)?.collectionView(self, canMoveItemAt: path)
        }
        guard agrees, !world.isHalted else { return false }
        collection.movement = ItemMovement(start: path, target: path)
        if let cell = cellForItem(at: path) { cell.superviewReference?.bringSubviewToFront(cell) }
        return true
    }

    final func moveItem(toward place: CGPoint) {
        guard let movement = collection.movement else { return }
        if let cell = cellForItem(at: movement.start) {
            cell.center = convert(place, to: cell.superviewReference)
        }
        guard let proposal = indexPathForItem(at: place) else { return }
        let (start, current) = (movement.start, movement.target)
        guard proposal != current else { return }
        collection.movement?.target = target(from: start, at: current, to: proposal)
    }

    /// What the delegate makes of a place. The older question is for delegates without the newer one.
    private func target(from start: IndexPath, at current: IndexPath, to proposal: IndexPath) -> IndexPath {
        if world.declares(delegateObject, .targetForMoveFrom),
            !world.declares(delegateObject, .targetForMove)
        {
            return world.askDelegate(
                delegateObject, .targetForMoveFrom, [self, start, proposal], fallback: proposal
            ) {
                ($0 as? any UICollectionViewDelegate)?.collectionView(
                    self, targetIndexPathForMoveFromItemAt: start, toProposedIndexPath: proposal)
            }
        }
        return world.askDelegate(
            delegateObject, .targetForMove, [self, start, current, proposal], fallback: proposal
        ) {
            ($0 as? any UICollectionViewDelegate)?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: start,
                atCurrentIndexPath: current, toProposedIndexPath: proposal)
        }
    }

    /// Lets the item go where it is, or where it came from.
    final func endMovement(isCancelled: Bool) {
        guard let movement = collection.movement else { return }
        collection.movement = nil
        let (start, target) = (movement.start, movement.target)
        guard !isCancelled, start != target else { return layoutWasInvalidated() }
        if collection.changes.depth == 0 { _ = counts }
        world.askDelegate(
            collection.dataSourceObject, .moveItem, [self, start, target], fallback: ()
        ) {
            ($0 as? any UICollectionViewDataSource)?
                .collectionView(self, moveItemAt: start, to: target)
        }
        change { $0.moved.append((start, target)) }
    }
}
