// What no other program has of the newer members of buttons, lists, layouts and devices.
let kinds: [UIDeviceOrientation] = [.unknown, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
print(kinds.map(\.isPortrait), kinds.map(\.isLandscape))
// prints: [false, true, false, false] [false, false, true, true]

let button = UIButton(configuration: .plain())
print(button.configuration?.title == nil)  // prints: true

class Grid: UICollectionViewCompositionalLayout {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    init(rows: Int) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(section: NSCollectionLayoutSection(group: group))
    }
}

class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 30)
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        if path.item == 0 { print("hides the first item") }
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("will be", size)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let coordinator = transitionCoordinator {
            viewWillTransition(to: CGSize(width: 10, height: 20), with: coordinator)
        }
    }
}

let screen = Screen()
let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
grid.register(
    UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "title")
grid.dataSource = screen
grid.delegate = screen
view.addSubview(grid)
view.layoutIfNeeded()
print(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? -1)  // prints: 30.0
grid.contentOffset.y = 400
grid.layoutIfNeeded()  // prints: hides the first item
grid.setCollectionViewLayout(Grid(rows: 1), animated: false)

class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        print("row", path.row)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
        print("header", header?.reuseIdentifier ?? "without a name")
        return header
    }
}
let titles = Titles()
let table = UITableView(frame: view.bounds)
table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
table.dataSource = titles
table.delegate = titles
view.addSubview(table)
view.layoutIfNeeded()
// prints: row 0
// prints: header title
table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
table.layoutIfNeeded()  // prints: row 0

let root = UIViewController()
window.rootViewController = root
root.present(Screen(), animated: true)  // prints: will be (10.0, 20.0)
