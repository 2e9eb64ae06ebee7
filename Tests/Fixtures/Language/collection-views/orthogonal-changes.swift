// Sections that scroll by themselves come and go, and get other cells.
import UIKit
final class Shelf: NSObject, UICollectionViewDataSource {
    var counts = [5, 3]
    func numberOfSections(in view: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
let shelf = Shelf()
let full = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
var scrolls = true
let layout = UICollectionViewCompositionalLayout { number, _ in
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [full])
    let section = NSCollectionLayoutSection(group: group)
    if number == shelf.counts.count - 1, scrolls { section.orthogonalScrollingBehavior = .continuous }
    return section
}
let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = shelf
view.addSubview(list)
func report() {
    device.wait(0.1)
    for path in list.indexPathsForVisibleItems {
        let cell = list.cellForItem(at: path)!
        print(path, cell.frame, cell.superview === list, cell.convert(cell.bounds, to: list).origin)
    }
    print(list.subviews.count)
}
report()
shelf.counts.insert(1, at: 0)
list.insertSections([0])
report()
scrolls = false
layout.invalidateLayout()
report()
scrolls = true
list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
report()
list.setCollectionViewLayout(layout, animated: false)
report()
list.performBatchUpdates { shelf.counts[2] = 2; list.deleteItems(at: [IndexPath(item: 0, section: 2)]) }
report()
list.reloadData()
report()
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [0, 1] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [0, 2] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [0, 3] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [0, 4] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 0] (0.0, 0.0, 100.0, 50.0) false (0.0, 250.0)
// prints: [1, 1] (100.0, 0.0, 100.0, 50.0) false (100.0, 250.0)
// prints: [1, 2] (200.0, 0.0, 100.0, 50.0) false (200.0, 250.0)
// prints: 6
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [1, 2] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [1, 3] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 4] (0.0, 250.0, 100.0, 50.0) true (0.0, 250.0)
// prints: [2, 0] (0.0, 0.0, 100.0, 50.0) false (0.0, 300.0)
// prints: [2, 1] (100.0, 0.0, 100.0, 50.0) false (100.0, 300.0)
// prints: [2, 2] (200.0, 0.0, 100.0, 50.0) false (200.0, 300.0)
// prints: 7
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [1, 2] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [1, 3] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 4] (0.0, 250.0, 100.0, 50.0) true (0.0, 250.0)
// prints: [2, 0] (0.0, 300.0, 100.0, 50.0) true (0.0, 300.0)
// prints: [2, 1] (0.0, 350.0, 100.0, 50.0) true (0.0, 350.0)
// prints: [2, 2] (0.0, 400.0, 100.0, 50.0) true (0.0, 400.0)
// prints: 9
// prints: [0, 0] (0.0, 0.0, 50.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 50.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (65.0, 50.0, 50.0, 50.0) true (65.0, 50.0)
// prints: [1, 2] (130.0, 50.0, 50.0, 50.0) true (130.0, 50.0)
// prints: [1, 3] (195.0, 50.0, 50.0, 50.0) true (195.0, 50.0)
// prints: [1, 4] (260.0, 50.0, 50.0, 50.0) true (260.0, 50.0)
// prints: [2, 0] (0.0, 100.0, 50.0, 50.0) true (0.0, 100.0)
// prints: [2, 1] (65.0, 100.0, 50.0, 50.0) true (65.0, 100.0)
// prints: [2, 2] (130.0, 100.0, 50.0, 50.0) true (130.0, 100.0)
// prints: 9
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [1, 2] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [1, 3] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 4] (0.0, 250.0, 100.0, 50.0) true (0.0, 250.0)
// prints: [2, 0] (0.0, 0.0, 100.0, 50.0) false (0.0, 300.0)
// prints: [2, 1] (100.0, 0.0, 100.0, 50.0) false (100.0, 300.0)
// prints: [2, 2] (200.0, 0.0, 100.0, 50.0) false (200.0, 300.0)
// prints: 7
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [1, 2] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [1, 3] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 4] (0.0, 250.0, 100.0, 50.0) true (0.0, 250.0)
// prints: [2, 0] (0.0, 0.0, 100.0, 50.0) false (0.0, 300.0)
// prints: [2, 1] (100.0, 0.0, 100.0, 50.0) false (100.0, 300.0)
// prints: 7
// prints: [0, 0] (0.0, 0.0, 100.0, 50.0) true (0.0, 0.0)
// prints: [1, 0] (0.0, 50.0, 100.0, 50.0) true (0.0, 50.0)
// prints: [1, 1] (0.0, 100.0, 100.0, 50.0) true (0.0, 100.0)
// prints: [1, 2] (0.0, 150.0, 100.0, 50.0) true (0.0, 150.0)
// prints: [1, 3] (0.0, 200.0, 100.0, 50.0) true (0.0, 200.0)
// prints: [1, 4] (0.0, 250.0, 100.0, 50.0) true (0.0, 250.0)
// prints: [2, 0] (0.0, 0.0, 100.0, 50.0) false (0.0, 300.0)
// prints: [2, 1] (100.0, 0.0, 100.0, 50.0) false (100.0, 300.0)
// prints: 7
