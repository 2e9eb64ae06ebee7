// Flow layouts have headers and footers, which scroll with their sections.
final class Title: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        print("new title", frame.height)
    }
    required init?(coder: NSCoder) { fatalError("there are no archives here") }
}

class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let flow = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: flow)

    override func viewDidLoad() {
        super.viewDidLoad()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        grid.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "end")
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isHeader ? "title" : "end", for: path)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: section == 1 ? 20 : 0)
    }
    func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        print("will display", path)
    }
    func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView other: UICollectionReusableView,
        forElementKind elementKind: String, at path: IndexPath
    ) {
        print("title", path.section, other.superview == nil)
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplayingSupplementaryView other: UICollectionReusableView,
        forElementOfKind elementKind: String, at path: IndexPath
    ) {
        print("no title", path.section)
    }
    func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        print("menu of", path)
        return nil
    }
}

let screen = Screen()
window.rootViewController = screen
device.wait(0.1)
// prints: will display [0, 0]
// prints: will display [0, 1]
// prints: will display [1, 0]
// prints: will display [1, 1]
// prints: new title 40.0
// prints: title 0 true
// prints: new title 40.0
// prints: title 1 true
// prints: title 1 true
let kind = UICollectionView.elementKindSectionHeader
let titles = screen.grid.visibleSupplementaryViews(ofKind: kind)
print(titles.map(\.frame.minY))  // prints: [0.0, 140.0]
print(screen.grid.indexPathsForVisibleSupplementaryElements(ofKind: kind))  // prints: [[0, 0], [1, 0]]
print(screen.grid.contentSize.height)  // prints: 300.0
let place = screen.flow.layoutAttributesForSupplementaryView(
    ofKind: kind, at: IndexPath(item: 0, section: 1))!
print(place.frame.minY, place.representedElementKind == kind)  // prints: 140.0 true
hand.press(screen.grid, at: CGPoint(x: 50, y: 90), for: 0.6)  // prints: menu of [0, 0]
screen.grid.reloadData()
device.wait(0.1)
// prints: no title 0
// prints: no title 1
// prints: no title 1
// prints: will display [0, 0]
// prints: will display [0, 1]
// prints: will display [1, 0]
// prints: will display [1, 1]
// prints: title 0 true
// prints: title 1 true
// prints: title 1 true
