// Pages as large as the collection view: a neighbour that only touches what is seen is not visible.
import UIKit
final class C: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        print(path.item)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
let f = UICollectionViewFlowLayout()
f.scrollDirection = .horizontal
f.minimumLineSpacing = 0
f.itemSize = window.bounds.size
let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
    subitems: [item])
for layout in [f, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))] {
    let c = C(collectionViewLayout: layout)
    c.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    c.collectionView.contentInsetAdjustmentBehavior = .never
    window.rootViewController = c
    device.wait(0.1)
    print("visible", c.collectionView.visibleCells.count, c.collectionView.indexPathsForVisibleItems)
}
// prints: 0
// prints: visible 1 [[0, 0]]
// prints: 0
// prints: visible 1 [[0, 0]]
