import EventEngine
import Foundation

extension NativeCatalogue {
    /// The protocols of collection views.
    func addUICollectionViewProtocols() {
        addProtocol(
            (any UICollectionViewDataSource).self, named: "UICollectionViewDataSource",
            "Knows the items of a collection view. The first two must be there.", collectionDataRows)
        addProtocol(
            (any UICollectionViewDelegate).self, named: "UICollectionViewDelegate",
            "Is asked by a collection view, and hears of taps.", collectionDelegateRows)
        record((any UICollectionViewDelegate).self).protocols = [
            NativeTypeID((any UIScrollViewDelegate).self)
        ]
        addProtocol(
            (any UICollectionViewDelegateFlowLayout).self, named: "UICollectionViewDelegateFlowLayout",
            "Gives a flow layout sizes and gaps, where they differ from the layout's own.", flowDelegateRows)
        record((any UICollectionViewDelegateFlowLayout).self).protocols = [
            NativeTypeID((any UICollectionViewDelegate).self)
        ]
    }

    private func collectionDataRows(_ t: OptionalMethodTable) {
        t.means("How many items a section has.")
        t.required("collectionView(_:numberOfItemsInSection:)", .numberOfItemsInSection) {
            (_: UICollectionView, _: Int) in 0
        }
        t.means("The cell of an item.")
        t.required("collectionView(_:cellForItemAt:)", .cellForItem) {
            (_: UICollectionView, _: IndexPath) in UICollectionViewCell()
        }
        t.means("How many sections there are: 1 without it.")
        t.question("numberOfSections(in:)", .numberOfSectionsInCollection) { (_: UICollectionView) in 1 }
        t.means("Whether an item may be moved by hand, and that it was (M-20).")
        t.question("collectionView(_:canMoveItemAt:)", .canMoveItem) {
            (_: UICollectionView, _: IndexPath) in true
        }
        t.news("collectionView(_:moveItemAt:to:)", .moveItem) {
            (_: UICollectionView, _: IndexPath, _: IndexPath) in
        }
        t.means("A view beside the cells that the layout has a place for.")
        t.question("collectionView(_:viewForSupplementaryElementOfKind:at:)", .viewForSupplementary) {
            (_: UICollectionView, _: String, _: IndexPath) in UICollectionReusableView()
        }
        t.unsent = [
            "indexTitles(for:)",
            "collectionView(_:indexPathForIndexTitle:at:)",
        ]
    }

    private func collectionDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether a finger highlights an item, and may select it.")
        t.question("collectionView(_:shouldHighlightItemAt:)", .shouldHighlightItem) {
            (_: UICollectionView, _: IndexPath) in true
        }
        t.means("An item is highlighted, or not any more.")
        t.news("collectionView(_:didHighlightItemAt:)", .didHighlightItem) {
            (_: UICollectionView, _: IndexPath) in
        }
        t.news("collectionView(_:didUnhighlightItemAt:)", .didUnhighlightItem) {
            (_: UICollectionView, _: IndexPath) in
        }
        t.means("Whether a tap selects an item, or deselects one where several may be selected (M-05).")
        t.question("collectionView(_:shouldSelectItemAt:)", .shouldSelectItem) {
            (_: UICollectionView, _: IndexPath) in true
        }
        t.question("collectionView(_:shouldDeselectItemAt:)", .shouldDeselectItem) {
            (_: UICollectionView, _: IndexPath) in true
        }
        t.means("Where an item that is moved by hand may be put (M-20).")
        let target =
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
            + "toProposedIndexPath:)"
        t.question(target, .targetForMove) {
            (_: UICollectionView, _: IndexPath, _: IndexPath, proposal: IndexPath) in proposal
        }
        t.question(
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", .targetForMoveFrom
        ) { (_: UICollectionView, _: IndexPath, proposal: IndexPath) in proposal }
        t.means("An item was selected, or is not any more.")
        t.news("collectionView(_:didSelectItemAt:)", .didSelectItem) {
            (_: UICollectionView, _: IndexPath) in
        }
        t.news("collectionView(_:didDeselectItemAt:)", .didDeselectItem) {
            (_: UICollectionView, _: IndexPath) in
        }
        itemTwoFingerRows(t)
        itemDisplayRows(t)
        t.means("The menu that a finger opens by resting on an item (F-08).")
        t.question("collectionView(_:contextMenuConfigurationForItemAt:point:)", .menuOfItem) {
            (_: UICollectionView, _: IndexPath, _: CGPoint) -> UIContextMenuConfiguration? in nil
        }
        t.means("That menu comes, or goes.")
        t.news("collectionView(_:willDisplayContextMenu:animator:)", .menuOfItemWillDisplay) {
            (_: UICollectionView, _: UIContextMenuConfiguration, _: MenuAnimating?) in
        }
        t.news("collectionView(_:willEndContextMenuInteraction:animator:)", .menuOfItemWillEnd) {
            (_: UICollectionView, _: UIContextMenuConfiguration, _: MenuAnimating?) in
        }
        t.unsent = [
            "collectionView(_:canFocusItemAt:)", "collectionView(_:performPrimaryActionForItemAt:)",
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        ]
    }

    /// The methods about what comes and goes.
    private func itemDisplayRows(_ t: OptionalMethodTable) {
        t.means("The cell of an item comes onto the screen, or has left it.")
        t.news("collectionView(_:willDisplay:forItemAt:)", .willDisplayItem) {
            (_: UICollectionView, _: UICollectionViewCell, _: IndexPath) in
        }
        t.news("collectionView(_:didEndDisplaying:forItemAt:)", .didEndDisplayingItem) {
            (_: UICollectionView, _: UICollectionViewCell, _: IndexPath) in
        }
        t.means("A view beside the cells comes onto the screen, or has left it.")
        t.news(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", .willDisplaySupplementary
        ) {
            (_: UICollectionView, _: UICollectionReusableView, _: String, _: IndexPath) in
        }
        t.news(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            .didEndDisplayingSupplementary
        ) {
            (_: UICollectionView, _: UICollectionReusableView, _: String, _: IndexPath) in
        }
    }

    /// The methods about two fingers that select.
    private func itemTwoFingerRows(_ t: OptionalMethodTable) {
        t.means("Whether two fingers that drag select items, and that they begin, and end (M-11).")
        t.question(
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", .shouldBeginSelectingItems
        ) {
            (_: UICollectionView, _: IndexPath) in false
        }
        t.news("collectionView(_:didBeginMultipleSelectionInteractionAt:)", .didBeginSelectingItems) {
            (_: UICollectionView, _: IndexPath) in
        }
        t.news("collectionViewDidEndMultipleSelectionInteraction(_:)", .didEndSelectingItems) {
            (_: UICollectionView) in
        }
    }

    private func flowDelegateRows(_ t: OptionalMethodTable) {
        t.means("How large an item is.")
        t.question("collectionView(_:layout:sizeForItemAt:)", .flowItemSize) {
            (_: UICollectionView, _: UICollectionViewLayout, _: IndexPath) in CGSize.zero
        }
        t.means("Room around a section, and the gaps in it.")
        t.question("collectionView(_:layout:insetForSectionAt:)", .flowInset) {
            (_: UICollectionView, _: UICollectionViewLayout, _: Int) in UIEdgeInsets.zero
        }
        t.question("collectionView(_:layout:minimumLineSpacingForSectionAt:)", .flowLineSpacing) {
            (_: UICollectionView, _: UICollectionViewLayout, _: Int) in CGFloat(0)
        }
        t.question("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", .flowItemSpacing) {
            (_: UICollectionView, _: UICollectionViewLayout, _: Int) in CGFloat(0)
        }
        t.means("How large the views above and below a section are.")
        t.question("collectionView(_:layout:referenceSizeForHeaderInSection:)", .flowHeaderSize) {
            (_: UICollectionView, _: UICollectionViewLayout, _: Int) in CGSize.zero
        }
        t.question("collectionView(_:layout:referenceSizeForFooterInSection:)", .flowFooterSize) {
            (_: UICollectionView, _: UICollectionViewLayout, _: Int) in CGSize.zero
        }
    }
}
