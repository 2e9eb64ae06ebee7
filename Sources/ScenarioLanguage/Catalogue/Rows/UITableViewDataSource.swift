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

extension NativeCatalogue {
    /// UITableViewDataSource.
    func addUITableViewDataSource() {
        addProtocol(
            (any UITableViewDataSource).self, named: "UITableViewDataSource",
            "Knows the rows of a table. The first two must be there.", tableDataSourceRows)
    }

    /// The methods of UITableViewDataSource.
    private func tableDataSourceRows(_ t: OptionalMethodTable) {
        t.means("How many rows a section has.")
        t.required("tableView(_:numberOfRowsInSection:)", .numberOfRowsInSection) {
            (_: UITableView, _: Int) in 0
        }
        t.means("The cell of a row.")
        t.required("tableView(_:cellForRowAt:)", .cellForRow) {
            (_: UITableView, _: IndexPath) in UITableViewCell()
        }
        t.means("How many sections there are: 1 without it.")
        t.question("numberOfSections(in:)", .numberOfSections) { (_: UITableView) in 1 }
        t.means("The titles of a section.")
        t.question("tableView(_:titleForHeaderInSection:)", .titleForHeader) {
            (_: UITableView, _: Int) -> String? in nil
        }
        t.question("tableView(_:titleForFooterInSection:)", .titleForFooter) {
            (_: UITableView, _: Int) -> String? in nil
        }
        t.means("Whether a row may be swiped: each, without it (M-17).")
        t.question("tableView(_:canEditRowAt:)", .canEditRow) { (_: UITableView, _: IndexPath) in true }
        t.means("The button that deletes a row was tapped; with this method rows can be swiped (M-19).")
        t.news("tableView(_:commit:forRowAt:)", .commitRow) {
            (_: UITableView, _: UITableViewCell.EditingStyle, _: IndexPath) in
        }
        t.means("Whether a row can be moved while the table is edited: each, without it.")
        t.question("tableView(_:canMoveRowAt:)", .canMoveRow) { (_: UITableView, _: IndexPath) in true }
        t.means("A row was moved by hand; with this method the cells have a control for it.")
        t.news("tableView(_:moveRowAt:to:)", .moveRow) { (_: UITableView, _: IndexPath, _: IndexPath) in }
        t.means("The titles at the right edge, and the sections that they lead to: those of their numbers.")
        t.question("sectionIndexTitles(for:)", .sectionIndexTitles) {
            (_: UITableView) -> [String]? in nil
        }
        t.question("tableView(_:sectionForSectionIndexTitle:at:)", .sectionForIndexTitle) {
            (_: UITableView, _: String, number: Int) in number
        }
    }
}
