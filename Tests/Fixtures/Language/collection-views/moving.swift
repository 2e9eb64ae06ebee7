// Moving items by hand (M-20), as people do it with a long press.
class Board: UICollectionViewController {
    var names = ["a", "b", "c", "d"]
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        collectionView.addGestureRecognizer(press)
    }
    @objc func pressed(_ gesture: UILongPressGestureRecognizer) {
        let place = gesture.location(in: collectionView)
        switch gesture.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: place) else { break }
            print("begin", collectionView.beginInteractiveMovementForItem(at: path))
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 3
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        print("move", sourceIndexPath.item, destinationIndexPath.item)
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 80, height: 80)
let board = Board(collectionViewLayout: layout)
window.rootViewController = board
let items = board.collectionView!
items.contentInsetAdjustmentBehavior = .never
items.layoutIfNeeded()
func center(_ item: Int) -> CGPoint {
    items.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center
}
let first = items.cellForItem(at: IndexPath(item: 0, section: 0))!
let finger = hand.touch(items, at: center(0))
finger.hold(0.6)  // prints: begin true
finger.move(to: items.convert(center(2), to: nil))
print(first.center == center(2))  // prints: true
finger.lift()  // prints: move 0 2
device.wait(0)
print(board.names, items.indexPath(for: first)!.item, abs(first.center.x - center(2).x) < 0.01)  // prints: ["b", "c", "a", "d"] 2 true
print(items.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))  // prints: false
print(items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))  // prints: true
items.updateInteractiveMovementTargetPosition(center(1))
items.cancelInteractiveMovement()
device.wait(0)
print(board.names)  // prints: ["b", "c", "a", "d"]

// A delegate says where an item may go.
class Warden: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        print("may", originalIndexPath.item, currentIndexPath.item, proposedIndexPath.item)
        return IndexPath(item: 1, section: 0)
    }
}
let warden = Warden()
items.delegate = warden
items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
items.updateInteractiveMovementTargetPosition(center(2))  // prints: may 0 0 2
items.endInteractiveMovement()  // prints: move 0 1
print(board.names)  // prints: ["c", "b", "a", "d"]
