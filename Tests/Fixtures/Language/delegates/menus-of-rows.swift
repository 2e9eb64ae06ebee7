// The delegates of tables and collection views hear when the menu of a row comes and goes.
func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in print("copied") }])
    }
}
class Desk: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPath.row == 1 ? menu() : nil
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("comes")
        animator?.addCompletion { print("is there") }
    }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("goes")
    }
}
class Grid: UICollectionViewController {
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu()
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("item's comes")
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("item's goes")
    }
}
let desk = Desk()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
table.dataSource = desk
table.delegate = desk
view.addSubview(table)
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
viewController.addChild(grid)
grid.view.frame = CGRect(x: 0, y: 320, width: 375, height: 300)
view.addSubview(grid.view)
grid.didMove(toParent: viewController)
device.wait(0.1)
hand.press(table, at: CGPoint(x: 100, y: 20), for: 1)
print("no menu")
hand.press(table, at: CGPoint(x: 100, y: 60), for: 1)
hand.tap(at: CGPoint(x: 10, y: 600))
device.wait(1)
hand.press(grid.view, at: CGPoint(x: 25, y: 25), for: 1)
hand.tap(at: CGPoint(x: 300, y: 650))
device.wait(1)
// prints: no menu
// prints: comes
// prints: is there
// prints: goes
// prints: item's comes
// prints: item's goes
