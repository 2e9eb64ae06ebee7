// Every part of compositional layouts.
let dimensions: [NSCollectionLayoutDimension] = [
    .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(20), .estimated(30),
]
print(dimensions.map(\.dimension))  // prints: [0.5, 0.5, 20.0, 30.0]
print(dimensions.map(\.isFractionalWidth))  // prints: [true, false, false, false]
print(dimensions.map(\.isFractionalHeight))  // prints: [false, true, false, false]
print(dimensions.map(\.isAbsolute))  // prints: [false, false, true, false]
print(dimensions.map(\.isEstimated))  // prints: [false, false, false, true]
let size = NSCollectionLayoutSize(widthDimension: dimensions[0], heightDimension: dimensions[2])
print(size.widthDimension === dimensions[0], size.heightDimension === dimensions[2])  // prints: true true
let gaps: [NSCollectionLayoutSpacing] = [.fixed(4), .flexible(8)]
print(gaps.map(\.spacing), gaps[0].isFixedSpacing, gaps[1].isFlexibleSpacing)  // prints: [4.0, 8.0] true true

let item = NSCollectionLayoutItem(layoutSize: size)
print(item.layoutSize === size)  // prints: true
let groups: [NSCollectionLayoutGroup] = [
    .horizontal(layoutSize: size, subitems: [item]), .vertical(layoutSize: size, subitems: [item]),
    .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
    .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
    .horizontal(layoutSize: size, subitem: item, count: 2),
    .vertical(layoutSize: size, subitem: item, count: 2),
]
print(groups.map(\.subitems.count))  // prints: [1, 1, 1, 1, 1, 1]
let alignments: [NSRectAlignment] = [
    .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
]
let ends = alignments.map {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "end", alignment: $0)
}
ends[1].extendsBoundary = false
ends[1].pinToVisibleBounds = true
ends[1].zIndex = 2
print(ends[1].elementKind, ends[1].alignment == .top)  // prints: end true

let section = NSCollectionLayoutSection(group: groups[0])
section.supplementariesFollowContentInsets = false
let configuration = UICollectionViewCompositionalLayoutConfiguration()
configuration.scrollDirection = .horizontal
configuration.interSectionSpacing = 7
let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
print(layout.configuration === configuration)  // prints: true
let asking = UICollectionViewCompositionalLayout(
    sectionProvider: { number, environment in
        let room = environment.container
        print(room.contentSize == room.effectiveContentSize, room.contentInsets.top)
        print(environment.traitCollection.displayScale, room.effectiveContentInsets.top)
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }, configuration: configuration)
class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
let source = Source()
let grid = UICollectionView(frame: view.bounds, collectionViewLayout: asking)
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
grid.dataSource = source
view.addSubview(grid)
grid.layoutIfNeeded()
// prints: true 0.0
// prints: 2.0 0.0
let cell = grid.visibleCells[0]
grid.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
print(grid.visibleCells[0] === cell)  // prints: true
grid.isPrefetchingEnabled = false
grid.setCollectionViewLayout(layout, animated: false) { print("done", $0) }
device.wait(1)  // prints: done true
print(grid.visibleCells.map(\.frame.minX))  // prints: [0.0, 93.75]

let flow = UICollectionViewFlowLayout()
flow.footerReferenceSize = CGSize(width: 10, height: 10)
let place = UICollectionViewLayoutAttributes(
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: IndexPath(item: 0, section: 0))
print(place.representedElementCategory == .supplementaryView)  // prints: true
let categories: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
print(categories.map(\.rawValue))  // prints: [0, 1, 2]

for appearance: UICollectionLayoutListConfiguration.Appearance in [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
] {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [
        .none, .supplementary, .firstItemInSection,
    ]
    let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
    (list.headerMode, list.footerMode) = (headers[2], footers[1])
    list.showsSeparators = false
    list.backgroundColor = .white
    list.headerTopPadding = 4
    print(list.appearance == appearance, list.footerMode == .supplementary)
}
// prints: true true
// prints: true true
// prints: true true
// prints: true true
// prints: true true
