// A table's controller overrides what is told of menus; a collection view's delegate implements it.
func menu(_ name: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: name) { _ in print("chose", name) }])
    }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu("Share \(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("comes", configuration.identifier)
    }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("goes", configuration.identifier)
    }
}
class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu("Open \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("item's comes", configuration.identifier)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        print("item's goes", configuration.identifier)
    }
}
let list = List()
viewController.addChild(list)
list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
view.addSubview(list.view)
list.didMove(toParent: viewController)
let shelf = Shelf()
let items = UICollectionView(
    frame: CGRect(x: 0, y: 320, width: 375, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
items.dataSource = shelf
items.delegate = shelf
view.addSubview(items)
device.wait(0.1)
hand.press(list.view, at: CGPoint(x: 100, y: 60), for: 1)
hand.tap(at: CGPoint(x: 10, y: 650))
device.wait(1)
hand.press(items, at: CGPoint(x: 100, y: 25), for: 1)
hand.tap(at: CGPoint(x: 10, y: 650))
device.wait(1)
// prints: comes Share 1
// prints: goes Share 1
// prints: item's comes Open 1
// prints: item's goes Open 1
