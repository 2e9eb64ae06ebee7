// A layout that lets scrolling come to rest at an item.
class Carousel: UICollectionViewFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let usual = super.targetContentOffset(
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
        print(usual == proposedContentOffset, velocity.y)
        let step = itemSize.width + minimumLineSpacing
        return CGPoint(x: (usual.x / step).rounded() * step, y: usual.y)
    }
}
class Cards: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        print("delegate", targetContentOffset.pointee.x.truncatingRemainder(dividingBy: 110))
    }
}
let layout = Carousel()
layout.scrollDirection = .horizontal
layout.itemSize = CGSize(width: 100, height: 100)
layout.minimumLineSpacing = 10
let cards = Cards()
let collection = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
collection.dataSource = cards
collection.delegate = cards
view.addSubview(collection)
collection.layoutIfNeeded()
hand.drag(collection, by: CGVector(dx: -170, dy: 0), over: 0.3)
// prints: true 0.0
// prints: delegate 0.0
device.wait(5)
print(collection.contentOffset.x.truncatingRemainder(dividingBy: 110), collection.contentOffset.x > 0)
// prints: 0.0 true
let still = layout.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
// prints: true 0.0
print(still)  // prints: (0.0, 0.0)
