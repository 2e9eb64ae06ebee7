// Controllers of collection views and of tables, which override what they know (M-15), with accessory
// buttons (M-16) and a refresh control (M-30).
class Tiles: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        clearsSelectionOnViewWillAppear = false
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        9
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        indexPath.item != 1
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("tile", indexPath.item)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        print("not", indexPath.item)
    }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 100, height: 100)
let tiles = Tiles(collectionViewLayout: layout)
window.rootViewController = tiles
tiles.view.layoutIfNeeded()
hand.tap(at: CGPoint(x: 50, y: 50))  // prints: tile 0
hand.tap(at: CGPoint(x: 160, y: 50))
hand.tap(at: CGPoint(x: 50, y: 160))
// prints: not 0
// prints: tile 3
print(tiles.collectionViewLayout === layout, tiles.clearsSelectionOnViewWillAppear)  // prints: true false
print(UICollectionViewController(nibName: nil, bundle: nil).collectionView.numberOfSections)  // prints: 0
class List: UITableViewController {
    var loads = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(load), for: .valueChanged)
        clearsSelectionOnViewWillAppear = true
    }
    @objc func load() { loads += 1 }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .detailButton
        return cell
    }
    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        "head"
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 2 ? nil : super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("row", indexPath.row)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        print("details", indexPath.row)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
let list = List(style: .plain)
window.rootViewController = list
list.view.layoutIfNeeded()
let table: UITableView = list.tableView
table.contentInsetAdjustmentBehavior = .never
table.contentOffset = .zero
hand.tap(at: CGPoint(x: 50, y: 40))  // prints: row 0
hand.tap(at: CGPoint(x: 50, y: 140))
if let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) {
    hand.tap(cell, at: CGPoint(x: cell.bounds.maxX - 10, y: 25))  // prints: details 1
}
print(table.indexPathForSelectedRow?.row ?? -1, list.clearsSelectionOnViewWillAppear)  // prints: 0 true
hand.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 600))
print(list.loads, list.refreshControl?.isRefreshing ?? false, table.refreshControl === list.refreshControl)
// prints: 1 true true
list.refreshControl?.endRefreshing()
print(list.refreshControl?.isRefreshing ?? true)  // prints: false
let control = UIRefreshControl(frame: .zero)
control.beginRefreshing()
print(control.isRefreshing, UIRefreshControl().isRefreshing)  // prints: true false
print(UITableViewController().tableView.style == .plain)  // prints: true
