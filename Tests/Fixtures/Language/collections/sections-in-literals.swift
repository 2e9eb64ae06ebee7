let gone: IndexSet = [2, 0]
print(gone.count, gone.contains(2), gone.first ?? -1)  // prints: 2 true 0
class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        print("cell", indexPath.section)
        return UITableViewCell()
    }
}
let rows = Rows()
window.rootViewController = rows
// prints: cell 0
// prints: cell 1
device.wait(0.1)
rows.tableView.reloadSections([1], with: .none)  // prints: cell 1
device.wait(0.1)
let (first, second) = (IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1))
print(first.compare(second) == .orderedAscending, second.compare(first) == .orderedDescending)  // prints: true true
print(first.compare(first) == .orderedSame)  // prints: true
