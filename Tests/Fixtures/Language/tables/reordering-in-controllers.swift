// A table controller has the methods about rows that are moved, and a table knows the headers that are seen.
class Names: UITableViewController {
    var names = ["a", "b", "c"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[path.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Names"
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath) && indexPath.row < 2
    }
    override func tableView(_ tableView: UITableView, moveRowAt start: IndexPath, to end: IndexPath) {
        names.insert(names.remove(at: start.row), at: end.row)
        print(start.row, "to", end.row, names)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt start: IndexPath,
        toProposedIndexPath proposal: IndexPath
    ) -> IndexPath {
        print("over", proposal.row)
        return proposal
    }
}

let controller = Names(style: .plain)
window.rootViewController = controller
device.wait(0.1)
let table = controller.tableView!
print(table.headerView(forSection: 0)?.textLabel?.text ?? "none")  // prints: Names
print(table.footerView(forSection: 0) == nil, table.headerView(forSection: 7) == nil)  // prints: true true
controller.tableView.isEditing = true
device.wait(0.1)
let top = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
hand.drag(
    table, from: CGPoint(x: table.bounds.width - 20, y: top), by: CGVector(dx: 0, dy: 44), over: 0.3)
// prints: over 1
// prints: 0 to 1 ["b", "a", "c"]
print(table.contentOffset.y)  // prints: 0.0
