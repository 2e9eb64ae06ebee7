// Cells that come onto the screen again have the controls of editing only while the table is edited.
import UIKit

final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        shouldIndentWhileEditing = false
    }
    required init?(coder: NSCoder) { nil }
}
final class Items: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: path.row % 2 == 0 ? "usual" : "own", for: path)
    }
    override func tableView(_ table: UITableView, moveRowAt start: IndexPath, to end: IndexPath) {}
    override func tableView(
        _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) {
        if path.row == 50 { print("comes with", cell.subviews.count - 1, "controls") }
    }
}
let list = Items()
let table = list.tableView!
table.register(UITableViewCell.self, forCellReuseIdentifier: "usual")
table.register(Row.self, forCellReuseIdentifier: "own")
window.rootViewController = list
func report() {
    device.wait(0.1)
    let places = table.visibleCells.prefix(2).map { [$0.contentView.frame.minX, $0.contentView.frame.maxX] }
    print(places, Set(table.visibleCells.map(\.subviews.count)).sorted())
}
report()
table.isEditing = true
report()
table.scrollToRow(at: [0, 50], at: .top, animated: false)
report()
table.allowsMultipleSelectionDuringEditing = true
report()
table.allowsMultipleSelectionDuringEditing = false
report()
table.isEditing = false
report()
table.scrollToRow(at: [0, 0], at: .top, animated: false)
report()
table.scrollToRow(at: [0, 50], at: .top, animated: false)
report()

// Selecting all rows by code, as a button of a table that is edited does.
table.allowsMultipleSelectionDuringEditing = true
table.isEditing = true
for row in 0..<100 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
print(table.indexPathsForSelectedRows?.count ?? 0)

// What the delegate says of a row counts more than what its cell says.
final class Indenting: NSObject, UITableViewDelegate {
    func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
        path.row != 0
    }
}
final class Silent: NSObject, UITableViewDelegate {}
let (indenting, silent) = (Indenting(), Silent())
table.allowsMultipleSelectionDuringEditing = false
table.scrollToRow(at: [0, 0], at: .top, animated: false)
for delegate in [indenting, silent] as [any UITableViewDelegate] {
    table.delegate = delegate
    report()
}
// prints: [[0.0, 375.0], [0.0, 375.0]] [1]
// prints: [[40.0, 331.0], [0.0, 331.0]] [3]
// prints: comes with 2 controls
// prints: [[40.0, 331.0], [0.0, 331.0]] [3]
// prints: [[0.0, 331.0], [0.0, 331.0]] [2]
// prints: [[40.0, 331.0], [0.0, 331.0]] [3]
// prints: [[0.0, 375.0], [0.0, 375.0]] [1]
// prints: [[0.0, 375.0], [0.0, 375.0]] [1]
// prints: comes with 0 controls
// prints: [[0.0, 375.0], [0.0, 375.0]] [1]
// prints: 100
// prints: [[0.0, 331.0], [40.0, 331.0]] [3]
// prints: [[40.0, 331.0], [0.0, 331.0]] [3]
