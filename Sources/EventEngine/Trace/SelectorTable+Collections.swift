extension SelectorTable {
    static let collections: [Row] = [
        (
            .shouldHighlightItem, "collectionView(_:shouldHighlightItemAt:)",
            "collectionView:shouldHighlightItemAtIndexPath:", .tables
        ),
        (
            .didHighlightItem,
            "collectionView(_:didHighlightItemAt:)", "collectionView:didHighlightItemAtIndexPath:", .tables
        ),
        (
            .didUnhighlightItem, "collectionView(_:didUnhighlightItemAt:)",
            "collectionView:didUnhighlightItemAtIndexPath:", .tables
        ),
        (
            .shouldSelectItem,
            "collectionView(_:shouldSelectItemAt:)", "collectionView:shouldSelectItemAtIndexPath:", .tables
        ),
        (
            .shouldDeselectItem, "collectionView(_:shouldDeselectItemAt:)",
            "collectionView:shouldDeselectItemAtIndexPath:", .tables
        ),
        (
            .didSelectItem,
            "collectionView(_:didSelectItemAt:)", "collectionView:didSelectItemAtIndexPath:", .tables
        ),
        (
            .didDeselectItem,
            "collectionView(_:didDeselectItemAt:)", "collectionView:didDeselectItemAtIndexPath:", .tables
        ),
        (
            .accessoryButtonTapped, "tableView(_:accessoryButtonTappedForRowWith:)",
            "tableView:accessoryButtonTappedForRowWithIndexPath:", .tables
        ),
        (
            .scrollViewShouldScrollToTop,
            "scrollViewShouldScrollToTop(_:)", "scrollViewShouldScrollToTop:", .scrolling
        ),
        (.scrollViewDidScrollToTop, "scrollViewDidScrollToTop(_:)", "scrollViewDidScrollToTop:", .scrolling),
        (.viewForZooming, "viewForZooming(in:)", "viewForZoomingInScrollView:", .scrolling),
        (
            .scrollViewWillBeginZooming,
            "scrollViewWillBeginZooming(_:with:)", "scrollViewWillBeginZooming:withView:", .scrolling
        ),
        (.scrollViewDidZoom, "scrollViewDidZoom(_:)", "scrollViewDidZoom:", .scrolling),
        (
            .scrollViewDidEndZooming, "scrollViewDidEndZooming(_:with:atScale:)",
            "scrollViewDidEndZooming:withView:atScale:", .scrolling
        ),
        (
            .adjustedContentInsetDidChange, "adjustedContentInsetDidChange()",
            "adjustedContentInsetDidChange", .scrolling
        ),
        (
            .scrollViewDidChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset(_:)",
            "scrollViewDidChangeAdjustedContentInset:", .scrolling
        ),
    ]

    static let collectionData: [Row] = [
        (
            .numberOfSectionsInCollection,
            "numberOfSections(in:)", "numberOfSectionsInCollectionView:", .tables
        ),
        (
            .numberOfItemsInSection,
            "collectionView(_:numberOfItemsInSection:)", "collectionView:numberOfItemsInSection:", .tables
        ),
        (.cellForItem, "collectionView(_:cellForItemAt:)", "collectionView:cellForItemAtIndexPath:", .tables),
        (
            .flowItemSize, "collectionView(_:layout:sizeForItemAt:)",
            "collectionView:layout:sizeForItemAtIndexPath:", .tables
        ),
        (
            .flowInset, "collectionView(_:layout:insetForSectionAt:)",
            "collectionView:layout:insetForSectionAtIndex:", .tables
        ),
        (
            .flowLineSpacing, "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            "collectionView:layout:minimumLineSpacingForSectionAtIndex:", .tables
        ),
        (
            .flowItemSpacing, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", .tables
        ),
        (.prepareLayout, "prepare()", "prepareLayout", .tables),
        (
            .collectionViewContentSize, "collectionViewContentSize", "collectionViewContentSize", .tables
        ),
        (
            .layoutAttributesInRect, "layoutAttributesForElements(in:)",
            "layoutAttributesForElementsInRect:", .tables
        ),
        (
            .layoutAttributesOfItem, "layoutAttributesForItem(at:)",
            "layoutAttributesForItemAtIndexPath:", .tables
        ),
        (
            .shouldInvalidateLayout, "shouldInvalidateLayout(forBoundsChange:)",
            "shouldInvalidateLayoutForBoundsChange:", .tables
        ),
        (.invalidateLayout, "invalidateLayout()", "invalidateLayout", .tables),
        (
            .targetContentOffset, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
            "targetContentOffsetForProposedContentOffset:withScrollingVelocity:", .scrolling
        ),
    ]

    static let twoFingers: [Row] = [
        (
            .shouldBeginSelectingRows, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", .tables
        ),
        (
            .didBeginSelectingRows, "tableView(_:didBeginMultipleSelectionInteractionAt:)",
            "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", .tables
        ),
        (
            .didEndSelectingRows, "tableViewDidEndMultipleSelectionInteraction(_:)",
            "tableViewDidEndMultipleSelectionInteraction:", .tables
        ),
        (
            .shouldBeginSelectingItems, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", .tables
        ),
        (
            .didBeginSelectingItems, "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", .tables
        ),
        (
            .didEndSelectingItems, "collectionViewDidEndMultipleSelectionInteraction(_:)",
            "collectionViewDidEndMultipleSelectionInteraction:", .tables
        ),
    ]
}
