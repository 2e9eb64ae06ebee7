extension SelectorTable {
    static let navigationBars: [Row] = [
        (
            .barShouldPush, "navigationBar(_:shouldPush:)", "navigationBar:shouldPushItem:", .controls
        ),
        (.barDidPush, "navigationBar(_:didPush:)", "navigationBar:didPushItem:", .controls),
        (.barShouldPop, "navigationBar(_:shouldPop:)", "navigationBar:shouldPopItem:", .controls),
        (.barDidPop, "navigationBar(_:didPop:)", "navigationBar:didPopItem:", .controls),
        (.positionForBar, "position(for:)", "positionForBar:", .controls),
    ]

    static let tabs: [Row] = [
        (
            .navigationOrientations, "navigationControllerSupportedInterfaceOrientations(_:)",
            "navigationControllerSupportedInterfaceOrientations:", .delegates
        ),
        (
            .navigationPreferredOrientation,
            "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
            "navigationControllerPreferredInterfaceOrientationForPresentation:", .delegates
        ),
        (
            .tabOrientations, "tabBarControllerSupportedInterfaceOrientations(_:)",
            "tabBarControllerSupportedInterfaceOrientations:", .delegates
        ),
        (
            .tabPreferredOrientation, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
            "tabBarControllerPreferredInterfaceOrientationForPresentation:", .delegates
        ),
        (.tabBarDidSelect, "tabBar(_:didSelect:)", "tabBar:didSelectItem:", .controls),
        (
            .tabBarShouldSelect, "tabBarController(_:shouldSelect:)",
            "tabBarController:shouldSelectViewController:", .controls
        ),
        (
            .tabBarDidSelectController, "tabBarController(_:didSelect:)",
            "tabBarController:didSelectViewController:", .controls
        ),
    ]

    /// What is asked and told of columns, and how controllers are shown in containers, which is not traced.
    static let columns: [Row] = [
        (
            .splitWillChangeMode, "splitViewController(_:willChangeTo:)",
            "splitViewController:willChangeToDisplayMode:", .controls
        ),
        (
            .splitWillShow, "splitViewController(_:willShow:)", "splitViewController:willShowColumn:",
            .controls
        ),
        (
            .splitWillHide, "splitViewController(_:willHide:)", "splitViewController:willHideColumn:",
            .controls
        ),
        (
            .splitTopColumn, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            "splitViewController:topColumnForCollapsingToProposedTopColumn:", .controls
        ),
        (
            .splitDidCollapse, "splitViewControllerDidCollapse(_:)", "splitViewControllerDidCollapse:",
            .controls
        ),
        (
            .splitDidExpand, "splitViewControllerDidExpand(_:)", "splitViewControllerDidExpand:", .controls
        ),
        (
            .splitExpandMode, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            "splitViewController:displayModeForExpandingToProposedDisplayMode:", .controls
        ),
        (
            .splitSeparateSecondary, "splitViewController(_:separateSecondaryFrom:)",
            "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", .controls
        ),
        (
            .splitCollapseSecondary, "splitViewController(_:collapseSecondary:onto:)",
            "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", .controls
        ),
        (
            .splitShow, "splitViewController(_:show:sender:)",
            "splitViewController:showViewController:sender:", .controls
        ),
        (
            .splitShowDetail, "splitViewController(_:showDetail:sender:)",
            "splitViewController:showDetailViewController:sender:", .controls
        ),
        (
            .splitGestureWillBegin, "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
            "splitViewControllerInteractivePresentationGestureWillBegin:", .controls
        ),
        (
            .splitGestureDidEnd, "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
            "splitViewControllerInteractivePresentationGestureDidEnd:", .controls
        ),
        (
            .forwardsAppearance, "shouldAutomaticallyForwardAppearanceMethods",
            "shouldAutomaticallyForwardAppearanceMethods", .lifecycle
        ),
        (.showViewController, "show(_:sender:)", "showViewController:sender:", .controls),
        (
            .showDetailViewController, "showDetailViewController(_:sender:)",
            "showDetailViewController:sender:", .controls
        ),
    ]

    static let searchBars: [Row] = [
        (
            .searchBarShouldBeginEditing, "searchBarShouldBeginEditing(_:)", "searchBarShouldBeginEditing:",
            .controls
        ),
        (
            .searchBarTextDidBeginEditing, "searchBarTextDidBeginEditing(_:)",
            "searchBarTextDidBeginEditing:", .controls
        ),
        (
            .searchBarShouldEndEditing, "searchBarShouldEndEditing(_:)", "searchBarShouldEndEditing:",
            .controls
        ),
        (
            .searchBarTextDidEndEditing, "searchBarTextDidEndEditing(_:)", "searchBarTextDidEndEditing:",
            .controls
        ),
        (.searchBarTextDidChange, "searchBar(_:textDidChange:)", "searchBar:textDidChange:", .controls),
        (
            .searchBarShouldChangeText, "searchBar(_:shouldChangeTextIn:replacementText:)",
            "searchBar:shouldChangeTextInRange:replacementText:", .controls
        ),
        (
            .searchBarSearchButtonClicked, "searchBarSearchButtonClicked(_:)",
            "searchBarSearchButtonClicked:", .controls
        ),
        (
            .searchBarCancelButtonClicked, "searchBarCancelButtonClicked(_:)",
            "searchBarCancelButtonClicked:", .controls
        ),
        (
            .searchBarScopeDidChange, "searchBar(_:selectedScopeButtonIndexDidChange:)",
            "searchBar:selectedScopeButtonIndexDidChange:", .controls
        ),
    ]
}
