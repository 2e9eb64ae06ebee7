// A data source that commits gives rows a button that deletes; a controller does all by overriding.
class Names: UITableViewController {
    var names = ["Ann", "Ben", "Cid"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 0
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.row == 1 ? .none : .delete
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        "Remove"
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        print("remove", names.remove(at: indexPath.row))
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        print("begin", indexPath.row)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        print("end", indexPath as Any)
    }
}
let list = Names(style: .plain)
window.rootViewController = list
list.tableView.contentInsetAdjustmentBehavior = .never
for row in [0, 1, 2] {
    hand.drag(
        list.tableView, from: CGPoint(x: 200, y: Double(row) * 44 + 22), by: CGVector(dx: -60, dy: 0))
}
// prints: begin 2
hand.tap(list.tableView, at: CGPoint(x: list.tableView.bounds.width - 20, y: 110))
// prints: remove Cid
// prints: end nil
print(list.tableView.numberOfRows(inSection: 0))  // prints: 2

class Both: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let done = UIContextualAction(style: .normal, title: nil) { _, _, finish in finish(true) }
        return UISwipeActionsConfiguration(actions: [done])
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }
}
let both = Both()
window.rootViewController = both
for way in [60.0, -60] {
    hand.drag(both.tableView, from: CGPoint(x: 200, y: 66), by: CGVector(dx: way, dy: 0))
    print(both.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!.frame.minX)
    both.tableView.setEditing(false, animated: true)
    device.wait(1)
}
// prints: 74.0
// prints: 0.0
class Clerk: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        print("commit", editingStyle == .delete, editingStyle == .insert)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        .delete
    }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        nil
    }
}
let clerk = Clerk()
let screen = UIViewController()
window.rootViewController = screen
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
table.dataSource = clerk
table.delegate = clerk
screen.view.addSubview(table)
hand.drag(table, from: CGPoint(x: 250, y: 22), by: CGVector(dx: -240, dy: 0))
device.wait(1)  // prints: commit true false
