// While a table is edited, a control at the right end of a row moves it.
class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[path.row]
        cell.showsReorderControl = true
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        names[indexPath.row] != "c"
    }
    func tableView(_ tableView: UITableView, moveRowAt start: IndexPath, to end: IndexPath) {
        names.insert(names.remove(at: start.row), at: end.row)
        print(start.row, "to", end.row, names)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt start: IndexPath,
        toProposedIndexPath proposal: IndexPath
    ) -> IndexPath {
        proposal.row == 3 ? IndexPath(row: 2, section: 0) : proposal
    }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
table.dataSource = rows
table.delegate = rows
view.addSubview(table)
device.wait(0.1)
print(table.visibleCells[0].contentView.frame.width)
table.setEditing(true, animated: true)
device.wait(0.1)
print(table.visibleCells.map(\.contentView.frame.width))
let first = table.visibleCells[0]
hand.drag(table, from: CGPoint(x: 300, y: 20), by: CGVector(dx: 0, dy: 50), over: 0.3)
print(table.indexPath(for: first)!.row, first.frame.minY)
hand.drag(table, from: CGPoint(x: 300, y: 20), by: CGVector(dx: 0, dy: 130), over: 0.3)
table.isEditing = false
device.wait(0.1)
print(table.visibleCells[0].contentView.frame.width)
// prints: 320.0
// prints: [236.0, 236.0, 280.0, 236.0]
// prints: 0 to 1 ["b", "a", "c", "d"]
// prints: 1 44.0
// prints: 0 to 2 ["a", "c", "b", "d"]
// prints: 320.0
