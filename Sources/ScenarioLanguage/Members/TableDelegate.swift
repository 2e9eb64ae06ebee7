import EventEngine
import Foundation

/// The data source of a table as it travels between the engine and a scenario: an object whose class says in
/// the scenario that it conforms.
struct TableDataSource: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UITableViewDataSource).self) }

    static func from(_ value: Value) -> TableDataSource? {
        if case .object(let object) = value { TableDataSource(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

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
    /// The methods of UITableViewDataSource.
    func tableDataSourceRows(_ t: OptionalMethodTable) {
        t.required("tableView(_:numberOfRowsInSection:)", .numberOfRowsInSection) {
            (_: UITableView, _: Int) in 0
        }
        t.required("tableView(_:cellForRowAt:)", .cellForRow) {
            (_: UITableView, _: IndexPath) in UITableViewCell()
        }
        t.question("numberOfSections(in:)", .numberOfSections) { (_: UITableView) in 1 }
        t.question("tableView(_:titleForHeaderInSection:)", .titleForHeader) {
            (_: UITableView, _: Int) -> String? in nil
        }
        t.question("tableView(_:titleForFooterInSection:)", .titleForFooter) {
            (_: UITableView, _: Int) -> String? in nil
        }
        t.unsent = [
            "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)",
            "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)",
            "tableView(_:sectionForSectionIndexTitle:at:)",
        ]
    }

    /// The methods of UITableViewDelegate.
    func tableDelegateRows(_ t: OptionalMethodTable) {
        t.question("tableView(_:shouldHighlightRowAt:)", .shouldHighlightRow) {
            (_: UITableView, _: IndexPath) in true
        }
        t.news("tableView(_:didHighlightRowAt:)", .didHighlightRow) { (_: UITableView, _: IndexPath) in }
        t.news("tableView(_:didUnhighlightRowAt:)", .didUnhighlightRow) { (_: UITableView, _: IndexPath) in }
        t.question("tableView(_:willSelectRowAt:)", .willSelectRow) {
            (_: UITableView, path: IndexPath) -> IndexPath? in path
        }
        t.question("tableView(_:willDeselectRowAt:)", .willDeselectRow) {
            (_: UITableView, path: IndexPath) -> IndexPath? in path
        }
        t.news("tableView(_:didSelectRowAt:)", .didSelectRow) { (_: UITableView, _: IndexPath) in }
        t.news("tableView(_:didDeselectRowAt:)", .didDeselectRow) { (_: UITableView, _: IndexPath) in }
        t.question("tableView(_:heightForRowAt:)", .heightForRow) {
            (table: UITableView, _: IndexPath) in table.rowHeight
        }
        t.question("tableView(_:heightForHeaderInSection:)", .heightForHeader) {
            (table: UITableView, _: Int) in table.sectionHeaderHeight
        }
        t.question("tableView(_:heightForFooterInSection:)", .heightForFooter) {
            (table: UITableView, _: Int) in table.sectionFooterHeight
        }
        t.question("tableView(_:viewForHeaderInSection:)", .viewForHeader) {
            (_: UITableView, _: Int) -> UIView? in nil
        }
        t.question("tableView(_:viewForFooterInSection:)", .viewForFooter) {
            (_: UITableView, _: Int) -> UIView? in nil
        }
        t.unsent = [
            "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
            "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView(_:willDisplayFooterView:forSection:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:estimatedHeightForRowAt:)", "tableView(_:estimatedHeightForHeaderInSection:)",
            "tableView(_:estimatedHeightForFooterInSection:)",
            "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:indentationLevelForRowAt:)",
            "tableView(_:editingStyleForRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:contextMenuConfigurationForRowAt:point:)", "tableView(_:canFocusRowAt:)",
        ]
    }
}
