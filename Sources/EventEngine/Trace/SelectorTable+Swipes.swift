extension SelectorTable {
    static let swipes: [Row] = [
        (.canEditRow, "tableView(_:canEditRowAt:)", "tableView:canEditRowAtIndexPath:", .tables),
        (
            .leadingSwipeActions, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", .tables
        ),
        (
            .trailingSwipeActions, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", .tables
        ),
        (
            .shouldIndentRow, "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView:shouldIndentWhileEditingRowAtIndexPath:", .tables
        ),
        (
            .editingStyleForRow, "tableView(_:editingStyleForRowAt:)",
            "tableView:editingStyleForRowAtIndexPath:", .tables
        ),
        (
            .titleForDeleteButton, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", .tables
        ),
        (
            .willBeginEditingRow, "tableView(_:willBeginEditingRowAt:)",
            "tableView:willBeginEditingRowAtIndexPath:", .tables
        ),
        (.performContextualAction, "handler", "handler", .tables),
        (
            .commitRow, "tableView(_:commit:forRowAt:)", "tableView:commitEditingStyle:forRowAtIndexPath:",
            .tables
        ),
        (
            .didEndEditingRow, "tableView(_:didEndEditingRowAt:)", "tableView:didEndEditingRowAtIndexPath:",
            .tables
        ),
    ]
}
