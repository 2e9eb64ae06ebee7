import Foundation

/// Items that two fingers select (M-11).
///
/// Where the delegate has no say, `allowsMultipleSelectionDuringEditing` decides, as Apple documents. With it
/// the view is edited from then on; else several items may be selected from then on, as the header says.
extension UICollectionView: SelectingByTwoFingers {
    final var twoFingerSelection: TwoFingerSelection? {
        get { collection.twoFingerSelection }
        set { collection.twoFingerSelection = newValue }
    }

    final func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    final func selectableCount(in section: Int) -> Int { numberOfItems(inSection: section) }

    final var selectedPaths: [IndexPath] { collection.selected }

    final func refusalToSelectSeveral(from path: IndexPath) -> GestureCause? {
        let byDefault = allowsMultipleSelectionDuringEditing
        let may = tell(.shouldBeginSelectingItems, path, fallback: byDefault) {
            $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
        }
        return may ? nil : GestureCause(RuleID("M", 11), "refused by the delegate", by: delegateObject)
    }

    final func beginSelectingSeveral(from path: IndexPath) {
        if allowsMultipleSelectionDuringEditing { isEditing = true } else { allowsMultipleSelection = true }
        tell(.didBeginSelectingItems, path, fallback: ()) {
            $0.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        }
    }

    final func endSelectingSeveral() {
        world.askDelegate(delegateObject, .didEndSelectingItems, [self], fallback: ()) {
            ($0 as? any UICollectionViewDelegate)?.collectionViewDidEndMultipleSelectionInteraction(self)
        }
    }

    final func selectAsByTouch(_ path: IndexPath, _ isSelected: Bool) {
        guard isSelected == collection.selected.contains(path) else { return toggleByTouch(path) }
    }
}
