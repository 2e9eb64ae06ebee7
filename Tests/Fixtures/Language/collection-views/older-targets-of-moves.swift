// Where a moved item may go, as delegates have been asked since there are moves, and what data sources hear.
import UIKit

class Page: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<String, String>!
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var all = NSDiffableDataSourceSnapshot<String, String>()
        all.appendSections(["all"])
        all.appendItems(["a", "b", "c", "d"])
        source.apply(all, animatingDifferences: false)
        source.reorderingHandlers.canReorderItem = { $0 != "d" }
        source.reorderingHandlers.didReorder = { transaction in
            print(transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers)
        }
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        print("from", originalIndexPath.item, "to", proposedIndexPath.item)
        return proposedIndexPath.item == 3 ? IndexPath(item: 2, section: 0) : proposedIndexPath
    }
    func move(_ from: Int, _ to: Int) {
        let began = collectionView.beginInteractiveMovementForItem(at: IndexPath(item: from, section: 0))
        guard began else { return print("no") }
        let target = collectionView.layoutAttributesForItem(at: IndexPath(item: to, section: 0))!
        collectionView.updateInteractiveMovementTargetPosition(target.center)
        collectionView.endInteractiveMovement()
        print(source.snapshot().itemIdentifiers)
    }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 60, height: 60)
let page = Page(collectionViewLayout: layout)
window.rootViewController = page
page.collectionView.layoutIfNeeded()
page.move(0, 1)
page.move(0, 3)
page.move(3, 0)
// prints: from 0 to 1
// prints: ["a", "b", "c", "d"] ["b", "a", "c", "d"]
// prints: ["b", "a", "c", "d"]
// prints: from 0 to 3
// prints: ["b", "a", "c", "d"] ["a", "c", "b", "d"]
// prints: ["a", "c", "b", "d"]
// prints: no
