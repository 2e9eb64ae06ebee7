// A collection view that deletes the item under the finger keeps its cell, hidden, and the pan goes on.
final class Grid: UIViewController, UICollectionViewDataSource {
    let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
    var count = 3
    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        grid.addGestureRecognizer(pan)
        view.addSubview(grid)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    @objc func panned(_ pan: UIPanGestureRecognizer) {
        print(pan.state.rawValue)
        guard pan.state == .began else { return }
        count = 2
        grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
}
let tiles = Grid()
window.rootViewController = tiles
device.wait(0.1)
let finger = hand.touch(at: CGPoint(x: 25, y: 25))
finger.move(to: CGPoint(x: 60, y: 25))
finger.move(to: CGPoint(x: 90, y: 25))
finger.lift()
device.wait(0.5)
let hidden = tiles.grid.subviews.filter { $0.isHidden && $0 is UICollectionViewCell }
print(tiles.grid.visibleCells.count, hidden.count)
// prints: 1
// prints: 2
// prints: 3
// prints: 2 0
