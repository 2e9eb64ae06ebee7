// A layout's class may say that it always has a collection view.
class Cards: UICollectionViewLayout {
    override var collectionView: UICollectionView { super.collectionView! }
    var count: Int { collectionView.numberOfItems(inSection: 0) }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView.bounds.width, height: CGFloat(count) * 30)
    }
}
class Stock: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}
let cards = Cards()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: cards)
let stock = Stock()
list.dataSource = stock
list.layoutIfNeeded()
print(list.contentSize, cards.collectionView === list)  // prints: (100.0, 120.0) true
