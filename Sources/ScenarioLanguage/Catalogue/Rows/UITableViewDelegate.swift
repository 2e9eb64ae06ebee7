import EventEngine
import Foundation

/// The delegate of a table, likewise.
struct TableDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITableViewDelegate).self) }

    static func from(_ value: Value) -> TableDelegate? {
        if case .object(let object) = value { TableDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UITableViewDelegate.
    func addUITableViewDelegate() {
        addProtocol(
            (any UITableViewDelegate).self, named: "UITableViewDelegate",
            "Is asked by a table, and hears of taps.", tableDelegateRows)
        record((any UITableViewDelegate).self).protocols = [NativeTypeID((any UIScrollViewDelegate).self)]
    }

    /// The methods of UITableViewDelegate.
    private func tableDelegateRows(_ t: OptionalMethodTable) {
        t.means("Whether a finger highlights a row, and may select it.")
        t.question("tableView(_:shouldHighlightRowAt:)", .shouldHighlightRow) {
            (_: UITableView, _: IndexPath) in true
        }
        t.means("A row is highlighted, or not any more.")
        t.news("tableView(_:didHighlightRowAt:)", .didHighlightRow) { (_: UITableView, _: IndexPath) in }
        t.news("tableView(_:didUnhighlightRowAt:)", .didUnhighlightRow) { (_: UITableView, _: IndexPath) in }
        t.means("A row will be selected or not; another one, or nil, may be answered.")
        t.question("tableView(_:willSelectRowAt:)", .willSelectRow) {
            (_: UITableView, path: IndexPath) -> IndexPath? in path
        }
        t.question("tableView(_:willDeselectRowAt:)", .willDeselectRow) {
            (_: UITableView, path: IndexPath) -> IndexPath? in path
        }
        t.means("A row was selected, or is not any more.")
        t.news("tableView(_:didSelectRowAt:)", .didSelectRow) { (_: UITableView, _: IndexPath) in }
        t.news("tableView(_:didDeselectRowAt:)", .didDeselectRow) { (_: UITableView, _: IndexPath) in }
        t.means("The detail button of a row was tapped (M-16).")
        t.news("tableView(_:accessoryButtonTappedForRowWith:)", .accessoryButtonTapped) {
            (_: UITableView, _: IndexPath) in
        }
        swipeRows(t)
        t.means("How high something is.")
        t.question("tableView(_:heightForRowAt:)", .heightForRow) {
            (table: UITableView, _: IndexPath) in table.rowHeight
        }
        t.question("tableView(_:estimatedHeightForRowAt:)", .estimatedHeightForRow) {
            (table: UITableView, _: IndexPath) in table.estimatedRowHeight
        }
        t.question("tableView(_:heightForHeaderInSection:)", .heightForHeader) {
            (table: UITableView, _: Int) in table.sectionHeaderHeight
        }
        t.question("tableView(_:heightForFooterInSection:)", .heightForFooter) {
            (table: UITableView, _: Int) in table.sectionFooterHeight
        }
        t.means("The view of a title.")
        t.question("tableView(_:viewForHeaderInSection:)", .viewForHeader) {
            (_: UITableView, _: Int) -> UIView? in nil
        }
        t.question("tableView(_:viewForFooterInSection:)", .viewForFooter) {
            (_: UITableView, _: Int) -> UIView? in nil
        }
        displayRows(t)
        twoFingerRows(t)
        t.unsent = [
            "tableView(_:indentationLevelForRowAt:)",
            "tableView(_:editActionsForRowAt:)",
            "tableView(_:canFocusRowAt:)",
        ]
    }

    /// The methods about cells that come and go, and menus.
    private func displayRows(_ t: OptionalMethodTable) {
        t.means("The cell of a row comes onto the screen, or has left it.")
        t.news("tableView(_:willDisplay:forRowAt:)", .willDisplayRow) {
            (_: UITableView, _: UITableViewCell, _: IndexPath) in
        }
        t.news("tableView(_:didEndDisplaying:forRowAt:)", .didEndDisplayingRow) {
            (_: UITableView, _: UITableViewCell, _: IndexPath) in
        }
        t.means("The view of a title comes onto the screen, or has left it.")
        t.news("tableView(_:willDisplayHeaderView:forSection:)", .willDisplayHeader) {
            (_: UITableView, _: UIView, _: Int) in
        }
        t.news("tableView(_:willDisplayFooterView:forSection:)", .willDisplayFooter) {
            (_: UITableView, _: UIView, _: Int) in
        }
        t.news("tableView(_:didEndDisplayingHeaderView:forSection:)", .didEndDisplayingHeader) {
            (_: UITableView, _: UIView, _: Int) in
        }
        t.news("tableView(_:didEndDisplayingFooterView:forSection:)", .didEndDisplayingFooter) {
            (_: UITableView, _: UIView, _: Int) in
        }
        t.means("Where a row that is moved by hand may be put.")
        t.question("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", .targetForRow) {
            (_: UITableView, _: IndexPath, proposal: IndexPath) in proposal
        }
        t.means("The menu that a finger opens by resting on a row (F-08).")
        t.question("tableView(_:contextMenuConfigurationForRowAt:point:)", .menuOfRow) {
            (_: UITableView, _: IndexPath, _: CGPoint) -> UIContextMenuConfiguration? in nil
        }
        t.means("That menu comes, or goes.")
        t.news("tableView(_:willDisplayContextMenu:animator:)", .menuOfRowWillDisplay) {
            (_: UITableView, _: UIContextMenuConfiguration, _: MenuAnimating?) in
        }
        t.news("tableView(_:willEndContextMenuInteraction:animator:)", .menuOfRowWillEnd) {
            (_: UITableView, _: UIContextMenuConfiguration, _: MenuAnimating?) in
        }
    }

    /// The methods about two fingers that select.
    private func twoFingerRows(_ t: OptionalMethodTable) {
        t.means(
            "Whether two fingers that drag select rows, which needs `allowsMultipleSelectionDuringEditing`; "
                + "and that they begin, and end (M-11).")
        t.question("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", .shouldBeginSelectingRows) {
            (_: UITableView, _: IndexPath) in false
        }
        t.news("tableView(_:didBeginMultipleSelectionInteractionAt:)", .didBeginSelectingRows) {
            (_: UITableView, _: IndexPath) in
        }
        t.news("tableViewDidEndMultipleSelectionInteraction(_:)", .didEndSelectingRows) {
            (_: UITableView) in
        }
    }

    /// The methods about swipes.
    private func swipeRows(_ t: OptionalMethodTable) {
        t.means("The actions that a swipe to the right, or to the left, shows; none for no swipe (M-17).")
        t.question("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", .leadingSwipeActions) {
            (_: UITableView, _: IndexPath) -> UISwipeActionsConfiguration? in nil
        }
        t.question("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", .trailingSwipeActions) {
            (_: UITableView, _: IndexPath) -> UISwipeActionsConfiguration? in nil
        }
        t.means("What editing does with a row: it deletes it, without this.")
        t.question("tableView(_:editingStyleForRowAt:)", .editingStyleForRow) {
            (_: UITableView, _: IndexPath) in UITableViewCell.EditingStyle.delete
        }
        t.means("Whether the content makes room for the control of a row that is edited.")
        t.question("tableView(_:shouldIndentWhileEditingRowAt:)", .shouldIndentRow) {
            (_: UITableView, _: IndexPath) in true
        }
        t.means("What the button that deletes says.")
        t.question("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", .titleForDeleteButton) {
            (_: UITableView, _: IndexPath) -> String? in nil
        }
        t.means("A swipe began, or its row is closed; nil for a row that is gone.")
        t.news("tableView(_:willBeginEditingRowAt:)", .willBeginEditingRow) {
            (_: UITableView, _: IndexPath) in
        }
        t.news("tableView(_:didEndEditingRowAt:)", .didEndEditingRow) {
            (_: UITableView, _: IndexPath?) in
        }
    }
}
