extension SelectorTable {
    /// What is asked and told of items that are moved by hand, of menus, and of pages.
    static let menusAndPages: [Row] = [
        (
            .canMoveItem, "collectionView(_:canMoveItemAt:)", "collectionView:canMoveItemAtIndexPath:",
            .tables
        ),
        (
            .moveItem, "collectionView(_:moveItemAt:to:)",
            "collectionView:moveItemAtIndexPath:toIndexPath:", .tables
        ),
        (
            .targetForMoveFrom, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", .delegates
        ),
        (
            .targetForMove,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
                + "toProposedIndexPath:)",
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
                + "toProposedIndexPath:", .tables
        ),
        (
            .menuConfiguration, "contextMenuInteraction(_:configurationForMenuAtLocation:)",
            "contextMenuInteraction:configurationForMenuAtLocation:", .delegates
        ),
        (
            .menuWillDisplay, "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", .delegates
        ),
        (
            .menuWillEnd, "contextMenuInteraction(_:willEndFor:animator:)",
            "contextMenuInteraction:willEndForConfiguration:animator:", .delegates
        ),
        (
            .pageBefore, "pageViewController(_:viewControllerBefore:)",
            "pageViewController:viewControllerBeforeViewController:", .controls
        ),
        (
            .pageAfter, "pageViewController(_:viewControllerAfter:)",
            "pageViewController:viewControllerAfterViewController:", .controls
        ),
        (
            .pageCount, "presentationCount(for:)", "presentationCountForPageViewController:", .controls
        ),
        (
            .pageIndex, "presentationIndex(for:)", "presentationIndexForPageViewController:", .controls
        ),
        (
            .pageWillTransition, "pageViewController(_:willTransitionTo:)",
            "pageViewController:willTransitionToViewControllers:", .controls
        ),
        (
            .pageDidFinish,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", .controls
        ),
    ]

    static let editMenus: [Row] = [
        (
            .editMenu, "editMenuInteraction(_:menuFor:suggestedActions:)",
            "editMenuInteraction:menuForConfiguration:suggestedActions:", .delegates
        ),
        (
            .editMenuTargetRect, "editMenuInteraction(_:targetRectFor:)",
            "editMenuInteraction:targetRectForConfiguration:", .delegates
        ),
        (
            .editMenuWillPresent, "editMenuInteraction(_:willPresentMenuFor:animator:)",
            "editMenuInteraction:willPresentMenuForConfiguration:animator:", .delegates
        ),
        (
            .editMenuWillDismiss, "editMenuInteraction(_:willDismissMenuFor:animator:)",
            "editMenuInteraction:willDismissMenuForConfiguration:animator:", .delegates
        ),
        (
            .textFieldEditMenu, "textField(_:editMenuForCharactersIn:suggestedActions:)",
            "textField:editMenuForCharactersInRange:suggestedActions:", .delegates
        ),
        (
            .textViewEditMenu, "textView(_:editMenuForTextIn:suggestedActions:)",
            "textView:editMenuForTextInRange:suggestedActions:", .delegates
        ),
        (
            .textFieldWillPresentMenu, "textField(_:willPresentEditMenuWith:)",
            "textField:willPresentEditMenuWithAnimator:", .delegates
        ),
        (
            .textFieldWillDismissMenu, "textField(_:willDismissEditMenuWith:)",
            "textField:willDismissEditMenuWithAnimator:", .delegates
        ),
        (
            .textViewWillPresentMenu, "textView(_:willPresentEditMenuWith:)",
            "textView:willPresentEditMenuWithAnimator:", .delegates
        ),
        (
            .textViewWillDismissMenu, "textView(_:willDismissEditMenuWith:)",
            "textView:willDismissEditMenuWithAnimator:", .delegates
        ),
    ]
}
