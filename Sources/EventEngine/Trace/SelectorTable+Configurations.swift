extension SelectorTable {
    static let configurations: [Row] = [
        (.updateConfiguration, "updateConfiguration()", "updateConfiguration", .controls),
        (
            .updateConfigurationUsing, "updateConfiguration(using:)", "updateConfigurationUsingState:",
            .tables
        ),
        (
            .viewForSupplementary, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", .tables
        ),
        (
            .flowHeaderSize, "collectionView(_:layout:referenceSizeForHeaderInSection:)",
            "collectionView:layout:referenceSizeForHeaderInSection:", .tables
        ),
        (
            .flowFooterSize, "collectionView(_:layout:referenceSizeForFooterInSection:)",
            "collectionView:layout:referenceSizeForFooterInSection:", .tables
        ),
        (
            .layoutAttributesOfSupplementary, "layoutAttributesForSupplementaryView(ofKind:at:)",
            "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", .tables
        ),
    ]

    static let marginsAndRows: [Row] = [
        (.layoutMargins, "layoutMargins", "layoutMargins", .lifecycle),
        (.setLayoutMargins, "layoutMargins=", "setLayoutMargins:", .lifecycle),
        (.directionalLayoutMargins, "directionalLayoutMargins", "directionalLayoutMargins", .lifecycle),
        (
            .setDirectionalLayoutMargins, "directionalLayoutMargins=", "setDirectionalLayoutMargins:",
            .lifecycle
        ),
        (.safeAreaInsets, "safeAreaInsets", "safeAreaInsets", .lifecycle),
        (
            .childForHomeIndicatorAutoHidden, "childForHomeIndicatorAutoHidden",
            "childViewControllerForHomeIndicatorAutoHidden", .lifecycle
        ),
        (
            .viewWillTransitionToSize, "viewWillTransition(to:with:)",
            "viewWillTransitionToSize:withTransitionCoordinator:", .lifecycle
        ),
        (
            .willTransitionToTraits, "willTransition(to:with:)",
            "willTransitionToTraitCollection:withTransitionCoordinator:", .lifecycle
        ),
        (
            .preferredContentSizeDidChange, "preferredContentSizeDidChange(forChildContentContainer:)",
            "preferredContentSizeDidChangeForChildContentContainer:", .lifecycle
        ),
        (
            .sizeForChild, "size(forChildContentContainer:withParentContainerSize:)",
            "sizeForChildContentContainer:withParentContainerSize:", .lifecycle
        ),
        (
            .preferredOrientation, "preferredInterfaceOrientationForPresentation",
            "preferredInterfaceOrientationForPresentation", .lifecycle
        ),
        (
            .willDisplayRow, "tableView(_:willDisplay:forRowAt:)",
            "tableView:willDisplayCell:forRowAtIndexPath:", .tables
        ),
        (
            .didEndDisplayingRow, "tableView(_:didEndDisplaying:forRowAt:)",
            "tableView:didEndDisplayingCell:forRowAtIndexPath:", .tables
        ),
        (
            .willDisplayHeader, "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView:willDisplayHeaderView:forSection:", .tables
        ),
        (
            .willDisplayFooter, "tableView(_:willDisplayFooterView:forSection:)",
            "tableView:willDisplayFooterView:forSection:", .tables
        ),
        (
            .didEndDisplayingHeader, "tableView(_:didEndDisplayingHeaderView:forSection:)",
            "tableView:didEndDisplayingHeaderView:forSection:", .tables
        ),
        (
            .didEndDisplayingFooter, "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView:didEndDisplayingFooterView:forSection:", .tables
        ),
        (
            .willDisplaySupplementary, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", .tables
        ),
        (
            .didEndDisplayingSupplementary,
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", .tables
        ),
        (
            .willDisplayItem, "collectionView(_:willDisplay:forItemAt:)",
            "collectionView:willDisplayCell:forItemAtIndexPath:", .tables
        ),
        (
            .didEndDisplayingItem, "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView:didEndDisplayingCell:forItemAtIndexPath:", .tables
        ),
        (
            .menuOfRow, "tableView(_:contextMenuConfigurationForRowAt:point:)",
            "tableView:contextMenuConfigurationForRowAtIndexPath:point:", .delegates
        ),
        (
            .menuOfItem, "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", .delegates
        ),
        (
            .menuOfRowWillDisplay, "tableView(_:willDisplayContextMenu:animator:)",
            "tableView:willDisplayContextMenuWithConfiguration:animator:", .delegates
        ),
        (
            .menuOfRowWillEnd, "tableView(_:willEndContextMenuInteraction:animator:)",
            "tableView:willEndContextMenuInteractionWithConfiguration:animator:", .delegates
        ),
        (
            .menuOfItemWillDisplay, "collectionView(_:willDisplayContextMenu:animator:)",
            "collectionView:willDisplayContextMenuWithConfiguration:animator:", .delegates
        ),
        (
            .menuOfItemWillEnd, "collectionView(_:willEndContextMenuInteraction:animator:)",
            "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", .delegates
        ),
        (.tintColorDidChange, "tintColorDidChange()", "tintColorDidChange", .lifecycle),
        (.canMoveRow, "tableView(_:canMoveRowAt:)", "tableView:canMoveRowAtIndexPath:", .tables),
        (.moveRow, "tableView(_:moveRowAt:to:)", "tableView:moveRowAtIndexPath:toIndexPath:", .tables),
        (
            .targetForRow, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", .tables
        ),
        (
            .updateSearchResults, "updateSearchResults(for:)", "updateSearchResultsForSearchController:",
            .delegates
        ),
        (
            .willPresentSearch, "willPresentSearchController(_:)", "willPresentSearchController:", .delegates
        ),
        (.presentSearch, "presentSearchController(_:)", "presentSearchController:", .delegates),
        (.didPresentSearch, "didPresentSearchController(_:)", "didPresentSearchController:", .delegates),
        (
            .willDismissSearch, "willDismissSearchController(_:)", "willDismissSearchController:", .delegates
        ),
        (.didDismissSearch, "didDismissSearchController(_:)", "didDismissSearchController:", .delegates),
    ]
}
