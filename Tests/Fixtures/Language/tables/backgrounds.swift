// A background stands behind the cells, and stays where it is while they scroll.
final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIImageView()
        cell.multipleSelectionBackgroundView = UILabel()
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
let empty = UILabel()
table.dataSource = source
table.backgroundView = empty
view.addSubview(table)
device.wait(0.1)
print(empty.frame, table.subviews.first === empty)  // prints: (0.0, 0.0, 200.0, 300.0) true
table.contentInset.bottom = 500
table.contentOffset.y = 50
device.wait(0.1)
print(empty.frame.minY, empty.superview === table)  // prints: 50.0 true
let below = CGPoint(x: 100, y: 250)
empty.isUserInteractionEnabled = true
print(table.hitTest(below, with: nil) === empty)  // prints: true
table.backgroundView = nil
print(empty.superview == nil)  // prints: true

// That of a selected cell is there only then, in front of the other one.
table.contentOffset.y = 0
device.wait(0.1)
let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
print(cell.backgroundView!.frame, cell.selectedBackgroundView!.superview == nil)
// prints: (0.0, 0.0, 200.0, 44.0) true
hand.tap(cell)
print(cell.subviews.prefix(2).map { $0 is UIImageView })  // prints: [false, true]
print(cell.selectedBackgroundView!.frame.width)  // prints: 200.0
table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
print(cell.selectedBackgroundView!.superview == nil)  // prints: true
table.allowsMultipleSelection = true
cell.setSelected(true, animated: false)
print(cell.subviews.contains(cell.multipleSelectionBackgroundView!))  // prints: true
print(cell.subviews.contains(cell.selectedBackgroundView!))  // prints: false
cell.backgroundView = nil
print(cell.subviews.first === cell.multipleSelectionBackgroundView)  // prints: true
table.allowsMultipleSelection = false
table.allowsMultipleSelectionDuringEditing = true
table.isEditing = true
cell.setSelected(false, animated: false)
cell.setSelected(true, animated: false)
print(cell.subviews.contains(cell.multipleSelectionBackgroundView!))  // prints: true
table.isEditing = false

// Headers, and collection views, have one too.
let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
header.backgroundView = UIView()
header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
header.layoutIfNeeded()
print(header.backgroundView!.frame)  // prints: (0.0, 0.0, 100.0, 30.0)
let layout = UICollectionViewFlowLayout()
let place = CGRect(x: 0, y: 300, width: 200, height: 100)
let items = UICollectionView(frame: place, collectionViewLayout: layout)
items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
items.dataSource = source
items.backgroundView = UIView()
view.addSubview(items)
device.wait(0.1)
print(items.subviews.first === items.backgroundView, items.backgroundView!.frame)
// prints: true (0.0, 0.0, 200.0, 100.0)
