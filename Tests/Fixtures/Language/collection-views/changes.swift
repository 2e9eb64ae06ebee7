// Items and sections that come and go: those that stay keep their cells and their selection.
class Stock: NSObject, UICollectionViewDataSource {
    var names = [["a", "b", "c"]]
    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        print("cell", names[indexPath.section][indexPath.item])
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
let stock = Stock()
let grid = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
grid.dataSource = stock
view.addSubview(grid)
grid.layoutIfNeeded()
// prints: cell a
// prints: cell b
// prints: cell c
func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
grid.selectItem(at: path(1), animated: false, scrollPosition: [])
stock.names[0].insert("z", at: 0)
grid.insertItems(at: [path(0)])
print(grid.indexPathsForSelectedItems ?? [])  // prints: [[0, 2]]
grid.layoutIfNeeded()  // prints: cell z
stock.names[0].removeLast()
grid.deleteItems(at: [path(3)])
stock.names[0].swapAt(0, 2)
grid.performBatchUpdates({
    grid.moveItem(at: path(0), to: path(2))
    grid.moveItem(at: path(2), to: path(0))
}, completion: { print("done", $0) })
grid.layoutIfNeeded()
print(grid.indexPathsForSelectedItems ?? [], grid.visibleCells.count)  // prints: [[0, 0]] 3
grid.reloadItems(at: [path(1)])
grid.layoutIfNeeded()  // prints: cell a
device.wait(1)  // prints: done true
stock.names.append(["x"])
grid.insertSections(IndexSet(integer: 1))
grid.layoutIfNeeded()  // prints: cell x
stock.names.swapAt(0, 1)
grid.moveSection(0, toSection: 1)
grid.layoutIfNeeded()
print(grid.indexPathsForSelectedItems ?? [])  // prints: [[1, 0]]
grid.reloadSections(IndexSet(integer: 0))
grid.layoutIfNeeded()  // prints: cell x
stock.names.removeFirst()
grid.performBatchUpdates { grid.deleteSections(IndexSet([0])) }
print(grid.numberOfSections, grid.numberOfItems(inSection: 0))  // prints: 1 3

class Lines: NSObject, UITableViewDataSource {
    var counts = [2, 1]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let lines = Lines()
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
table.dataSource = lines
view.addSubview(table)
table.layoutIfNeeded()
let last = table.cellForRow(at: IndexPath(row: 0, section: 1))!
lines.counts = [3, 2, 1]
table.insertSections(IndexSet(integer: 0), with: .fade)
print(table.indexPath(for: last) ?? path(0))  // prints: [2, 0]
lines.counts = [1, 3, 2]
table.moveSection(2, toSection: 0)
print(table.indexPath(for: last) ?? path(0))  // prints: [0, 0]
lines.counts = [5, 3, 2]
table.reloadSections(IndexSet(integer: 0), with: .none)
print(table.indexPath(for: last) == nil, table.visibleCells.count)  // prints: true 7
lines.counts = [2]
var gone = IndexSet([0, 1])
table.deleteSections(gone, with: .automatic)
print(table.numberOfSections, table.numberOfRows(inSection: 0))  // prints: 1 2
print(gone.count, gone.contains(1), gone.isEmpty, gone.first ?? -1, gone.last ?? -1, IndexSet().count)
// prints: 2 true false 0 1 0
