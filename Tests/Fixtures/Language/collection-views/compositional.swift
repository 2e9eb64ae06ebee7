// Sections, groups and items say where cells are; registrations make them.
final class Header: UICollectionReusableView {
    var title = ""
}

func makeSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
}

let layout = UICollectionViewCompositionalLayout { number, environment in
    makeSection(columns: environment.container.contentSize.width > 300 && number == 0 ? 2 : 1)
}
let photos = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
view.addSubview(photos)
let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
}
let headers = UICollectionView.SupplementaryRegistration<Header>(
    elementKind: UICollectionView.elementKindSectionHeader
) { header, kind, path in
    header.title = "Section \(path.section)"
}
let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: photos) { view, path, name in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
}
source.supplementaryViewProvider = { view, kind, path in
    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0, 1])
snapshot.appendItems(["a", "b", "c"], toSection: 0)
snapshot.appendItems(["d"], toSection: 1)
source.apply(snapshot, animatingDifferences: false)

photos.layoutIfNeeded()
print(photos.contentSize)  // prints: (320.0, 405.0)
for path in photos.indexPathsForVisibleItems { print(path, photos.cellForItem(at: path)!.frame) }
// prints: [0, 0] (12.0, 42.0, 141.0, 96.0)
// prints: [0, 1] (167.0, 42.0, 141.0, 96.0)
// prints: [0, 2] (12.0, 147.0, 141.0, 96.0)
// prints: [1, 0] (12.0, 297.0, 296.0, 96.0)
let kind = UICollectionView.elementKindSectionHeader
let second = photos.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))!
print((second as! Header).title, second.frame)  // prints: Section 1 (10.0, 255.0, 300.0, 30.0)
print(photos.indexPathForItem(at: CGPoint(x: 200, y: 60))!)  // prints: [0, 1]

// As many items stand in a group as fit, again and again.
let wide = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
let line = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
    subitems: [wide])
photos.setCollectionViewLayout(
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line)), animated: true)
print(photos.visibleCells.map(\.frame.minX))  // prints: [0.0, 100.0, 200.0, 0.0]

// A list.
var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
list.headerMode = .supplementary
photos.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
print(photos.visibleCells[0].frame)  // prints: (16.0, 44.0, 288.0, 44.0)
