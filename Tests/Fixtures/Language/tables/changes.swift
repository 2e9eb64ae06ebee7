// Rows that come and go: those that stay keep their cells.
class Rows: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        print("cell", names[indexPath.row])
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
table.dataSource = rows
view.addSubview(table)
table.layoutIfNeeded()
// prints: cell a
// prints: cell b
// prints: cell c
func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
func show() {
    table.layoutIfNeeded()
    print(table.visibleCells.map { $0.textLabel?.text ?? "" }.joined())
}
rows.names.insert("z", at: 0)
table.insertRows(at: [path(0)], with: .top)
show()
// prints: cell z
// prints: zabc
rows.names.remove(at: 1)
table.deleteRows(at: [path(1)], with: .left)
show()  // prints: zbc
rows.names.swapAt(0, 2)
table.beginUpdates()
table.moveRow(at: path(0), to: path(2))
table.moveRow(at: path(2), to: path(0))
table.endUpdates()
show()  // prints: cbz
table.reloadRows(at: [path(1)], with: .none)
show()
// prints: cell b
// prints: cbz
table.performBatchUpdates({
    rows.names = ["c", "q"]
    table.deleteRows(at: [path(1), path(2)], with: .right)
    table.insertRows(at: [path(1)], with: .automatic)
}, completion: { print("done", $0) })
show()
// prints: cell q
// prints: cq
device.wait(1)  // prints: done true
rows.names.append("end")
table.performBatchUpdates {
    table.insertRows(at: [path(2)], with: .bottom)
}
show()
// prints: cell end
// prints: cqend
let kinds: [UITableView.RowAnimation] = [.fade, .middle]
print(kinds.map(\.rawValue), UITableView.RowAnimation.automatic.rawValue)  // prints: [0, 6] 100
