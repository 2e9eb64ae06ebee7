// A section that scrolls by itself: its cells are in a scroll view of their own.
import UIKit

final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
}
final class Header: UICollectionReusableView {}

final class ShelvesController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case featured, grid }
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    var pages: [Int] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let section = Section(rawValue: index)!
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            switch section {
            case .featured:
                item.contentInsets = .init(top: 0, leading: 5, bottom: 0, trailing: 5)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                section.contentInsets = .init(top: 10, leading: 0, bottom: 10, trailing: 0)
                section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
                    let page = Int((offset.x / (environment.container.contentSize.width * 0.8)).rounded())
                    if self?.pages.last != page { self?.pages.append(page) }
                    for item in items where item.representedElementCategory == .cell {
                        let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
                        let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
                        item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    }
                }
                return section
            case .grid:
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
                    repeatingSubitem: item, count: 3)
                let section = NSCollectionLayoutSection(group: group)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return section
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.delegate = self
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, path, number in
            cell.label.text = "\(number)"
        }
        let headers = UICollectionView.SupplementaryRegistration<Header>(
            elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Array(0..<6), toSection: .featured)
        snapshot.appendItems(Array(100..<140), toSection: .grid)
        dataSource.apply(snapshot)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("selected", dataSource.itemIdentifier(for: indexPath)!)
    }
}
let shelves = ShelvesController()
window.rootViewController = shelves
device.wait(0.1)
let list = shelves.collectionView
for cell in list.visibleCells.prefix(3) {
    print(list.indexPath(for: cell)!, cell.frame, type(of: cell.superview!))
}
hand.tap(at: CGPoint(x: 180, y: 100))
hand.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), over: 0.15)
device.wait(2)
print(shelves.pages, list.contentOffset)
hand.tap(at: CGPoint(x: 180, y: 100))
print(list.indexPathForItem(at: CGPoint(x: 180, y: 100))!)
print(list.visibleCells.count)
hand.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200), over: 0.3)
device.wait(3)
print(list.contentOffset, list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))!.frame)
list.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
device.wait(0.1)
hand.tap(at: CGPoint(x: 180, y: 100))
// prints: [0, 0] (5.0, 0.0, 290.0, 200.0) _UICollectionViewOrthogonalScrollView
// prints: [0, 1] (334.0, 20.0, 232.0, 160.0) _UICollectionViewOrthogonalScrollView
// prints: [1, 0] (0.0, 260.0, 125.0, 100.0) UICollectionView
// prints: selected 0
// prints: [0, 1] (0.0, 0.0)
// prints: selected 1
// prints: [0, 1]
// prints: 18
// prints: (0.0, 290.0) (0.0, 290.0, 375.0, 40.0)
// prints: selected 5
