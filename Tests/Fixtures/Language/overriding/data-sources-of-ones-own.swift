// What the engine keeps may be overridden too: data sources, delegates, what reloads, and what is only kept.
class Rows: UITableView {
    override var dataSource: (any UITableViewDataSource)? {
        didSet { print("data source", dataSource != nil) }  // prints: data source true
    }
    override var delegate: (any UITableViewDelegate)? { didSet { print("delegate", delegate != nil) } }
// prints: delegate true
    override func reloadData() {
        print("reload")  // prints: reload
        super.reloadData()
    }
    override func layoutIfNeeded() {
        print("layout")  // prints: layout
        super.layoutIfNeeded()
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { print("semantics", semanticContentAttribute == .forceRightToLeft) }
// prints: semantics true
    }
}
class Grid: UICollectionView {
    override func reloadData() {
        print("grid")
        super.reloadData()
    }
    override var dataSource: (any UICollectionViewDataSource)? { didSet { print("items") } }
    override var delegate: (any UICollectionViewDelegate)? { didSet { print("taps") } }
}
final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
let source = Source()
let rows = Rows(frame: view.bounds, style: .plain)
rows.dataSource = source
rows.delegate = source
view.addSubview(rows)
rows.reloadData()
rows.layoutIfNeeded()
rows.semanticContentAttribute = .forceRightToLeft
print(rows.visibleCells.count)
// prints: 2
// prints: items
// prints: taps
// prints: grid
let grid = Grid(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.dataSource = nil
grid.delegate = nil
grid.reloadData()
