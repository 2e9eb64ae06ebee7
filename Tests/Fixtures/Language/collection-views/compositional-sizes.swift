// Cells that say how large they are, badges, backgrounds, gaps that grow, and places from a closure.
import UIKit

final class Tag: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
final class Plate: UICollectionReusableView {}
final class Source: NSObject, UICollectionViewDataSource {
    let texts: [[String]]
    init(_ texts: [[String]]) { self.texts = texts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts[section].count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
        cell.label.text = texts[path.section][path.item]
        return cell
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "plate", for: path)
    }
}
let layout = UICollectionViewCompositionalLayout { section, environment in
    switch section {
    case 0:
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(60), heightDimension: .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
        group.interItemSpacing = .fixed(6)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.decorationItems = [.background(elementKind: "background")]
        return section
    case 1:
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(40)), supplementaryItems: [badge])
        item.edgeSpacing = .init(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    default:
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))) { environment in
                (0..<3).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat($0) * 30, y: CGFloat($0) * 20, width: 60, height: 40), zIndex: $0) }
            }
        return NSCollectionLayoutSection(group: group)
    }
}
layout.register(Plate.self, forDecorationViewOfKind: "background")
let source = Source([["short", "a little longer", "one", "two", "another text that is quite long, so that it takes several lines"], ["a", "b", "c"], ["x", "y", "z", "w"]])
let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
list.register(Tag.self, forCellWithReuseIdentifier: "tag")
list.register(Plate.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "plate")
list.dataSource = source
view.addSubview(list)
device.wait(0.1)
for path in list.indexPathsForVisibleItems { print(path, list.cellForItem(at: path)!.frame) }
for path in list.indexPathsForVisibleSupplementaryElements(ofKind: "badge") { print(path, list.supplementaryView(forElementKind: "badge", at: path)!.frame) }
for plate in list.subviews where plate is Plate { print(plate.frame) }
print(list.contentSize)
// prints: [0, 0] (10.0, 10.0, 59.0, 37.0)
// prints: [0, 1] (75.0, 10.0, 144.0, 37.0)
// prints: [0, 2] (225.0, 10.0, 42.0, 37.0)
// prints: [0, 3] (273.0, 10.0, 42.0, 37.0)
// prints: [0, 4] (10.0, 53.0, 355.0, 57.0)
// prints: [1, 0] (22.5, 120.0, 80.0, 40.0)
// prints: [1, 1] (147.5, 120.0, 80.0, 40.0)
// prints: [1, 2] (272.5, 120.0, 80.0, 40.0)
// prints: [2, 0] (0.0, 160.0, 60.0, 40.0)
// prints: [2, 1] (30.0, 180.0, 60.0, 40.0)
// prints: [2, 2] (60.0, 200.0, 60.0, 40.0)
// prints: [2, 3] (0.0, 260.0, 60.0, 40.0)
// prints: [1, 0] (92.5, 110.0, 20.0, 20.0)
// prints: [1, 1] (217.5, 110.0, 20.0, 20.0)
// prints: [1, 2] (342.5, 110.0, 20.0, 20.0)
// prints: (0.0, 0.0, 375.0, 120.0)
// prints: (342.5, 110.0, 20.0, 20.0)
// prints: (217.5, 110.0, 20.0, 20.0)
// prints: (92.5, 110.0, 20.0, 20.0)
// prints: (375.0, 360.0)
