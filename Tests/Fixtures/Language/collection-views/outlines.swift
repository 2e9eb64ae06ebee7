// Sections that are trees: items are shown while those around them are expanded.
import UIKit

var tree = NSDiffableDataSourceSectionSnapshot<String>()
tree.append(["Fruit", "Trees"])
tree.append(["Apple", "Pear"], to: "Fruit")
tree.append(["Golden"], to: "Apple")
tree.insert(["Plum"], before: "Pear")
tree.insert(["Nuts"], after: "Fruit")
print(tree.items, tree.rootItems)
print(tree.visibleItems, tree.level(of: "Golden"), tree.parent(of: "Pear") ?? "none")
tree.expand(["Fruit"])
print(tree.visibleItems, tree.isExpanded("Fruit"), tree.isVisible("Golden"))
print(tree.snapshot(of: "Fruit").items, tree.snapshot(of: "Apple", includingParent: true).items)
tree.delete(["Pear"])
print(tree.contains("Pear"), tree.index(of: "Plum") ?? -1)
var others = NSDiffableDataSourceSectionSnapshot<String>()
others.append(["Oak"])
tree.replace(childrenOf: "Trees", using: others)
tree.collapse(["Fruit"])
print(tree.items, tree.visibleItems)

class Page: UIViewController, UICollectionViewDelegate {
    var list: UICollectionView!
    var source: UICollectionViewDiffableDataSource<String, String>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.addSubview(list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let inside = source.snapshot(for: "plants").snapshot(of: item)
            cell.accessories = inside.items.isEmpty ? [] : [.outlineDisclosure()]
        }
        source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.apply(tree, to: "plants", animatingDifferences: false)
        source.sectionSnapshotHandlers.willExpandItem = { print("will expand", $0) }
        source.sectionSnapshotHandlers.shouldCollapseItem = { item in
            print("should collapse", item)
            return item != "Apple"
        }
    }
    func toggle(_ row: Int) {
        let cell = list.cellForItem(at: IndexPath(item: row, section: 0))!
        hand.tap(cell, at: CGPoint(x: cell.bounds.maxX - 10, y: 20))
        device.wait(1)
        list.layoutIfNeeded()
        print(source.snapshot().itemIdentifiers)
    }
    func level(_ row: Int) -> Int {
        (list.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell)?.indentationLevel ?? -1
    }
}
let page = Page()
window.rootViewController = page
page.list.layoutIfNeeded()
print(page.source.snapshot().sectionIdentifiers, page.source.snapshot().itemIdentifiers)
page.toggle(0)
page.toggle(1)
print(page.level(0), page.level(1), page.level(2))
page.toggle(1)
page.toggle(0)
print(page.source.snapshot(for: "plants").isExpanded("Apple"))
var all = page.source.snapshot()
all.deleteItems(["Nuts"])
page.source.apply(all, animatingDifferences: false)
print(page.source.snapshot(for: "plants").items)
// prints: ["Fruit", "Apple", "Golden", "Plum", "Pear", "Nuts", "Trees"] ["Fruit", "Nuts", "Trees"]
// prints: ["Fruit", "Nuts", "Trees"] 2 Fruit
// prints: ["Fruit", "Apple", "Plum", "Pear", "Nuts", "Trees"] true false
// prints: ["Apple", "Golden", "Plum", "Pear"] ["Apple", "Golden"]
// prints: false 3
// prints: ["Fruit", "Apple", "Golden", "Plum", "Nuts", "Trees", "Oak"] ["Fruit", "Nuts", "Trees"]
// prints: ["plants"] ["Fruit", "Nuts", "Trees"]
// prints: will expand Fruit
// prints: ["Fruit", "Apple", "Plum", "Nuts", "Trees"]
// prints: will expand Apple
// prints: ["Fruit", "Apple", "Golden", "Plum", "Nuts", "Trees"]
// prints: 0 1 2
// prints: should collapse Apple
// prints: ["Fruit", "Apple", "Golden", "Plum", "Nuts", "Trees"]
// prints: should collapse Fruit
// prints: ["Fruit", "Nuts", "Trees"]
// prints: true
// prints: ["Fruit", "Trees"]
