// An index path may have no row yet.
var path = IndexPath()
print(path.isEmpty, path.count, path == IndexPath(row: 0, section: 0))  // prints: true 0 false
path = IndexPath(index: 3)
print(path.section, path.count, path == IndexPath(index: 3))  // prints: 3 1 true
path = [1, 2]
print(path.section, path.row, path.item, path.isEmpty)  // prints: 1 2 2 false
let table = UITableView(frame: view.bounds)
print(table.cellForRow(at: IndexPath()) == nil)  // prints: true
