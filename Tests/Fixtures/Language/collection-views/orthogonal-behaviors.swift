// Where sections that scroll by themselves come to rest.
import UIKit

final class Shelf: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
let shelf = Shelf()
let full = NSCollectionLayoutItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ direction: UICollectionView.ScrollDirection
) -> UICollectionView {
    let side = NSCollectionLayoutDimension.absolute(100)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: side, heightDimension: side), subitems: [full])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = shelf
    view.addSubview(list)
    device.wait(0.1)
    return list
}
func scroller(of list: UICollectionView) -> UIScrollView { list.visibleCells[0].superview as! UIScrollView }

let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
]
for behavior in behaviors {
    let list = show(behavior, .vertical)
    let start = scroller(of: list).contentOffset.x
    hand.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 130, y: 60), over: 0.2)
    device.wait(3)
    let scroll = scroller(of: list)
    print(behavior, start, scroll.contentOffset.x, scroll.contentSize.width, list.indexPathsForVisibleItems.count)
    list.scrollToItem(at: IndexPath(item: 11, section: 0), at: .right, animated: false)
    device.wait(0.1)
    print(scroll.contentOffset.x, list.indexPathsForVisibleItems.last!, list.contentOffset == .zero)
    list.removeFromSuperview()
}

let sideways = show(.groupPaging, .horizontal)
hand.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 60, y: 130), over: 0.2)
device.wait(3)
print(scroller(of: sideways).frame, scroller(of: sideways).contentOffset)
hand.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 30, y: 205), over: 0.2)
device.wait(3)
print(scroller(of: sideways).contentOffset.x, sideways.contentOffset.x)
// prints: continuous 0.0 60.0 1350.0 4
// prints: 1010.0 [0, 11] true
// prints: continuousGroupLeadingBoundary 0.0 110.0 1350.0 4
// prints: 1010.0 [0, 11] true
// prints: paging 0.0 0.0 1350.0 3
// prints: 1010.0 [0, 11] true
// prints: groupPaging 0.0 110.0 1350.0 4
// prints: 1010.0 [0, 11] true
// prints: groupPagingCentered -90.0 20.0 1350.0 3
// prints: 1100.0 [0, 11] true
// prints: (20.0, 0.0, 100.0, 320.0) (0.0, 110.0)
// prints: 0.0 0.0
