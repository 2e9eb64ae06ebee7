// What the parts of compositional layouts say of themselves.
import UIKit

let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
let tiny = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))

let corner = NSCollectionLayoutAnchor(edges: [.top, .leading])
let moved = NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 4, y: -4))
print(corner.edges == [.top, .leading], corner.offset, corner.isAbsoluteOffset, corner.isFractionalOffset)
print(moved.offset, NSCollectionLayoutAnchor(edges: .all, fractionalOffset: .zero).isFractionalOffset)

let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: tiny, elementKind: "badge", containerAnchor: corner, itemAnchor: moved)
print(badge.elementKind, badge.containerAnchor === corner, badge.itemAnchor === moved, badge.zIndex)
let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])
print(item.supplementaryItems.count)

let spacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: .fixed(2), trailing: nil, bottom: .flexible(3))
item.edgeSpacing = spacing
print(spacing.leading!.spacing, spacing.top!.spacing, spacing.trailing == nil, spacing.bottom!.isFlexibleSpacing)

let place = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
print(place.frame, place.zIndex)

let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: tiny, elementKind: "header", alignment: .topTrailing, absoluteOffset: CGPoint(x: -5, y: 5))
print(header.offset, header.alignment == .topTrailing)
let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
background.zIndex = -1
print(background.elementKind, background.zIndex)

final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
}
let source = Source()
func widths(_ configure: (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) -> Void) {
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(section, configuration)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    list.dataSource = source
    view.addSubview(list)
    device.wait(0.1)
    print(list.visibleCells.map(\.frame.width), list.visibleCells.map(\.alpha))
    list.removeFromSuperview()
}
let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
for reference in references { widths { section, _ in section.contentInsetsReference = reference } }
widths { _, configuration in configuration.contentInsetsReference = .layoutMargins }
widths { section, _ in
    section.orthogonalScrollingBehavior = .none
    section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items {
            print(item.indexPath, item.representedElementKind ?? "cell", item.bounds.width, item.isHidden)
            item.alpha = 0.5
            item.zIndex += 1
            item.center.x += 1
            item.transform3D = CATransform3DMakeScale(2, 1, 1)
        }
    }
}
// prints: true (0.0, 0.0) true false
// prints: (4.0, -4.0) true
// prints: badge true true 0
// prints: 1
// prints: 1.0 2.0 true true
// prints: (1.0, 2.0, 3.0, 4.0) 0
// prints: (-5.0, 5.0) true
// prints: plate -1
// prints: [375.0, 375.0] [1.0, 1.0]
// prints: [375.0, 375.0] [1.0, 1.0]
// prints: [375.0, 375.0] [1.0, 1.0]
// prints: [359.0, 359.0] [1.0, 1.0]
// prints: [359.0, 359.0] [1.0, 1.0]
// prints: [359.0, 359.0] [1.0, 1.0]
// prints: [0, 0] cell 375.0 false
// prints: [0, 1] cell 375.0 false
// prints: [0, 0] header 10.0 false
// prints: [0, 0] cell 375.0 false
// prints: [0, 1] cell 375.0 false
// prints: [0, 0] header 10.0 false
// prints: [750.0, 750.0] [0.5, 0.5]
