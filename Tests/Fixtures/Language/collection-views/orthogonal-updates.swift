// Sections that scroll by themselves keep their place when sections before them go, and while a finger is in them.
import UIKit

final class Shelf: UICollectionViewController {
    var sections = [0, 1, 2]
    override func numberOfSections(in view: UICollectionView) -> Int { sections.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityIdentifier = "\(sections[path.section]).\(path.item)"
        return cell
    }
}
let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(300)),
    subitems: [item])
let section = NSCollectionLayoutSection(group: group)
section.orthogonalScrollingBehavior = .continuous
let shelf = Shelf(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
shelf.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
window.rootViewController = shelf
let view = shelf.collectionView!
device.wait(0.1)

func first(_ section: Int) -> String {
    let cells = view.visibleCells.filter { view.indexPath(for: $0)!.section == section }
    return cells.min { view.indexPath(for: $0)! < view.indexPath(for: $1)! }?.accessibilityIdentifier ?? "none"
}
// A section that has not been seen yet scrolls to an item, too.
view.scrollToItem(at: [2, 7], at: [.left, .bottom], animated: false)
device.wait(0.1)
print(first(2))  // prints: 2.7

// Its place goes with the section.
shelf.sections.removeFirst()
view.deleteSections([0])
device.wait(0.1)
print(first(0), first(1))  // prints: 1.0 2.7
view.contentOffset = .zero
device.wait(0.1)

// A finger in a section that leaves the screen goes on.
let finger = hand.touch(at: CGPoint(x: 200, y: 100))
finger.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
print(first(0))  // prints: 1.0
view.contentOffset.y = 600
device.wait(0.1)
finger.move(by: CGVector(dx: -120, dy: 0), over: 0.1)
view.contentOffset.y = 0
device.wait(0.1)
print(first(0))  // prints: 1.1
finger.lift()
