// A snapshot says what a table shows; what differs from the last one comes, goes and moves.
enum Part: Hashable { case first, second }
struct Item: Hashable {
    let number: Int
}

class Source: UITableViewDiffableDataSource<Part, Item> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section) == .first ? "First" : "Second"
    }
}

let table = UITableView(frame: view.bounds)
view.addSubview(table)
table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
let source = Source(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
    cell.textLabel?.text = "item \(item.number)"
    return cell
}

var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
snapshot.appendSections([.first, .second])
snapshot.appendItems([1, 2, 3].map { Item(number: $0) }, toSection: .first)
snapshot.appendItems([Item(number: 4)])
source.apply(snapshot, animatingDifferences: false)
print(snapshot.numberOfSections, snapshot.numberOfItems)  // prints: 2 4
print(snapshot.numberOfItems(inSection: .first), snapshot.indexOfItem(Item(number: 4))!)  // prints: 3 3
print(table.numberOfRows(inSection: 0), table.visibleCells.count)  // prints: 3 4

// Cells and selection stay with their items.
let second = table.cellForRow(at: IndexPath(row: 1, section: 0))!
table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
snapshot = source.snapshot()
snapshot.deleteItems([Item(number: 1)])
snapshot.moveItem(Item(number: 2), afterItem: Item(number: 4))
snapshot.insertItems([Item(number: 9)], beforeItem: Item(number: 3))
source.apply(snapshot) { print("done") }
print(table.indexPathForSelectedRow!)  // prints: [1, 1]
print(table.cellForRow(at: IndexPath(row: 1, section: 1)) === second)  // prints: true
print(source.snapshot().itemIdentifiers.map(\.number))  // prints: [9, 3, 4, 2]
device.wait(1)  // prints: done
print(source.indexPath(for: Item(number: 3))!)  // prints: [0, 1]
print(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)  // prints: true

// The same cell is shown anew, or another one.
snapshot.reconfigureItems([Item(number: 2)])
source.apply(snapshot, animatingDifferences: false) { print("reconfigured") }
print(table.cellForRow(at: IndexPath(row: 1, section: 1)) === second)  // prints: true
device.wait(0.1)  // prints: reconfigured

// Sections come, go and move.
snapshot = source.snapshot()
snapshot.moveSection(.second, beforeSection: .first)
snapshot.deleteSections([.first])
source.apply(snapshot, animatingDifferences: false)
print(table.numberOfSections, source.index(for: .second)!)  // prints: 1 0
print(table.visibleCells.count)  // prints: 2
snapshot.appendItems([Item(number: 2)], toSection: .second)
print(snapshot.itemIdentifiers(inSection: .second).map(\.number))  // prints: [4, 2]
