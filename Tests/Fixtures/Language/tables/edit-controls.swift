// Rows that are edited have controls at the beginning, which delete them or insert others.
import UIKit

final class Items: UITableViewController {
    var items = ["new", "one", "two", "three", "fixed"]
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
        items[path.row] != "fixed"
    }
    override func tableView(
        _ table: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle {
        items[path.row] == "new" ? .insert : .delete
    }
    override func tableView(
        _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
        print(style == .delete ? "deletes" : "inserts", items[path.row])
        if style == .delete {
            items.remove(at: path.row)
            table.deleteRows(at: [path], with: .automatic)
        } else {
            items.insert("four", at: 1)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
    }
    override func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) { print("never") }
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { print("selected", path.row) }
}
let list = Items()
list.navigationItem.rightBarButtonItem = list.editButtonItem
window.rootViewController = UINavigationController(rootViewController: list)
device.wait(0.5)
func widths() -> [CGFloat] { list.tableView.visibleCells.map(\.contentView.frame.minX) }
print(widths())
hand.tap(list.editButtonItem)
device.wait(0.5)
print(list.tableView.isEditing, widths())
let table = list.tableView!
func point(_ row: Int) -> CGPoint {
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return CGPoint(x: 20, y: frame.midY)
}
hand.tap(at: point(2))
device.wait(0.5)
print(table.cellForRow(at: [0, 2])!.frame.minX)
hand.tap(at: CGPoint(x: 350, y: point(2).y))
device.wait(0.5)
print(list.items)
hand.tap(at: point(0))
device.wait(0.5)
print(list.items)
hand.tap(at: point(4))
hand.tap(list.editButtonItem)
device.wait(0.5)
print(widths(), table.visibleCells[0].subviews.count)
hand.tap(at: point(2))
// prints: [0.0, 0.0, 0.0, 0.0, 0.0]
// prints: true [40.0, 40.0, 40.0, 40.0, 0.0]
// prints: -74.0
// prints: deletes two
// prints: ["new", "one", "three", "fixed"]
// prints: inserts new
// prints: ["new", "four", "one", "three", "fixed"]
// prints: [0.0, 0.0, 0.0, 0.0, 0.0] 1
// prints: selected 2
