// A table controller hears of cells that come and go, and has menus for its rows.
class Rows: UITableViewController {
    let copy = UIAction(title: "Copy") { _ in print("copied") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        if indexPath.row == 19 { print("shows the last row") }
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        if indexPath.row == 0 { print("hides the first row") }
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let usual = super.tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        print("no menu by itself", usual == nil)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [self.copy])
        }
    }
}

let rows = Rows()
window.rootViewController = rows
device.wait(0.1)
rows.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
device.wait(0.1)
// prints: hides the first row
// prints: shows the last row
hand.press(rows.tableView, for: 0.6)  // prints: no menu by itself true
hand.tap(rows.copy)  // prints: copied

// Identifiers that differ from each other, the same ones in each run.
struct Note: Hashable {
    let id = UUID()
}
print(Note() == Note(), UUID().uuidString.count)  // prints: false 36
print(UUID(uuidString: "none") == nil)  // prints: true

// Types that stand further down, inside others, are known to generic ones.
class Holder {
    var part: Pair<Part>?
    var parts: [Part: Int] = [:]
    enum Part { case one, two }
}
struct Pair<Value: Hashable> {
    var first: Value
    var all: Set<Value> = []
}
print(Pair(first: Holder.Part.one).first)  // prints: one
