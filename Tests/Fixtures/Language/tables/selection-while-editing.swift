// Whether taps select rows while a table is edited (M-06).
class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
table.dataSource = rows
view.addSubview(table)
table.isEditing = true
hand.tap(at: CGPoint(x: 50, y: 120))
print(table.isEditing, table.indexPathsForSelectedRows?.count ?? 0)  // prints: true 0
table.allowsSelectionDuringEditing = true
hand.tap(at: CGPoint(x: 50, y: 120))
hand.tap(at: CGPoint(x: 50, y: 170))
print(table.allowsSelectionDuringEditing, table.indexPathsForSelectedRows?.count ?? 0)  // prints: true 1
table.allowsMultipleSelectionDuringEditing = true
hand.tap(at: CGPoint(x: 50, y: 120))
print(table.allowsMultipleSelectionDuringEditing, table.indexPathsForSelectedRows?.count ?? 0)
// prints: true 2
table.setEditing(false, animated: false)
hand.tap(at: CGPoint(x: 50, y: 120))
print(table.isEditing, table.indexPathsForSelectedRows?.count ?? 0)  // prints: false 1
