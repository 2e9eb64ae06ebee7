// A cell that changes its looks keeps them until the layout says something new of its item.
final class Tile: UICollectionViewCell {
    let mark = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
        contentView.addSubview(mark)
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
    override var isHighlighted: Bool {
        didSet {
            transform = isHighlighted ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
            contentView.alpha = isHighlighted ? 0.5 : 1
            setNeedsLayout()
        }
    }
}
final class Wall: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        cell.isHidden = path.item == 3
        cell.alpha = path.item == 2 ? 0.25 : 1
        return cell
    }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 80, height: 80)
let tiles = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
tiles.register(Tile.self, forCellWithReuseIdentifier: "tile")
let wall = Wall()
tiles.dataSource = wall
view.addSubview(tiles)
tiles.layoutIfNeeded()
func tile(_ item: Int) -> Tile? { tiles.cellForItem(at: IndexPath(item: item, section: 0)) as? Tile }
print(tile(0)?.mark.frame.minX ?? 0, tile(2)?.alpha ?? 0, tile(3)?.isHidden ?? false)  // prints: 70.0 0.25 true
let finger = hand.touch(tiles, at: CGPoint(x: 40, y: 40))
device.wait(0.3)  // The scroll view delays touches by 150 ms.
tiles.setNeedsLayout()
tiles.layoutIfNeeded()
print(tile(0)?.transform.a ?? 1, tile(0)?.frame.width ?? 0, tile(2)?.alpha ?? 0)  // prints: 0.5 40.0 0.25
finger.lift()
device.wait(0.1)
print(tile(0)?.frame.width ?? 0, tile(0)?.contentView.alpha ?? 0)  // prints: 80.0 1.0
layout.itemSize.width = 90
tiles.layoutIfNeeded()
print(tile(2)?.alpha ?? 0, tile(3)?.isHidden ?? true)  // prints: 1.0 false
