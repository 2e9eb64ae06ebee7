// A grid of photos in a view controller that is its data source and delegate (M-01 to M-14).
class PhotoCell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0
    override var isSelected: Bool { didSet { print("selected", isSelected) } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("no archives") }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
class Photos: UIViewController {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 300), collectionViewLayout: layout)
    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 6
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
    }
}
extension Photos: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 7 : 200
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
                as? PhotoCell
        else { return UICollectionViewCell() }
        cell.label.text = "\(indexPath.section)/\(indexPath.item)"
        return cell
    }
}
extension Photos: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("tapped", indexPath.section, indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        print("left", indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        indexPath.item != 1
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 2
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 60, height: 60)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        20
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        10
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
let photos = Photos()
window.rootViewController = photos
let grid = photos.grid
grid.layoutIfNeeded()
print(grid.numberOfSections, grid.numberOfItems(inSection: 1), grid.visibleCells.count)  // prints: 2 200 15
print(grid.dataSource === photos, grid.delegate === photos, grid.collectionViewLayout === photos.layout)
// prints: true true true
let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
if let cell = grid.cellForItem(at: first) as? PhotoCell {
    print(cell.frame, cell.label.text ?? "", cell.reuseIdentifier ?? "", cell.contentView.frame.size)
    // prints: (10.0, 10.0, 60.0, 60.0) 0/0 photo (60.0, 60.0)
    print(grid.indexPath(for: cell) == first, grid.indexPathForItem(at: CGPoint(x: 95, y: 15)) == second)
    // prints: true true
    hand.tap(cell)
    // prints: selected true
    // prints: tapped 0 0
}
hand.tap(at: CGPoint(x: 110, y: 130))
hand.tap(at: CGPoint(x: 180, y: 130))
print(grid.indexPathsForSelectedItems?.count ?? 0, grid.indexPathsForVisibleItems.count)  // prints: 1 15
hand.tap(at: CGPoint(x: 250, y: 130))
// prints: selected false
// prints: left 0
// prints: selected true
// prints: tapped 0 3
grid.allowsMultipleSelection = true
hand.tap(at: CGPoint(x: 40, y: 210))
// prints: selected true
// prints: tapped 0 4
hand.tap(at: CGPoint(x: 40, y: 210))
// prints: selected false
// prints: left 4
print(grid.allowsSelection, grid.allowsMultipleSelection)  // prints: true true
grid.selectItem(at: first, animated: false, scrollPosition: .top)  // prints: selected true
grid.deselectItem(at: first, animated: false)  // prints: selected false
grid.scrollToItem(at: IndexPath(item: 150, section: 1), at: .centeredVertically, animated: false)
grid.layoutIfNeeded()  // prints: selected false
print(grid.contentOffset.y, grid.cellForItem(at: first) == nil)  // prints: 3010.0 true
print(grid.visibleCells.contains { ($0 as? PhotoCell)?.reuses ?? 0 > 0 })  // prints: true
grid.reloadData()
grid.allowsSelection = false
print(grid.indexPathsForSelectedItems == nil)  // prints: true
grid.register(nil as AnyClass?, forCellWithReuseIdentifier: "other")
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
let spare = grid.dequeueReusableCell(withReuseIdentifier: "other", for: first)
spare.backgroundView = UIView()
spare.selectedBackgroundView = UIView()
print(spare.backgroundView?.superview === spare, spare.selectedBackgroundView != nil, spare.isHighlighted)
// prints: true true false
let positions: UICollectionView.ScrollPosition = [.top, .left, .bottom, .right, .centeredHorizontally]
print(positions.rawValue, positions.contains(.centeredVertically))  // prints: 61 false
print(UICollectionReusableView().reuseIdentifier == nil, UICollectionViewCell().isSelected)
// prints: true false
print(UICollectionReusableView(frame: .zero).frame == .zero)  // prints: true
