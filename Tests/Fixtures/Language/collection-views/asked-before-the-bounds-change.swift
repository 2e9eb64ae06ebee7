// A layout is asked about new bounds while the collection view has the old ones.
final class Springy: UICollectionViewFlowLayout {
    var travelled: CGFloat = 0
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        travelled += newBounds.origin.y - view.bounds.origin.y
        if newBounds.width != view.bounds.width { print("width", view.bounds.width, newBounds.width) }
        return newBounds.width != view.bounds.width
    }
    override func prepare() {
        super.prepare()
        print("prepare")
    }
}
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
}
let layout = Springy(), source = Source()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
grid.dataSource = source
view.addSubview(grid)
device.wait(0.1)
grid.contentOffset.y = 40
device.wait(0.1)
print(layout.travelled)
hand.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), over: 0.2)
print(layout.travelled == grid.contentOffset.y, grid.contentOffset.y > 70)
grid.frame.size.width = 200
device.wait(0.1)
// prints: prepare
// prints: 40.0
// prints: true true
// prints: width 300.0 200.0
// prints: prepare
