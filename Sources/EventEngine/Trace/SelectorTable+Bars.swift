extension SelectorTable {
    static let tabs: [Row] = [
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
