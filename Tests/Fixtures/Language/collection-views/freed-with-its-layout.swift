// A collection view whose sections scroll by themselves is freed with its cells when nobody holds it.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
final class Cell: UICollectionViewCell { deinit { print("cell gone") } }
final class Shelf: UICollectionView { deinit { print("shelf gone") } }
let source = Source()
do {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let shelf = Shelf(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    shelf.register(Cell.self, forCellWithReuseIdentifier: "cell")
    shelf.dataSource = source
    view.addSubview(shelf)
    device.wait(0.1)
    shelf.removeFromSuperview()
}
device.wait(0.1)
print("after")
// prints: shelf gone
// prints: cell gone
// prints: cell gone
// prints: cell gone
// prints: after
