// Two fingers that drag select items (M-11, GC-67).
class Photos: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 300, height: 90)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        print("may", indexPath.item, collectionView.allowsMultipleSelection)
        return true
    }
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        print("begins", indexPath.item, collectionView.allowsMultipleSelection)
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        print("ends", collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("selected", indexPath.item)
    }
}
let photos = Photos()
window.rootViewController = photos
device.wait(0.1)
func twoFingers(from y: CGFloat, by way: CGFloat) {
    let (a, b) = (hand.touch(at: CGPoint(x: 100, y: y)), hand.touch(at: CGPoint(x: 160, y: y)))
    hand.together {
        a.move(by: CGVector(dx: 0, dy: way), over: 0.3)
        b.move(by: CGVector(dx: 0, dy: way), over: 0.3)
    }
    hand.together {
        a.lift()
        b.lift()
    }
    device.wait(0.5)
}
twoFingers(from: 50, by: 200)
// prints: may 0 false
// prints: begins 0 true
// prints: selected 0
// prints: selected 2
// prints: ends [0, 2]
print(photos.grid.allowsMultipleSelection, photos.grid.isEditing)  // prints: true false
photos.grid.allowsMultipleSelection = false
photos.grid.allowsMultipleSelectionDuringEditing = true
twoFingers(from: 340, by: -10.5)
// prints: may 3 false
// prints: begins 3 false
// prints: selected 3
// prints: ends [0, 2, 3]
print(photos.grid.isEditing, photos.grid.allowsMultipleSelection)  // prints: true false
// What taps select while items are edited.
photos.grid.allowsMultipleSelectionDuringEditing = false
hand.tap(at: CGPoint(x: 100, y: 50))
print(photos.grid.allowsMultipleSelectionDuringEditing, photos.grid.allowsSelectionDuringEditing)
// prints: false false
photos.grid.allowsSelectionDuringEditing = true
hand.tap(at: CGPoint(x: 100, y: 50))  // prints: selected 0
class Own: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        40
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        print("own begins", indexPath.item)
    }
    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        super.collectionViewDidEndMultipleSelectionInteraction(collectionView)
        print("own ends", collectionView.indexPathsForSelectedItems?.count ?? 0)
    }
}
let own = Own(collectionViewLayout: UICollectionViewFlowLayout())
own.collectionView.allowsMultipleSelectionDuringEditing = true
window.rootViewController = own
device.wait(0.1)
twoFingers(from: 30, by: 60)
// prints: own begins 2
// prints: own ends 7
